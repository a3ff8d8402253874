import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coccidiosis, entryOf, fieldsOf, givenChain, newcastle, signInAs } from '../../../test/chain.ts'
import type { StageName } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const AUGUST = '2026-08-01T08:00:00+07:00'

test('a diary takes its work and activity from its stage, and waits as a draft', async () => {
  const { ask, batch, diaryForm, manufacture } = await givenChain(server)
  const diary = await ask('POST', '/diaries', diaryForm('weighing', AUGUST))
  assert.deepEqual(
    [diary.title, diary.activity_type, diary.status, diary.is_traceable, diary.manufacture_id],
    ['Cân, theo dõi tăng trọng', 'weighing', 'draft', true, manufacture.id],
  )
  assert.equal(diary.performed_at, '2026-08-01T01:00:00.000Z')
  assert.equal(diary.batch.id, batch.id)
})

const refusals: [what: string, stage: StageName, at: string, more: object, errors: Record<string, string[]>][] = [
  [
    'work before the batch began',
    'weighing',
    '2026-07-04T23:59:00+07:00',
    {},
    { performed_at: ['Thời gian thực hiện không được trước ngày bắt đầu lô'] },
  ],
  [
    'work still to come',
    'weighing',
    '2099-01-01T00:00:00+07:00',
    {},
    { performed_at: ['Thời gian thực hiện không được ở tương lai'] },
  ],
  [
    'work that ends before it begins',
    'weighing',
    AUGUST,
    { finished_at: '2026-08-01T07:00:00+07:00' },
    { finished_at: ['Thời gian kết thúc không được trước thời gian thực hiện'] },
  ],
  [
    'a vaccination without its vaccine',
    'vaccination',
    AUGUST,
    {},
    { inputs: ['Vật tư sử dụng bắt buộc với hoạt động này'] },
  ],
  [
    'a drug without its waiting time',
    'treatment',
    AUGUST,
    { inputs: [{ ...coccidiosis, withdrawal_days: null }] },
    { 'inputs.0.withdrawal_days': ['Thời gian cách ly bắt buộc'] },
  ],
  ['a sale without its quantity', 'sale', AUGUST, {}, { quantity: ['Sản lượng bắt buộc'] }],
  [
    'the work of another line of production',
    'weighing',
    AUGUST,
    { activity_type: 'pollination' },
    { activity_type: ['Loại hoạt động không thuộc lĩnh vực của lô'] },
  ],
]
for (const [what, stage, at, more, errors] of refusals) {
  test(`${what} is refused`, async () => {
    const { admin, diaryForm } = await givenChain(server)
    const reply = await admin('POST', '/diaries', diaryForm(stage, at, more))
    assert.deepEqual([reply.code, reply.errors], [422, errors])
  })
}

test('a stage of another process, a worker of another producer and a batch that is not running are refused', async () => {
  const { admin, ask, batch, batchForm, diaryForm } = await givenChain(server)
  const stage = await ask('POST', '/stages', { name: 'Ấp trứng', activity_type: 'other', sector_kind: 'animal' })
  assert.deepEqual((await admin('POST', '/diaries', { ...diaryForm('weighing', AUGUST), stage_id: stage.id })).errors, {
    stage_id: ['Công đoạn không thuộc quy trình của lô'],
  })
  assert.deepEqual(fieldsOf(await admin('POST', '/diaries', { ...diaryForm('weighing', AUGUST), labor_id: 999 })), [
    'labor_id',
  ])
  const planned = await ask('POST', '/batches', batchForm)
  assert.deepEqual(
    fieldsOf(
      await admin('POST', '/diaries', {
        ...diaryForm('weighing', AUGUST),
        batch_id: planned.id,
      }),
    ),
    ['batch_id'],
  )
  await ask('PUT', `/batches/${batch.id}/change-status/cancelled`, { reason: 'Dịch bệnh' })
  assert.deepEqual(fieldsOf(await admin('POST', '/diaries', diaryForm('weighing', AUGUST))), ['batch_id'])
})

