import assert from 'node:assert/strict'
import { defaultRoles } from '@trace/domain/areas/accounts/default-roles.ts'
import type { products } from '@trace/domain/areas/catalogue/products.ts'
import type { batches } from '@trace/domain/areas/growing/batches.ts'
import type { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import type { processes } from '@trace/domain/areas/growing/processes.ts'
import type { labors } from '@trace/domain/areas/producers/labors.ts'
import type { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { EntryAt, EntryOf } from './data-at.ts'
import type { Method, Reply, testServer } from './server.ts'

type Server = ReturnType<typeof testServer>

/** Returns the row of an answer; fails with the whole answer if the call failed. */
export function entryOf<D>(reply: Reply<D>): EntryOf<D> {
  assert.equal(reply.code, 200, JSON.stringify(reply))
  return (reply.data as { entry: EntryOf<D> }).entry
}

/** The fields that a refusal names. */
export const fieldsOf = ({ errors = {} }: Reply): string[] => Object.keys(errors)

/** Signs in somebody with one of the eight default roles. */
export const signInAs = (
  server: Server,
  code: string,
  who: { manufacture_id?: number; ward_id?: number } = {},
): ReturnType<Server['signIn']> => {
  const role = defaultRoles.find((each) => each.code === code)!
  return server.signIn(role.permissions, { scope: role.scope, ...who })
}

export async function signInAsSuperAdmin(server: Server): ReturnType<Server['signIn']> {
  const call = await server.signIn([])
  await server.sql`update users set role_id = (select id from roles where code = 'super_admin') where id = ${call.userId}`
  return call
}

/** The id of a row of the base data, by its code. */
export async function idOf(server: Server, table: string, code: string): Promise<number> {
  const now = table === 'wards' || table === 'provinces' ? server.sql`and system = '2025'` : server.sql``
  const [row] = await server.sql<{ id: number }[]>`select id from ${server.sql(table)} where code = ${code} ${now}`
  assert.ok(row, `${table} ${code}`)
  return row.id
}

/** The address in Xã Điền Xá that everything of the chain has. */
export const addressOf = async (server: Server) => ({
  address: 'Thôn Khe Léng',
  province_id: await idOf(server, 'provinces', '22'),
  ward_id: await idOf(server, 'wards', '06874'),
})

export async function manufactureForm(server: Server, more: object = {}) {
  return {
    name: 'HTX Chăn nuôi gà đồi Điền Xá',
    manufacturing_form_id: await idOf(server, 'manufacturing_forms', 'HOP-TAC-XA'),
    manufacturing_sector_ids: [await idOf(server, 'manufacturing_sectors', 'CHAN-NUOI')],
    tax_code: '0000000001',
    representative_name: 'Nguyễn Văn A',
    phone: '0000000001',
    gln: '9521234009016',
    ...(await addressOf(server)),
    ...more,
  }
}

export async function areaForm(server: Server, manufacture_id: number, more: object = {}) {
  return {
    name: 'Đồi thả Điền Xá 1',
    area_type: 'production',
    manufacture_id,
    sector_kind: 'animal',
    animal_id: await idOf(server, 'animals', 'GA-TIEN-YEN'),
    acreage: 2.4,
    ...(await addressOf(server)),
    ...more,
  }
}

export async function productForm(server: Server, manufacture_id: number, more: object = {}) {
  return {
    name: 'Gà Tiên Yên thả đồi',
    manufacture_id,
    product_group_id: await idOf(server, 'product_groups', 'GIA-CAM-TRUNG'),
    product_unit_id: await idOf(server, 'product_units', 'kg'),
    price: 190_000,
    images: [{ url: '/files/ga-tien-yen.webp' }],
    gtin: '9521234001010',
    shelf_life_days: 7,
    applied_standards: [{ code: 'TCCS 01:2026/GDX' }],
    ...more,
  }
}

const stageForms = {
  stocking: { name: 'Nhập giống', activity_type: 'stocking', is_required: true },
  vaccination: { name: 'Tiêm vắc-xin', activity_type: 'vaccination', is_required: true },
  ranging: { name: 'Thả đồi', activity_type: 'other', is_required: false },
  treatment: { name: 'Phòng, trị bệnh', activity_type: 'treatment', is_required: false },
  weighing: { name: 'Cân, theo dõi tăng trọng', activity_type: 'weighing', is_required: false },
  sale: { name: 'Xuất bán', activity_type: 'sale', is_required: true },
}

export type StageName = keyof typeof stageForms

/** Makes a call that must succeed, and returns its row. */
export type Ask = <const M extends Method, const U extends string>(
  method: M,
  url: U,
  body?: object,
) => Promise<EntryAt<M, U>>

export interface Chain {
  admin: Awaited<ReturnType<Server['signIn']>>
  ask: Ask
  manufacture: Entry<typeof manufactures>
  area: Entry<typeof materialAreas>
  product: Entry<typeof products>
  labor: Entry<typeof labors>
  stages: Record<StageName, number>
  process: Entry<typeof processes>
  batchForm: object
  batch: Entry<typeof batches>
  diaryForm(stage: StageName, performed_at: string, more?: object): object
  write(stage: StageName, performed_at: string, more?: object): Promise<Entry<typeof diaries>>
  harvest(): Promise<Entry<typeof batches>>
  trace(more?: object): Promise<EntryAt<'POST', '/traces'>>
}

/**
 * Creates the complete chain of one producer up to a batch in production, by the calls that its users would make:
 * producer, area, product and worker approved, process active. `write` adds an approved diary, `harvest` every diary
 * that the batch needs, `trace` a trace of the batch.
 */
export async function givenChain(server: Server): Promise<Chain> {
  const admin = await server.signIn('everything')
  const ask: Ask = async (method, url, body) => entryOf(await admin(method, url, body))
  const approve = <const P extends string>(path: P, { id }: { id: number }) =>
    ask('PUT', `${path}/${id}/change-approved`)

  const producer = await ask('POST', '/manufactures', await manufactureForm(server))
  const manufacture = await approve('/manufactures', producer)
  const field = await ask('POST', '/material-areas', await areaForm(server, manufacture.id))
  const area = await approve('/material-areas', field)
  const goods = await ask('POST', '/products', await productForm(server, manufacture.id))
  const product = await approve('/products', goods)
  const worker = await ask('POST', '/labors', {
    name: 'Trần Thị B',
    phone: '0000000002',
    manufacture_id: manufacture.id,
    labor_type: 'member',
    ...(await addressOf(server)),
  })
  const labor = await approve('/labors', worker)
  const stages = {} as Record<StageName, number>
  for (const [key, { name, activity_type }] of Object.entries(stageForms)) {
    stages[key as StageName] = (await ask('POST', '/stages', { name, activity_type, sector_kind: 'animal' })).id
  }
  const process_stages = Object.entries(stageForms).map(([key, { is_required }]) => ({
    stage_id: stages[key as StageName],
    is_required,
    is_traceable: true,
  }))
  const draft = await ask('POST', '/processes', {
    name: 'Gà đồi Tiên Yên VietGAHP',
    sector_kind: 'animal',
    standard: 'vietgahp',
    process_stages,
  })
  const process = await ask('PUT', `/processes/${draft.id}/change-status/active`)
  const batchForm = {
    name: 'Lứa gà tháng 7',
    manufacture_id: manufacture.id,
    product_id: product.id,
    process_id: process.id,
    material_area_id: area.id,
    start_date: '2026-07-05',
    expected_harvest_date: '2026-11-10',
    expected_quantity: 5400,
    product_unit_id: product.product_unit_id,
    head_count_start: 3000,
  }
  const planned = await ask('POST', '/batches', batchForm)
  const batch = await ask('PUT', `/batches/${planned.id}/change-status/in_production`)

  const diaryForm = (stage: StageName, performed_at: string, more: object = {}) => ({
    batch_id: batch.id,
    stage_id: stages[stage],
    labor_id: labor.id,
    performed_at,
    ...more,
  })

  async function write(stage: StageName, performed_at: string, more: object = {}) {
    const { id } = await ask('POST', '/diaries', diaryForm(stage, performed_at, more))
    await ask('PUT', `/diaries/${id}/change-status/submitted`)
    return ask('PUT', `/diaries/${id}/change-status/approved`)
  }

  async function harvest() {
    await write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } })
    await write('vaccination', '2026-07-12T08:00:00+07:00', { inputs: [newcastle] })
    await write('sale', '2026-11-10T06:00:00+07:00', { quantity: 5240 })
    return ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  }

  const trace = (more: object = {}) =>
    ask('POST', '/traces', {
      batch_id: batch.id,
      harvest_date: '2026-11-10',
      packaging_date: '2026-11-11',
      quantity: 2000,
      expiry_reason: 'Cấp đông',
      ...more,
    })

  return {
    admin,
    ask,
    manufacture,
    area,
    product,
    labor,
    stages,
    process,
    batchForm,
    batch,
    diaryForm,
    write,
    harvest,
    trace,
  }
}

export const newcastle = { kind: 'vaccine', name: 'Newcastle', quantity: 3000, unit: 'liều' }
export const coccidiosis = { kind: 'vet_drug', name: 'Thuốc cầu trùng', quantity: 2, unit: 'kg', withdrawal_days: 7 }
