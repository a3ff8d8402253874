import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { hasCheckCharacter } from '@trace/define/text/crockford.ts'
import {
  coccidiosis,
  entryOf,
  fieldsOf,
  givenChain,
  productForm,
  signInAs,
  signInAsSuperAdmin,
} from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const recall = { recall_kind: 'mandatory', recall_reason: 'Dư lượng kháng sinh', recall_handling: 'destroy' }

async function givenTrace(more: object = {}) {
  const chain = await givenChain(server)
  await chain.harvest()
  return { ...chain, entry: await chain.trace(more) }
}

test('a trace takes from its batch and product what its form leaves open', async () => {
  const { area, batch, entry, manufacture, product } = await givenTrace()
  assert.ok(entry.code && hasCheckCharacter(entry.code) && entry.code.length === 12, String(entry.code))
  assert.ok(entry.code.startsWith('22'))
  assert.deepEqual(
    [
      entry.name,
      entry.manufacture_id,
      entry.product_id,
      entry.material_area_id,
      entry.planting_date,
      entry.expired_date,
      entry.lot,
    ],
    [
      `Gà Tiên Yên thả đồi – lô ${batch.code}`,
      manufacture.id,
      product.id,
      area.id,
      '2026-07-05',
      '2026-11-18',
      batch.code,
    ],
  )
  assert.deepEqual([entry.status, entry.is_active, entry.diary_ids.length], ['draft', false, 3])
})

test('the second trace of a batch has a lot of its own, and without a GTIN the link leads to the code', async () => {
  const { admin, ask, manufacture, product, trace } = await givenTrace()
  const second = await trace()
  assert.deepEqual([second.lot, second.gs1_key], ['QN06874-2607-01-2', '010952123400101010QN06874-2607-01-2'])
  entryOf(await admin('PUT', `/products/${product.id}`, await productForm(server, manufacture.id, { gtin: null })))
  const third = await ask('POST', '/traces', { batch_id: second.batch_id, quantity: 1 })
  assert.deepEqual([third.gs1_key, third.qr_url], [null, `https://truyxuat.example.vn/t/${third.code}`])
})

test('traces share what was harvested and no more', async () => {
  const { admin, ask, batch, entry, trace } = await givenTrace()
  await trace({ quantity: 3000 })
  const over = await admin('POST', '/traces', { batch_id: batch.id, quantity: 241 })
  assert.deepEqual(over.errors, { quantity: ['Số lượng vượt sản lượng còn lại của lô (240)'] })
  const [ton] = await server.sql`select id from product_units where code = 'tan'`
  assert.equal(
    (await admin('POST', '/traces', { batch_id: batch.id, quantity: 0.25, product_unit_id: ton!['id'] })).code,
    422,
  )
  const grown = await ask('PUT', `/traces/${entry.id}`, { ...entry, quantity: 2240 })
  assert.equal(grown.quantity, 2240)
  assert.equal((await ask('GET', `/batches/${batch.id}`)).remaining_quantity, 0)
  assert.equal((await admin('DELETE', `/traces/${entry.id}`)).code, 200)
  assert.equal((await ask('GET', `/batches/${batch.id}`)).remaining_quantity, 2240)
})

const dates: [what: string, dates: object, errors: Record<string, string[]>][] = [
  [
    'harvested before it was stocked',
    { planting_date: '2026-11-11' },
    { harvest_date: ['Ngày thu hoạch không được trước ngày nhập giống'] },
  ],
  [
    'packed before it was harvested',
    { packaging_date: '2026-11-09' },
    { packaging_date: ['Ngày đóng gói không được trước ngày thu hoạch'] },
  ],
  [
    'spoilt the day it was packed',
    { packaging_date: '2026-11-11', expired_date: '2026-11-11' },
    { expired_date: ['Hạn sử dụng phải sau ngày đóng gói'] },
  ],
  [
    'spoilt before it was harvested',
    { packaging_date: null, expired_date: '2026-11-09' },
    { expired_date: ['Hạn sử dụng phải sau ngày thu hoạch'] },
  ],
  [
    'spoilt the day they were harvested',
    { packaging_date: null, expired_date: '2026-11-10' },
    { expired_date: ['Hạn sử dụng phải sau ngày thu hoạch'] },
  ],
  [
    'stocked before their batch began',
    { planting_date: '2026-07-04' },
    { planting_date: ['Ngày nhập giống không được trước ngày bắt đầu của lô (05/07/2026)'] },
  ],
  [
    'packed before they were stocked, and harvested on no day,',
    { planting_date: '2026-11-11', harvest_date: null, packaging_date: '2026-11-09' },
    {
      harvest_date: ['Ngày thu hoạch bắt buộc'],
      packaging_date: ['Ngày đóng gói không được trước ngày nhập giống'],
    },
  ],
]
for (const [what, given, errors] of dates) {
  test(`goods ${what} are refused`, async () => {
    const { admin, batch, harvest } = await givenChain(server)
    await harvest()
    const reply = await admin('POST', '/traces', {
      batch_id: batch.id,
      quantity: 1,
      harvest_date: '2026-11-10',
      ...given,
    })
    assert.deepEqual([reply.code, reply.errors], [422, errors])
  })
}