test('no more animals die or are vaccinated than were stocked', async () => {
  const { admin, ask, diaryForm } = await givenChain(server)
  const die = (count: number, more: object = {}) =>
    admin('POST', '/diaries', {
      ...diaryForm('weighing', AUGUST),
      activity_type: 'mortality',
      details: { count },
      ...more,
    })
  assert.deepEqual((await die(3001)).errors, { 'details.count': ['Lô chỉ có 3.000 con'] })
  const first = entryOf(await die(2900))
  assert.deepEqual((await die(101)).errors, {
    'details.count': ['Lô có 3.000 con, các nhật ký khác đã ghi chết 2.900 con'],
  })
  entryOf(await die(100, { confirm: true }))
  entryOf(await admin('PATCH', `/diaries/${first.id}`, { content: 'Do rét' }))
  assert.deepEqual(fieldsOf(await admin('PATCH', `/diaries/${first.id}`, { details: { count: 2901 } })), [
    'details.count',
  ])

  const treat = (head_count: number) =>
    admin('POST', '/diaries', diaryForm('vaccination', AUGUST, { inputs: [newcastle], details: { head_count } }))
  assert.deepEqual((await treat(3001)).errors, { 'details.head_count': ['Lô chỉ có 3.000 con'] })
  entryOf(await treat(3000))
  await ask('POST', '/diaries', diaryForm('stocking', '2026-08-02T08:00:00+07:00', { details: { count: 3500 } }))
  entryOf(await die(500, { confirm: true, performed_at: '2026-08-03T08:00:00+07:00' }))
})

test('what had expired before the day of its use is refused', async () => {
  const { admin, diaryForm } = await givenChain(server)
  const use = (expiry_date: string, more: object = {}) =>
    admin('POST', '/diaries', diaryForm('vaccination', AUGUST, { inputs: [{ ...newcastle, expiry_date }], ...more }))
  assert.deepEqual((await use('2026-07-31')).errors, {
    'inputs.0.expiry_date': ['Newcastle đã hết hạn từ 31/07/2026, trước ngày thực hiện'],
  })
  assert.deepEqual((await use('2026-08-02', { finished_at: '2026-08-03T08:00:00+07:00' })).errors, {
    'inputs.0.expiry_date': ['Newcastle đã hết hạn từ 02/08/2026, trước ngày kết thúc'],
  })
  const diary = entryOf(await use('2026-08-01'))
  const moved = { performed_at: '2026-08-05T08:00:00+07:00' }
  assert.deepEqual(fieldsOf(await admin('PATCH', `/diaries/${diary.id}`, moved)), ['inputs.0.expiry_date'])
  await server.sql`update diary_inputs set expiry_date = '2026-07-01'`
  entryOf(await admin('PATCH', `/diaries/${diary.id}`, { content: 'Đã ghi từ trước' }))
})

test('a worker who has left performs nothing afterwards', async () => {
  const { admin, ask, diaryForm, labor } = await givenChain(server)
  const left = diaryForm('weighing', AUGUST)
  await ask('PUT', `/labors/${labor.id}`, { ...labor, joined_at: null, left_at: '2026-06-30' })
  const reply = await admin('POST', '/diaries', { ...left, labor_id: labor.id })
  assert.deepEqual(reply.errors, { labor_id: ['Trần Thị B đã nghỉ việc từ ngày 30/06/2026'] })
})

test('what a stage asks to be told must be told', async () => {
  const { admin, ask, diaryForm, stages } = await givenChain(server)
  await ask('PUT', `/stages/${stages.weighing}`, {
    name: 'Cân, theo dõi tăng trọng',
    activity_type: 'weighing',
    sector_kind: 'animal',
    required_fields: ['avg_weight_g'],
  })
  assert.deepEqual((await admin('POST', '/diaries', diaryForm('weighing', AUGUST))).errors, {
    'details.avg_weight_g': ['Trọng lượng bình quân bắt buộc'],
  })
  assert.equal(
    (
      await ask(
        'POST',
        '/diaries',
        diaryForm('weighing', AUGUST, {
          details: { avg_weight_g: 900 },
        }),
      )
    ).details?.avg_weight_g,
    900,
  )
})

