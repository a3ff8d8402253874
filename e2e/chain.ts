import type { products } from '@trace/domain/areas/catalogue/products.ts'
import type { batches } from '@trace/domain/areas/growing/batches.ts'
import type { labors } from '@trace/domain/areas/producers/labors.ts'
import type { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Entry } from '@trace/define/entry.ts'
import { checkDigit } from '@trace/define/gs1/gs1.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import type { EntryAt, EntryOf } from '@trace/server/test/data-at.ts'
import type { Api, Method } from './fixtures.ts'

/** Makes a call that must succeed, and returns its row. */
export type Ask = <const M extends Method, const P extends string>(
  method: M,
  path: P,
  data?: object,
) => Promise<EntryAt<M, P>>

interface Chain {
  ask: Ask
  /** Writes a diary, which staff then approve. */
  write(stage_id: number, day: string, more?: object): Promise<void>
  tag: string
  stages: Record<'stocking' | 'treatment' | 'sale', number>
  batch: Entry<typeof batches>
  product: Entry<typeof products>
  manufacture: Entry<typeof manufactures>
  labor: Entry<typeof labors>
}

/** Days of the worked chain (the rearing of hill chickens), counted from today so that the goods are still good. */
export const days = {
  start: addDays(today(), -139),
  vaccine: addDays(today(), -132),
  drug: addDays(today(), -80),
  early: addDays(today(), -77),
  harvest: addDays(today(), -11),
  packaging: addDays(today(), -10),
  expiry: addDays(today(), 20),
}

/** '2026-09-05' as screens show it: '05/09/2026'. */
export const shown = (day: string): string => day.split('-').toReversed().join('/')

const entryIn = <D>(data: D): EntryOf<D> => (data as { entry: EntryOf<D> }).entry

/** Address of a list, with a query. */
export type ListPath = `/${string}?${string}`

/** The first row of a list. */
export async function firstOf(api: Api, path: ListPath): Promise<number> {
  const { data } = await api('GET', path)
  return data.entries[0]!.id
}

/**
 * Creates by calls the data that a journey along the chain begins with: an approved producer with its area and
 * product, an active process, and a batch in production with its diaries, up to a drug with a waiting period.
 */
export async function layOutChain(api: Api): Promise<Chain> {
  const ask: Ask = async (method, path, form) => {
    const reply = await api(method, path, form)
    if (reply.code !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(reply)}`)
    return entryIn(reply.data)
  }
  const find = (path: ListPath) => firstOf(api, path)
  const approve = <const P extends string>(path: P, { id }: { id: number }) =>
    ask('PUT', `${path}/${id}/change-approved`)
  const tag = String(Date.now()).slice(-6)
  const place = {
    address: 'Thôn Khe Léng',
    province_id: await find('/provinces?search=quang%20ninh'),
    ward_id: await find('/wards?search=06874'),
  }
  const gtin = `952123${tag}`

  const producer = await ask('POST', '/manufactures', {
    name: `HTX Gà đồi Hành Trình ${tag}`,
    manufacturing_form_id: await find('/manufacturing-forms?search=hop%20tac%20xa'),
    manufacturing_sector_ids: [await find('/manufacturing-sectors?search=chan%20nuoi')],
    tax_code: `0009${tag}`,
    representative_name: 'Nguyễn Văn A',
    phone: `0009${tag}`,
    ...place,
  })
  const manufacture = await approve('/manufactures', producer)
  const owner = { manufacture_id: manufacture.id }
  const field = await ask('POST', '/material-areas', {
    name: 'Đồi thả số 1',
    area_type: 'production',
    sector_kind: 'animal',
    animal_id: await find('/animals?search=ga%20tien%20yen'),
    acreage: 2.4,
    ...owner,
    ...place,
  })
  const area = await approve('/material-areas', field)
  const goods = await ask('POST', '/products', {
    name: `Gà đồi hành trình ${tag}`,
    product_group_id: await find('/product-groups?search=gia%20cam'),
    product_unit_id: await find('/product-units?search=kg'),
    price: 190_000,
    images: [{ url: await api.picture() }],
    gtin: gtin + checkDigit(gtin),
    shelf_life_days: 30,
    applied_standards: [{ code: 'TCCS 01:2026' }],
    ...owner,
  })
  const product = await approve('/products', goods)
  const worker = await ask('POST', '/labors', {
    name: `Trần Thị B ${tag}`,
    phone: `0008${tag}`,
    labor_type: 'member',
    ...owner,
    ...place,
  })
  const labor = await approve('/labors', worker)
  const stage = async (name: string, activity_type: string) =>
    (await ask('POST', '/stages', { name: `${name} ${tag}`, activity_type, sector_kind: 'animal' })).id
  const stages = {
    stocking: await stage('Nhập giống', 'stocking'),
    treatment: await stage('Phòng, trị bệnh', 'treatment'),
    sale: await stage('Xuất bán', 'sale'),
  }
  const process = await ask('POST', '/processes', {
    name: `Gà đồi ${tag}`,
    sector_kind: 'animal',
    process_stages: Object.values(stages).map((stage_id) => ({ stage_id, is_required: true, is_traceable: true })),
    ...owner,
  })
  await ask('PUT', `/processes/${process.id}/change-status/active`)
  const batch = await ask('POST', '/batches', {
    name: `Lứa gà ${tag}`,
    product_id: product.id,
    process_id: process.id,
    material_area_id: area.id,
    start_date: days.start,
    expected_quantity: 5400,
    product_unit_id: product.product_unit_id,
    head_count_start: 3000,
    ...owner,
  })
  await ask('PUT', `/batches/${batch.id}/change-status/in_production`)

  const write = async (stage_id: number, day: string, more: object = {}) => {
    const { id } = await ask('POST', '/diaries', {
      batch_id: batch.id,
      stage_id,
      labor_id: labor.id,
      performed_at: `${day}T07:00:00+07:00`,
      ...more,
    })
    await ask('PUT', `/diaries/${id}/change-status/submitted`)
    await ask('PUT', `/diaries/${id}/change-status/approved`)
  }
  await write(stages.stocking, days.start, { details: { count: 3000 } })
  await write(stages.treatment, days.drug, {
    inputs: [{ kind: 'vet_drug', name: 'Thuốc cầu trùng', quantity: 2, unit: 'kg', withdrawal_days: 7 }],
  })
  return { ask, write, tag, stages, batch, product, manufacture, labor }
}

/**
 * Creates an active trace of a harvested batch. `stamp` is a name for an issue of its labels, which the caller makes.
 */
export async function givenActiveTrace(api: Api) {
  const { ask, write, tag, stages, batch } = await layOutChain(api)
  await write(stages.sale, days.harvest, { quantity: 5240 })
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  const trace = await ask('POST', '/traces', {
    batch_id: batch.id,
    harvest_date: days.harvest,
    packaging_date: days.packaging,
    expired_date: days.expiry,
    quantity: 2000,
  })
  await ask('PUT', `/traces/${trace.id}/change-active`)
  const codes = { code: String(trace['code']), batch: String(batch['code']) }
  return { ask, trace: trace.id, ...codes, stamp: `Tem Gà đồi hành trình ${tag}` }
}