test('goods are harvested on a day that their batch was, and not while a drug works', async () => {
  const { admin, ask, batch, diaryForm, harvest, trace, write } = await givenChain(server)
  await write('treatment', '2026-09-02T07:00:00+07:00', { inputs: [coccidiosis] })
  await harvest()
  const refused = async (day: string) =>
    (await admin('POST', '/traces', { batch_id: batch.id, quantity: 1, harvest_date: day })).errors
  assert.deepEqual(await refused('2026-09-05'), {
    harvest_date: ['Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 09/09/2026)'],
  })
  assert.deepEqual(await refused('2026-11-09'), {
    harvest_date: ['Lô không thu hoạch ngày 09/11/2026; ngày thu hoạch của lô: 10/11/2026'],
  })

  const { id, version, ...made } = await trace({ quantity: 1 })
  const moved = await admin('PUT', `/traces/${id}`, { ...made, harvest_date: '2026-11-09' })
  assert.deepEqual(fieldsOf(moved), ['harvest_date'])
  await ask('PUT', `/traces/${id}/change-active`)

  const [sale] = await server.sql`select id from diaries where activity_type = 'sale'`
  await ask(
    'PATCH',
    `/diaries/${sale!['id'] as number}`,
    diaryForm('sale', '2026-11-12T06:00:00+07:00', { quantity: 5240, reason: 'Ghi nhầm ngày' }),
  )
  const { compliance, harvest_date } = await ask('GET', `/traces/${id}`)
  const late = compliance.items.find(({ key }) => key === 'production_time')
  assert.deepEqual(
    [harvest_date, compliance.passed, late!.hint],
    ['2026-11-10', false, 'Lô không thu hoạch ngày 10/11/2026; ngày thu hoạch của lô: 12/11/2026'],
  )
  const listed = (await admin('GET', '/traces')).data.entries[0]
  assert.deepEqual(listed!.compliance, compliance)
  assert.equal(
    (await ask('PUT', `/traces/${id}`, { ...made, lot_note: 'Ghi chú' })).lot_note,
    'Ghi chú',
    'what stands there already hinders nobody',
  )
  assert.equal(
    (await ask('PUT', `/traces/${id}`, { ...made, harvest_date: '2026-11-12', packaging_date: '2026-11-12' }))
      .compliance.passed,
    true,
  )
  assert.ok(version)
})

test('a trace goes public when its ten items are told and its batch is in, and is hidden again', async () => {
  const { admin, entry } = await givenTrace()
  assert.deepEqual([entry.compliance.passed, entry.compliance.items.length], [true, 10])
  const active = entryOf(await admin('PUT', `/traces/${entry.id}/change-active`))
  assert.deepEqual([active.status, active.is_active, active.compliance.passed], ['active', true, true])
  const hidden = entryOf(await admin('PUT', `/traces/${entry.id}/change-active`))
  assert.deepEqual([hidden.status, hidden.is_active], ['inactive', false])
  assert.equal(
    entryOf(await admin('PUT', `/traces/${entry.id}/change-active`, { is_active: false })).status,
    'inactive',
  )
  assert.equal(entryOf(await admin('PUT', `/traces/${entry.id}/change-status/active`)).is_active, true)
})

test('the list tells of each trace what its own page tells', async () => {
  const { admin, ask, entry, manufacture, product, batch } = await givenTrace()
  await ask('POST', '/traces', { batch_id: batch.id, quantity: 1, diary_ids: entry.diary_ids.slice(0, 1) })
  await ask('POST', '/traces', {
    batch_id: batch.id,
    quantity: 1,
    planting_date: null,
    expired_date: '2026-12-01',
    expiry_reason: 'Cấp đông',
  })
  const passed = async () => {
    const { entries } = (await admin('GET', '/traces?sort_by=id')).data
    for (const row of entries)
      assert.deepEqual(row.compliance, (await ask('GET', `/traces/${row.id}`)).compliance, String(row.name))
    return entries.map(({ compliance: { items } }) => items.filter((item) => item.passed).length)
  }
  assert.deepEqual(await passed(), [10, 9, 9])
  const bare = await productForm(server, manufacture.id, { applied_standards: [] })
  await ask('PUT', `/products/${product.id}`, bare)
  assert.deepEqual(await passed(), [9, 8, 8])
  const certificate = { certificate_type: 'vietgahp', number: 'VG-01', issuer: 'Chi cục', issued_at: '2025-01-01' }
  await ask('PUT', `/products/${product.id}`, { ...bare, certificates: [certificate] })
  assert.deepEqual(await passed(), [10, 9, 9])
})