const harvests: [day: string, code: number][] = [
  ['2026-09-01', 200],
  ['2026-09-02', 422],
  ['2026-09-08', 422],
  ['2026-09-09', 200],
]
for (const [day, code] of harvests) {
  test(`after a drug of 02/09 that needs seven days, a sale on ${day} is ${code === 200 ? 'taken' : 'refused'}`, async () => {
    const { admin, diaryForm, write } = await givenChain(server)
    await write('treatment', '2026-09-02T08:00:00+07:00', { inputs: [coccidiosis] })
    const reply = await admin('POST', '/diaries', diaryForm('sale', `${day}T06:00:00+07:00`, { quantity: 100 }))
    assert.equal(reply.code, code, reply.message)
    if (code === 422)
      assert.deepEqual(reply.errors, {
        performed_at: ['Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 09/09/2026)'],
      })
  })
}

test('a drug cannot be told of afterwards, or be made longer, so that a sale falls into its waiting time', async () => {
  const { admin, diaryForm, write } = await givenChain(server)
  await write('sale', '2026-09-05T06:00:00+07:00', { quantity: 100 })
  const late = diaryForm('treatment', '2026-09-02T08:00:00+07:00', { inputs: [coccidiosis] })
  assert.equal((await admin('POST', '/diaries', late)).code, 422)
  const short = entryOf(await admin('POST', '/diaries', { ...late, inputs: [{ ...coccidiosis, withdrawal_days: 3 }] }))
  const [input] = short.inputs
  const longer = await admin('PATCH', `/diaries/${short.id}`, { inputs: [{ ...input, withdrawal_days: 7 }] })
  assert.equal(longer.message, 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 09/09/2026)')
})

test('a sale counts for its batch from the day it is handed in, in the unit of the batch', async () => {
  const { ask, batch, diaryForm } = await givenChain(server)
  const [ton] = await server.sql`select id from product_units where code = 'tan'`
  const { id } = await ask(
    'POST',
    '/diaries',
    diaryForm('sale', '2026-11-10T06:00:00+07:00', {
      quantity: 1.5,
      product_unit_id: ton!['id'],
    }),
  )
  const figures = async () => {
    const { actual_quantity, remaining_quantity, actual_harvest_date, progress } = await ask(
      'GET',
      `/batches/${batch.id}`,
    )
    return [actual_quantity, remaining_quantity, actual_harvest_date, progress]
  }
  assert.deepEqual(await figures(), [0, 0, null, 0])
  await ask('PUT', `/diaries/${id}/change-status/submitted`)
  assert.deepEqual(await figures(), [1500, 1500, '2026-11-10', 0])
  await ask('PUT', `/diaries/${id}/change-status/approved`)
  assert.deepEqual(await figures(), [1500, 1500, '2026-11-10', 33])
  await ask('PUT', `/diaries/${id}/change-status/submitted`)
  await ask('PUT', `/diaries/${id}/change-status/rejected`, { reason: 'Sai số lượng' })
  assert.deepEqual(await figures(), [0, 0, null, 0])
})

test('a unit that does not measure what the batch does is refused', async () => {
  const { admin, diaryForm } = await givenChain(server)
  const [box] = await server.sql`select id from product_units where code = 'hop'`
  const reply = await admin(
    'POST',
    '/diaries',
    diaryForm('sale', '2026-11-10T06:00:00+07:00', {
      quantity: 1.5,
      product_unit_id: box!['id'],
    }),
  )
  assert.deepEqual(reply.errors, { product_unit_id: ['Đơn vị tính không quy đổi được sang kg của lô'] })
})

