import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, today } from '@trace/define/text/dates.ts'
import { areaForm, givenChain, manufactureForm } from '../chain.ts'
import { givenIssue } from '../issue.ts'
import type { CallApi } from '../server.ts'
import { testServer } from '../server.ts'

const NOBODY = 999_999
const CHECK = { 'check-only': '1' }

const chains = testServer()

interface Sent {
  call?: CallApi
  method?: 'POST' | 'PUT' | 'PATCH'
  path: string
  body: object
}

const together: [what: string, send: () => Promise<Sent>, fields: string[]][] = [
  [
    'a production plan: no name, a product twice, days turned round, a worker twice, one who is not there',
    async () => {
      const { labor, manufacture, product } = await givenChain(chains)
      const line = { product_id: product.id, target_quantity: 1000, product_unit_id: product.product_unit_id }
      const share = { labor_id: labor.id, assigned_quantity: 1 }
      const products = [
        { ...line, start_date: '2026-11-02', end_date: '2026-11-01', labors: [share, share] },
        { ...line, labors: [{ ...share, labor_id: NOBODY }] },
      ]
      const days = { start_date: '2026-10-01', end_date: '2026-12-31' }
      return {
        path: '/production-plans',
        body: { manufacture_id: manufacture.id, year: 2026, ...days, products },
      }
    },
    [
      'name',
      'products.0.end_date',
      'products.0.labors.1.labor_id',
      'products.1.labors.0.labor_id',
      'products.1.product_id',
    ],
  ],
  [
    'an order: of how many, for when, and for what',
    async () => {
      const chain = await givenChain(chains)
      return {
        call: chain.admin,
        path: '/orders',
        body: {
          trace_id: NOBODY,
          stamp_type: 'qr_serial',
          receiver_name: 'Nguyễn Văn A',
          receiver_phone: '0000000001',
          receive_method: 'pickup',
          wanted_at: addDays(today(), -1),
        },
      }
    },
    ['quantity', 'trace_id', 'wanted_at'],
  ],
  [
    'a diary: a time to come, no inputs, a worker who is not there, a title that is too long',
    async () => {
      const { diaryForm } = await givenChain(chains)
      return {
        path: '/diaries',
        body: diaryForm('vaccination', '2036-01-01T00:00:00Z', { labor_id: NOBODY, title: 'x'.repeat(500) }),
      }
    },
    ['inputs', 'labor_id', 'performed_at', 'title'],
  ],
  [
    'a diary: before its batch began, in a unit that measures something else',
    async () => {
      const { diaryForm } = await givenChain(chains)
      const [piece] = await chains.sql<{ id: number }[]>`
        insert into product_units (code, name) values ('CAI-THU', 'cái thử') returning id`
      return {
        path: '/diaries',
        body: diaryForm('sale', '2020-01-01T00:00:00Z', { quantity: 3, product_unit_id: piece!.id }),
      }
    },
    ['performed_at', 'product_unit_id'],
  ],
  [
    'a diary: of another process, before its batch began',
    async () => {
      const { diaryForm } = await givenChain(chains)
      return { path: '/diaries', body: { ...diaryForm('weighing', '2020-01-01T00:00:00Z'), stage_id: NOBODY } }
    },
    ['performed_at', 'stage_id'],
  ],
  [
    'a batch: no name, no animals, more ground than there is',
    async () => {
      const { batchForm } = await givenChain(chains)
      return { path: '/batches', body: { ...batchForm, name: null, head_count_start: null, acreage_used: 9_000 } }
    },
    ['acreage_used', 'head_count_start', 'name'],
  ],
  [
    'a batch that runs: everything that is settled',
    async () => {
      const { batch, batchForm, area } = await givenChain(chains)
      return {
        method: 'PUT',
        path: `/batches/${batch.id}`,
        body: { ...batchForm, code: 'A-1', material_area_id: NOBODY, head_count_start: null, area },
      }
    },
    ['code', 'head_count_start', 'material_area_id'],
  ],
  [
    'a trace: days out of order, too much of it, a certificate that is not there',
    async () => {
      const { batch, harvest } = await givenChain(chains)
      await harvest()
      const days = { harvest_date: '2026-11-09', packaging_date: '2026-11-01' }
      return { path: '/traces', body: { batch_id: batch.id, ...days, quantity: 90_000, certificate_ids: [NOBODY] } }
    },
    ['certificate_ids', 'harvest_date', 'packaging_date', 'quantity'],
  ],
  [
    'issued stamps: everything that has been numbered',
    async () => {
      const { admin, stamp } = await givenIssue(chains)
      return {
        call: admin,
        method: 'PUT',
        path: `/stamps/${stamp.id}`,
        body: { ...stamp, quantity: stamp.quantity + 1, stamp_type: 'qr', name: 'x'.repeat(500) },
      }
    },
    ['name', 'quantity', 'stamp_type'],
  ],
  [
    'labels to be revoked: which, in place of which, and why',
    async () => {
      const { admin, stamp } = await givenIssue(chains)
      return {
        call: admin,
        method: 'PUT',
        path: `/stamps/${stamp.id}/revoke`,
        body: { serial_from: NOBODY, replaced_by: NOBODY + 1 },
      }
    },
    ['reason', 'replaced_by', 'serial_from'],
  ],
  [
    'labels to be locked: both ends, and why',
    async () => {
      const { admin, stamp } = await givenIssue(chains)
      const range = { serial_from: NOBODY, serial_to: NOBODY + 1 }
      return { call: admin, method: 'PUT', path: `/stamps/${stamp.id}/lock`, body: range }
    },
    ['reason', 'serial_from', 'serial_to'],
  ],
  [
    'a password of one’s own: the present one, the new one, and its repetition',
    async () => ({
      method: 'PUT',
      path: '/change-password',
      body: { current_password: 'khong-phai', password: 'matkhau123', password_confirmation: 'khac' },
    }),
    ['current_password', 'password', 'password_confirmation'],
  ],
  [
    'a role: no name, a wider reach, and rights of others',
    async () => {
      const own = await chains.signIn(
        [
          { action: 'create', subject: 'roles' },
          { action: 'list', subject: 'roles' },
        ],
        { scope: 'commune', ward_id: (await chains.sql<{ id: number }[]>`select id from wards limit 1`)[0]!.id },
      )
      const all = await chains.sql<{ id: number }[]>`select id from permissions`
      return {
        call: own,
        path: '/roles',
        body: { code: 'thu', scope: 'province', permission_ids: all.map(({ id }) => id) },
      }
    },
    ['name', 'permission_ids', 'scope'],
  ],
  [
    'an account: of whose, a password that is easy to guess, an address that is taken',
    async () => {
      const admin = await chains.signIn('everything')
      const [role] = await chains.sql<{ id: number }[]>`select id from roles where code = 'producer_staff'`
      const [known] = await chains.sql<{ email: string }[]>`select email from users where id = ${admin.userId}`
      const who = { name: 'Lan', username: 'lan.moi', email: known!.email, role_id: role!.id }
      return { call: admin, path: '/users', body: { ...who, password: 'matkhau123', phone: '12' } }
    },
    ['email', 'manufacture_id', 'password', 'phone'],
  ],
  [
    'a producer: no name, no tax number, a GLN that is taken',
    async () => {
      await givenChain(chains)
      return { path: '/manufactures', body: await manufactureForm(chains, { name: '', tax_code: null }) }
    },
    ['gln', 'name', 'tax_code'],
  ],
  [
    'a worker: too young, and a password that is easy to guess',
    async () => {
      const { manufacture } = await givenChain(chains)
      const who = { name: 'Bé', phone: '1', manufacture_id: manufacture.id, labor_type: 'member' }
      return { path: '/labors', body: { ...who, birthday: addDays(today(), -400), password: '12345678' } }
    },
    ['birthday', 'password', 'phone'],
  ],
  [
    'a piece of land: no name, households that have more than there is, an outline elsewhere',
    async () => {
      const { manufacture } = await givenChain(chains)
      await chains.sql`update wards set centroid_lat = 21.33, centroid_lng = 107.35 where code = '06874' and system = '2025'`
      const ring = [[105.78, 10.03], [105.79, 10.03], [105.79, 10.04], [105.78, 10.03]] // prettier-ignore
      const wrong = { name: '', boundary: { type: 'Polygon', coordinates: [ring] }, households: [{ acreage: 90 }] }
      return { path: '/material-areas', body: await areaForm(chains, manufacture.id, wrong) }
    },
    ['boundary', 'households', 'name'],
  ],
  [
    'a process: no name, and two stages whose days are turned round',
    async () => {
      const { stages } = await givenChain(chains)
      const turned = { day_from: 9, day_to: 3 }
      const process_stages = [
        { stage_id: stages.stocking, ...turned },
        { stage_id: stages.ranging, day_from: 1, day_to: 2 },
        { stage_id: stages.sale, ...turned },
      ]
      return { path: '/processes', body: { sector_kind: 'animal', process_stages } }
    },
    ['name', 'process_stages.0.day_to', 'process_stages.2.day_to'],
  ],
]

for (const [what, send, fields] of together) {
  test(`what is wrong is told at once with ${what}`, async () => {
    const { call = await chains.signIn('everything'), method = 'POST', path, body } = await send()
    const saved = await call(method, path, body)
    const problems = Object.keys(saved.errors ?? {})
    assert.deepEqual(
      [saved.code, fields.filter((field) => !problems.includes(field))],
      [422, []],
      JSON.stringify(saved),
    )
    const looked = await call(method, path, body, CHECK)
    assert.deepEqual([looked.code, looked.data], [200, { problems: saved.errors }])
  })
}