test('a trace that lacks a required stage stays a draft, and is told which', async () => {
  const { admin, ask, batch, write } = await givenChain(server)
  await write('stocking', '2026-07-05T07:00:00+07:00')
  await write('sale', '2026-11-10T06:00:00+07:00', { quantity: 100 })
  const { id } = await ask('POST', '/traces', { batch_id: batch.id, quantity: 100 })
  assert.match((await admin('PUT', `/traces/${id}/change-active`)).message, /lô đang ở trạng thái “Đang sản xuất”/)
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  const refused = await admin('PUT', `/traces/${id}/change-active`)
  assert.equal(refused.code, 422)
  assert.deepEqual(refused.errors, {
    compliance: ['Các công đoạn trong sản xuất, kinh doanh: Thiếu nhật ký công khai của công đoạn: Tiêm vắc-xin'],
  })
  assert.partialDeepStrictEqual(refused.data, { compliance: { items: [{ key: 'stages', passed: false }] } })

  const reason = { override_reason: 'Hồ sơ giấy đầy đủ' }
  const appraiser = await signInAs(server, 'appraiser')
  assert.equal((await appraiser('PUT', `/traces/${id}/change-active`, reason)).code, 422)
  const boss = await signInAsSuperAdmin(server)
  assert.equal(entryOf(await boss('PUT', `/traces/${id}/change-active`, reason)).status, 'active')
  const [line] =
    await server.sql`select new_values from system_logs where subject = 'traces' and new_values ? 'override_reason'`
  assert.equal(line!['new_values'].override_reason, 'Hồ sơ giấy đầy đủ')
})

test('a producer makes traces but never activates one, nor changes what an active one shows', async () => {
  const { admin, ask, entry, manufacture } = await givenTrace()
  const owner = await server.signIn('everything', { scope: 'manufacture', manufacture_id: manufacture.id })
  assert.equal((await owner('PUT', `/traces/${entry.id}/change-active`)).code, 403)
  assert.equal((await owner('PUT', `/traces/${entry.id}/change-status/active`)).code, 403)
  const shown = await ask('PUT', `/traces/${entry.id}/change-active`)
  assert.deepEqual(
    fieldsOf(
      await owner('PUT', `/traces/${entry.id}`, {
        ...shown,
        expired_date: '2027-01-01',
      }),
    ),
    ['expired_date'],
  )
  const noted = entryOf(await owner('PUT', `/traces/${entry.id}`, { ...shown, lot_note: 'Giao 3 đợt' }))
  assert.equal(noted.lot_note, 'Giao 3 đợt')
  assert.equal(
    entryOf(
      await admin('PUT', `/traces/${entry.id}`, {
        ...noted,
        expired_date: '2027-01-01',
      }),
    ).expired_date,
    '2027-01-01',
  )
})

test('an inspector recalls a trace with its batch, saying how and why; only the super administrator undoes that', async () => {
  const { admin, ask, batch, entry } = await givenTrace()
  const inspector = await signInAs(server, 'inspector')
  assert.equal(
    (await inspector('PUT', `/traces/${entry.id}/recall`, recall)).message,
    'Không thể chuyển từ “Nháp” sang “Thu hồi”',
  )
  await ask('PUT', `/traces/${entry.id}/change-active`)
  assert.deepEqual(fieldsOf(await inspector('PUT', `/traces/${entry.id}/recall`, {})), [
    'recall_kind',
    'recall_reason',
    'recall_handling',
  ])
  const recalled = entryOf(await inspector('PUT', `/traces/${entry.id}/recall`, recall))
  assert.deepEqual(
    [recalled.status, recalled.is_active, recalled.recall_handling, recalled.recalled_by],
    ['recalled', false, 'destroy', inspector.userId],
  )
  assert.equal((await ask('GET', `/batches/${batch.id}`)).status, 'recalled')

  assert.equal(
    (await admin('PUT', `/traces/${entry.id}/change-active`)).message,
    'Không thể chuyển từ “Thu hồi” sang “Đang hiệu lực”',
  )
  assert.equal((await admin('PUT', `/traces/${entry.id}`, entry)).code, 422)
  assert.equal((await admin('DELETE', `/traces/${entry.id}`)).code, 422)
  const refused = await inspector('PUT', `/traces/${entry.id}/undo-recall`, { reason: 'Nhầm lô' })
  assert.deepEqual(
    [refused.code, refused.message],
    [403, 'Chỉ người được sửa phân quyền mới hủy được lệnh thu hồi, hãy nhờ quản trị hệ thống'],
  )
  const boss = await signInAsSuperAdmin(server)
  const back = entryOf(await boss('PUT', `/traces/${entry.id}/undo-recall`, { reason: 'Nhầm lô' }))
  assert.deepEqual([back.status, back.recall_kind], ['active', null])
  assert.equal((await ask('GET', `/batches/${batch.id}`)).status, 'harvested')
})