test('a producer hands diaries in and corrects them; only staff approve, reject, comment and open them again', async () => {
  const { admin, diaryForm, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_staff', { manufacture_id: manufacture.id })
  const { id, authority_comment } = entryOf(
    await owner(
      'POST',
      '/diaries',
      diaryForm('weighing', AUGUST, {
        authority_comment: 'Tốt',
        status: 'approved',
      }),
    ),
  )
  assert.equal(authority_comment, null)
  assert.equal(entryOf(await owner('PUT', `/diaries/${id}/change-status/submitted`)).status, 'submitted')
  assert.equal((await owner('PUT', `/diaries/${id}/change-status/approved`)).code, 403)

  const rejected = entryOf(await admin('PUT', `/diaries/${id}/change-status/rejected`, { reason: 'Thiếu ảnh' }))
  assert.equal(rejected.reject_reason, 'Thiếu ảnh')
  entryOf(await owner('PATCH', `/diaries/${id}`, { content: 'Đã bổ sung ảnh' }))
  entryOf(await owner('PUT', `/diaries/${id}/change-status/submitted`))
  entryOf(await admin('PUT', `/diaries/${id}/change-status/approved`))

  assert.equal(
    (await owner('PATCH', `/diaries/${id}`, { content: 'Sửa lại' })).message,
    'Nhật ký đã duyệt, chỉ cán bộ được sửa',
  )
  assert.equal((await owner('PUT', `/diaries/${id}/change-status/submitted`)).code, 403)
  assert.equal((await owner('DELETE', `/diaries/${id}`)).code, 422)
  const commented = entryOf(await admin('PATCH', `/diaries/${id}`, { authority_comment: 'Đúng quy trình' }))
  assert.deepEqual(
    [commented.authority_comment, commented.content, commented.status],
    ['Đúng quy trình', 'Đã bổ sung ảnh', 'approved'],
  )
  const reason = 'Ghi nhầm liều'
  assert.equal(entryOf(await admin('PUT', `/diaries/${id}/change-status/submitted`, { reason })).status, 'submitted')
  const { entries } = (await admin('GET', `/diaries/${id}/revisions`)).data
  assert.ok(
    entries.some(({ changes }) => changes.some(({ after }) => after === reason)),
    'the reason stays in its history',
  )
})

test('a patch leaves what it does not name as it was, what was used included', async () => {
  const { ask, diaryForm } = await givenChain(server)
  const diary = await ask(
    'POST',
    '/diaries',
    diaryForm('vaccination', AUGUST, { inputs: [newcastle], weather: 'Nắng' }),
  )
  const patched = await ask('PATCH', `/diaries/${diary.id}`, { content: 'Cả đàn' })
  assert.deepEqual(patched.inputs, diary.inputs)
  assert.deepEqual([patched.weather, patched.content], ['Nắng', 'Cả đàn'])
})

test('work noted more than five kilometres from the area is marked', async () => {
  const { ask, area, diaryForm } = await givenChain(server)
  await server.sql`update material_areas set latitude = 21.33, longitude = 107.35 where id = ${area.id}`
  assert.equal(
    (
      await ask(
        'POST',
        '/diaries',
        diaryForm('weighing', AUGUST, {
          latitude: 21.34,
          longitude: 107.36,
        }),
      )
    ).is_far,
    false,
  )
  assert.equal(
    (
      await ask(
        'POST',
        '/diaries',
        diaryForm('weighing', AUGUST, {
          latitude: 21.03,
          longitude: 105.85,
          confirm: true,
        }),
      )
    ).is_far,
    true,
  )
})

test('what a trace may show is approved, meant for the public, and in the order it was done', async () => {
  const { ask, admin, batch, diaryForm, write } = await givenChain(server)
  const later = await write('weighing', '2026-09-01T08:00:00+07:00')
  const earlier = await write('stocking', '2026-07-05T08:00:00+07:00')
  await write('ranging', AUGUST, { is_traceable: false })
  await ask('POST', '/diaries', diaryForm('weighing', AUGUST))
  const reply = await admin('GET', `/diaries-is-traceable?batch_id=${batch.id}`)
  assert.deepEqual(
    reply.data.entries.map(({ id }) => id),
    [earlier.id, later.id],
  )
  assert.equal(reply.data.pagination.length, 100)
})

test('a deleted sale no longer counts', async () => {
  const { ask, admin, batch, write } = await givenChain(server)
  const { id } = await write('sale', '2026-11-10T06:00:00+07:00', { quantity: 100 })
  assert.equal((await ask('GET', `/batches/${batch.id}`)).actual_quantity, 100)
  assert.equal((await admin('DELETE', `/diaries/${id}`)).code, 200)
  assert.equal((await ask('GET', `/batches/${batch.id}`)).actual_quantity, 0)
})