test('before a recall one is told how many labels, scans, distributors and traces of the batch it concerns', async () => {
  const { ask, entry, trace } = await givenTrace()
  const [ward] = await server.sql`select id, province_id from wards where system = '2025' limit 1`
  const place = { province_id: ward!['province_id'], ward_id: ward!['id'] }
  const shop = { name: 'Cửa hàng Hạ Long', type: 'store', phone: '0912345678', approval_status: 'approved' } as const
  const { id } = await server.given(distributors, { ...shop, ...place })
  await ask('PUT', `/traces/${entry.id}`, { ...entry, distributor_id: id })
  await ask('PUT', `/traces/${entry.id}/change-active`)
  const sister = await trace({ quantity: 3000 })
  const path = `/traces/${entry.id}/recall-extent` as const
  assert.equal((await ask('GET', path)).sister_count, 0, 'a draft reached nobody')
  await ask('PUT', `/traces/${sister.id}/change-active`)
  assert.deepEqual(await ask('GET', path), {
    labels: 0,
    scans: 0,
    distributor_count: 1,
    distributors: [{ id, name: 'Cửa hàng Hạ Long' }],
    sister_count: 1,
    sisters: [{ id: sister.id, name: sister.name }],
  })
  const elsewhere = await server.signIn('everything', { scope: 'commune', ward_id: 1 })
  assert.equal((await elsewhere('GET', path)).code, 404)
})

test('a recall through the status call asks for the same', async () => {
  const { ask, admin, entry } = await givenTrace()
  await ask('PUT', `/traces/${entry.id}/change-active`)
  assert.equal((await admin('PUT', `/traces/${entry.id}/change-status/recalled`)).message, 'Lý do bắt buộc')
  const reply = await admin('PUT', `/traces/${entry.id}/change-status/recalled`, {
    reason: 'Dư lượng',
    recall_kind: 'voluntary',
    recall_handling: 'fix',
  })
  assert.deepEqual([entryOf(reply).status, entryOf(reply).recall_reason], ['recalled', 'Dư lượng'])
})

test('only certificates of the producer, its product or its area that are still good are chosen', async () => {
  const { admin, ask, batch, manufacture, product, harvest } = await givenChain(server)
  await harvest()
  const certificate = { certificate_type: 'vietgahp', number: 'VG-01', issuer: 'Chi cục', issued_at: '2025-01-01' }
  const { certificates } = await ask(
    'PUT',
    `/products/${product.id}`,
    await productForm(server, manufacture.id, {
      certificates: [
        { ...certificate, expires_at: '2099-01-01' },
        { ...certificate, number: 'VG-00', expires_at: '2025-12-31' },
        { ...certificate, number: 'VG-02', issued_at: '2026-11-11' },
      ],
    }),
  )
  const [good, ended, late] = certificates.map(({ id }) => id)
  for (const other of [ended, late]) {
    const form = { batch_id: batch.id, quantity: 1, harvest_date: '2026-11-10', certificate_ids: [good, other] }
    assert.deepEqual(fieldsOf(await admin('POST', '/traces', form)), ['certificate_ids'])
  }
  assert.deepEqual(
    (
      await ask('POST', '/traces', {
        batch_id: batch.id,
        quantity: 1,
        certificate_ids: [good],
      })
    ).certificate_ids,
    [good],
  )
})

test('a recall reaches the labels that were issued, and an undone one gives them back', async () => {
  const { ask, entry } = await givenTrace()
  await ask('PUT', `/traces/${entry.id}/change-active`)
  await ask('POST', '/orders', {
    trace_id: entry.id,
    stamp_type: 'qr_serial',
    quantity: 10,
    receive_method: 'pickup',
    receiver_name: 'Nguyễn Văn A',
    receiver_phone: '0000000001',
  })
  const { stamp_id } = await ask('PUT', `/traces/${entry.id}/change-order-status?status=approved`)
  await ask('PUT', `/traces/${entry.id}/recall`, recall)
  const recalled = await ask('GET', `/stamps/${stamp_id}`)
  assert.deepEqual([recalled.status, recalled.lock_reason], ['recalled', recall.recall_reason])
  const boss = await signInAsSuperAdmin(server)
  entryOf(await boss('PUT', `/traces/${entry.id}/undo-recall`, { reason: 'Nhầm lô' }))
  assert.equal((await ask('GET', `/stamps/${stamp_id}`)).status, 'issued')
})
