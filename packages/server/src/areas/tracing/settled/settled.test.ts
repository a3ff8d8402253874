import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import {
  coccidiosis,
  entryOf,
  fieldsOf,
  givenChain,
  idOf,
  signInAs,
  signInAsSuperAdmin,
} from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()
const HOW = 'Nếu việc này đã xảy ra, hãy ghi lý do; lô sẽ được tạm giữ để xác minh'

async function givenActive(quantity = 5240) {
  const chain = await givenChain(server)
  await chain.harvest()
  const trace = await chain.trace({ quantity })
  await chain.ask('PUT', `/traces/${trace.id}/change-active`)
  const traceNow = () => chain.ask('GET', `/traces/${trace.id}`)
  const batchNow = () => chain.ask('GET', `/batches/${chain.batch.id}`)
  const [sale] = await server.sql<
    { id: number }[]
  >`select id from diaries where activity_type = 'sale' order by id desc limit 1`
  return { ...chain, trace, traceNow, batchNow, saleId: sale!.id }
}

test('a trace recovered from the trash is a draft that has to fit what is left of the batch', async () => {
  const { ask, admin, harvest, trace, batch } = await givenChain(server)
  await harvest()
  const first = await trace({ quantity: 5240 })
  await ask('DELETE' as 'PUT', `/traces/${first.id}`).catch(() => null)
  const second = await trace({ quantity: 5240 })
  const back = await admin('POST', `/traces/${first.id}/recover`)
  assert.equal(back.code, 200)
  assert.match(back.message, /Lô chỉ còn 0 kg chưa cấp hồ sơ/)
  assert.deepEqual([entryOf(back).status, entryOf(back).exceeds], ['draft', true])
  assert.equal((await ask('GET', `/batches/${batch.id}`)).remaining_quantity, 0)
  await ask('PUT', `/traces/${second.id}/change-active`)
  const refused = await admin('PUT', `/traces/${first.id}/change-active`)
  assert.deepEqual([refused.code, fieldsOf(refused)], [422, ['quantity']])
  assert.match(refused.message, /Lô chỉ còn 0 kg chưa cấp hồ sơ/)
})

test('a drug that is admitted late is refused at first, taken with a reason, and holds the lot at once', async () => {
  const { admin, diaryForm, trace, traceNow, batch, batchNow } = await givenActive()
  const late = diaryForm('treatment', '2026-11-05T07:00:00+07:00', { inputs: [coccidiosis] })
  const first = await admin('POST', '/diaries', late)
  assert.deepEqual([first.code, first.message], [422, 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 12/11/2026)'])
  assert.deepEqual((first.data as { insist?: unknown }).insist, { field: 'reason', message: HOW })
  assert.equal((await traceNow()).status, 'active')
  const told = await admin('POST', '/diaries', { ...late, reason: 'Ghi sót khi bán' })
  assert.equal(told.code, 200, told.message)
  assert.match(told.message, /được tạm giữ để xác minh/)
  const held = await traceNow()
  assert.deepEqual(
    [held.status, held.is_active, held.held_told, held.held_facts.map(({ kind }) => kind)],
    ['held', false, 'Ghi sót khi bán', ['withdrawal']],
  )
  assert.equal((await batchNow()).hold, 'held')
  const page = await server.call()('GET', `/api/web/traces/${trace.code}`)
  assert.equal((page.data as { entry: { result: string } }).entry.result, 'held')

  const inbox = await admin('GET', '/inbox?resource=traces')
  assert.deepEqual(
    inbox.data.entries.filter(({ state }) => state === 'held').map(({ id }) => id),
    [trace.id],
  )
  assert.equal((await admin('PUT', `/traces/${trace.id}/change-active`)).code, 422)
  assert.deepEqual(fieldsOf(await admin('PUT', `/traces/${trace.id}/release`, {})), ['reason'])
  const released = entryOf(await admin('PUT', `/traces/${trace.id}/release`, { reason: 'Đã kiểm nghiệm đạt' }))
  assert.deepEqual([released.status, released.is_active, released.held_facts], ['active', true, []])
  assert.equal((await batchNow()).hold, 'none')
  entryOf(await admin('POST', '/diaries', diaryForm('weighing', '2026-11-01T07:00:00+07:00')))
  assert.equal((await traceNow()).status, 'active', 'what was released holds no more')
  entryOf(await admin('PUT', `/traces/${trace.id}/change-active`, { is_active: false }))
  entryOf(await admin('PUT', `/traces/${trace.id}/change-active`, { is_active: true }))
  assert.equal(batch.id > 0, true)
})

test('a correction below what was certified holds the lot, and lowering the quantity frees it', async () => {
  const { admin, ask, saleId, trace, traceNow, batchNow } = await givenActive()
  const refused = await admin('PATCH', `/diaries/${saleId}`, { quantity: 50 })
  assert.deepEqual([refused.code, fieldsOf(refused).toSorted()], [422, ['quantity']])
  assert.equal((await admin('PATCH', `/diaries/${saleId}`, { quantity: 50, reason: 'Cân sai' })).code, 200)
  assert.deepEqual([(await traceNow()).status, (await batchNow()).remaining_quantity], ['held', -5190])
  const shown = await traceNow()
  await ask('PUT', `/traces/${trace.id}`, { ...shown, quantity: 50 })
  assert.deepEqual(
    [(await traceNow()).status, (await batchNow()).hold, (await batchNow()).remaining_quantity],
    ['active', 'none', 0],
  )
})

test('a recovered diary that contradicts holds the lot', async () => {
  const { ask, admin, write, harvest, trace } = await givenChain(server)
  const drug = await write('treatment', '2026-11-05T07:00:00+07:00', {
    inputs: [{ ...coccidiosis, withdrawal_days: 20 }],
  })
  assert.equal((await admin('DELETE', `/diaries/${drug.id}`)).code, 200)
  await harvest()
  const lot = await trace()
  await ask('PUT', `/traces/${lot.id}/change-active`)
  const back = await admin('POST', `/diaries/${drug.id}/recover`)
  assert.equal(back.code, 200, back.message)
  assert.equal((await ask('GET', `/traces/${lot.id}`)).status, 'held')
})

test('a recovered harvest gives the figures back', async () => {
  const { ask, admin, harvest, batch } = await givenChain(server)
  await harvest()
  const [sale] = await server.sql<{ id: number }[]>`select id from diaries where activity_type = 'sale'`
  assert.equal((await admin('DELETE', `/diaries/${sale!.id}`)).code, 200)
  assert.equal((await ask('GET', `/batches/${batch.id}`)).actual_quantity, 0)
  assert.equal((await admin('POST', `/diaries/${sale!.id}/recover`)).code, 200)
  assert.equal((await ask('GET', `/batches/${batch.id}`)).actual_quantity, 5240)
})

test('what officers take back holds the lots, and what they give back frees them', async () => {
  const { admin, ask, manufacture, area, traceNow } = await givenActive()
  await ask('PUT', `/manufactures/${manufacture.id}/change-status`, { is_active: false, reason: 'Kiểm tra' })
  assert.deepEqual([(await traceNow()).status, (await traceNow()).held_facts[0]?.kind], ['held', 'manufacture'])
  await ask('PUT', `/manufactures/${manufacture.id}/change-status`, { is_active: true })
  assert.equal((await traceNow()).status, 'active')
  entryOf(await admin('PUT', `/material-areas/${area.id}/change-approved`, { approval_status: 'pending' }))
  assert.deepEqual([(await traceNow()).status, (await traceNow()).held_facts[0]?.kind], ['held', 'area'])
  await ask('PUT', `/material-areas/${area.id}/change-approved`)
  assert.equal((await traceNow()).status, 'active')
})

test('undoing what held the lots frees them, also for an officer who may not read them', async () => {
  const { manufacture, area, traceNow } = await givenActive()
  const acts: [path: string, body: object][] = [
    [`/manufactures/${manufacture.id}/change-status`, { is_active: false, reason: 'Kiểm tra' }],
    [`/manufactures/${manufacture.id}/change-approved`, { approval_status: 'pending' }],
    [`/material-areas/${area.id}/change-approved`, { approval_status: 'pending' }],
    [`/material-areas/${area.id}/change-status`, { is_active: false }],
  ]
  const officer = await server.signIn([
    { action: 'update', subject: 'manufactures' },
    { action: 'update', subject: 'material_areas' },
  ])
  assert.match(
    String(manufactures.fields.is_active.asks),
    /hồ sơ .* tạm giữ/,
    'the question before it names what it moves',
  )
  for (const [path, body] of acts) {
    const { version } = entryOf(await officer('PUT', path, body)) as { version: number }
    const [, list, id] = path.split('/')
    const undone = await officer('POST', `/${list}/${id}/undo`, { version })
    assert.deepEqual([path, undone.code, undone.message], [path, 200, undone.message])
    assert.deepEqual([path, (await traceNow()).status], [path, 'active'])
  }
})

test('the sisters of a recalled lot are held, and its undoing gives everything back', async () => {
  const { ask, trace, traceNow, batchNow } = await givenActive(2000)
  const other = await ask('POST', '/traces', {
    batch_id: trace.batch_id,
    harvest_date: '2026-11-10',
    packaging_date: '2026-11-11',
    quantity: 1000,
  })
  await ask('PUT', `/traces/${other.id}/change-active`)
  await ask('PUT', `/batches/${trace.batch_id}/change-status/closed`)
  const rows = async () => server.sql`
    select to_jsonb(t) - '{version,updated_at,updated_by,standing_since}'::text[] as row from traces t order by id`
  const before = await rows()
  const inspector = await signInAs(server, 'inspector')
  entryOf(
    await inspector('PUT', `/traces/${other.id}/recall`, {
      recall_kind: 'mandatory',
      recall_reason: 'Dư lượng',
      recall_handling: 'destroy',
    }),
  )
  assert.deepEqual([(await traceNow()).status, (await traceNow()).held_facts[0]?.kind], ['held', 'sister'])
  const boss = await signInAsSuperAdmin(server)
  entryOf(await boss('PUT', `/traces/${other.id}/undo-recall`, { reason: 'Nhầm lô' }))
  assert.deepEqual(await rows(), before)
  assert.equal((await batchNow()).status, 'closed')
})

test('a ring of sources, more than a source has, and sources that cannot be are refused', async () => {
  const { admin, ask, batch, batchForm, harvest } = await givenChain(server)
  const made = await ask('POST', '/batches', { ...batchForm, name: 'Mẻ 2', acreage_used: null })
  const from = (id: number, quantity: number, more = {}) => ({
    source_batches: [{ source_batch_id: id, quantity, ...more }],
  })
  const edit = (id: number, sources: object) =>
    admin('PUT', `/batches/${id}`, { ...batchForm, acreage_used: null, ...sources })
  await harvest()
  const tooMuch = await edit(made.id, from(batch.id, 999_999))
  assert.deepEqual(
    [tooMuch.code, tooMuch.errors],
    [422, { 'source_batches.0.quantity': [`Lô ${batch.code} chỉ còn 5.240 kg`] }],
  )
  const tons = await edit(made.id, from(batch.id, 6, { product_unit_id: await idOf(server, 'product_units', 'tan') }))
  assert.deepEqual(fieldsOf(tons), ['source_batches.0.quantity'])
  entryOf(await edit(made.id, from(batch.id, 1000)))
  assert.equal((await ask('GET', `/batches/${batch.id}`)).remaining_quantity, 4240)
  const ring = await edit(batch.id, from(made.id, 1))
  assert.deepEqual(ring.errors, {
    'source_batches.0.source_batch_id': [`Lô ${batch.code} đã có trong nguồn của lô này`],
  })
  await ask('PUT', `/batches/${made.id}`, { ...batchForm, name: 'Mẻ 2', acreage_used: null })
  const both = await Promise.all([edit(made.id, from(batch.id, 1)), edit(batch.id, from(made.id, 1))])
  assert.deepEqual(
    both.map(({ code }) => code).toSorted(),
    [200, 422],
    'of two that close a ring at the same moment one is refused',
  )
})

test('a batch made of one that is held is held with its lots, at any depth, and freed with it', async () => {
  const { admin, ask, batch, batchForm, diaryForm, trace } = await givenActive(1000)
  const make = async (name: string, source: number) =>
    ask('POST', '/batches', {
      ...batchForm,
      name,
      acreage_used: null,
      source_batches: [{ source_batch_id: source, quantity: 10 }],
    })
  const child = await make('Mẻ 1', batch.id)
  const grandchild = await make('Mẻ 2', child.id)
  const late = diaryForm('treatment', '2026-11-05T07:00:00+07:00', { inputs: [coccidiosis], reason: 'Ghi sót' })
  assert.equal((await admin('POST', '/diaries', late)).code, 200)
  const holds = () =>
    Promise.all([batch, child, grandchild].map(async ({ id }) => (await ask('GET', `/batches/${id}`)).hold))
  assert.deepEqual(await holds(), ['held', 'held', 'held'])
  entryOf(await admin('PUT', `/traces/${trace.id}/release`, { reason: 'Đạt' }))
  assert.deepEqual(await holds(), ['none', 'none', 'none'])
})

test('a drug on one batch stops the harvest of another on the same area', async () => {
  const { admin, ask, batchForm, stages, diaryForm, write } = await givenChain(server)
  const planned = await ask('POST', '/batches', { ...batchForm, name: 'Lứa 2', acreage_used: null })
  await ask('PUT', `/batches/${planned.id}/change-status/in_production`)
  await write('treatment', '2026-09-02T08:00:00+07:00', { inputs: [coccidiosis] })
  const sale = { ...diaryForm('sale', '2026-09-05T06:00:00+07:00', { quantity: 100 }), batch_id: planned.id }
  const refused = await admin('POST', '/diaries', sale)
  assert.equal(refused.code, 422)
  assert.match(
    refused.message,
    /^Chưa đủ thời gian cách ly của Thuốc cầu trùng \(đến 09\/09\/2026\), dùng ở lô .* trên cùng vùng$/,
  )
  assert.equal(stages.sale > 0, true)
})

test('a likely double is asked back once, with the like one', async () => {
  const { admin, ask, diaryForm } = await givenChain(server)
  const weighing = diaryForm('weighing', '2026-08-02T08:00:00+07:00')
  const first = await ask('POST', '/diaries', weighing)
  const again = await admin('POST', '/diaries', weighing)
  assert.equal(again.code, 409)
  assert.match(again.message, /^Giống mục vừa ghi lúc \d\d:\d\d\. Vẫn lưu\?$/)
  assert.equal(entryIn(again).id, first.id)
  assert.equal((await admin('POST', '/diaries', { ...weighing, confirm: true })).code, 200)
  const many = diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 9_999_999 })
  assert.equal((await admin('POST', '/diaries', many)).code, 409)
  assert.equal((await admin('POST', '/diaries', { ...many, confirm: true })).code, 200)
})

const entryIn = ({ data }: { data: unknown }) => (data as { entry: { id: number } }).entry

test('units in use do not move, and convert one level deep', async () => {
  const { admin, ask, batch, batchForm, harvest } = await givenChain(server)
  await harvest()
  const [kg, ta, tan] = await Promise.all(['kg', 'ta', 'tan'].map((code) => idOf(server, 'product_units', code)))
  const unit = await ask('POST', '/product-units', { code: 'bao', name: 'bao', base_unit_id: kg!, factor: 10 })
  const edit = (values: object) =>
    admin('PUT', `/product-units/${unit.id}`, { code: 'bao', name: 'bao', base_unit_id: kg!, factor: 10, ...values })
  assert.equal((await edit({ factor: 12 })).code, 200)
  await ask('POST', '/traces', {
    batch_id: batch.id,
    quantity: 10,
    product_unit_id: unit.id,
    harvest_date: '2026-11-10',
  })
  assert.deepEqual((await edit({ factor: 1000 })).errors, {
    factor: ['Đơn vị này đang dùng ở 1 hồ sơ truy xuất; hãy tạo đơn vị mới'],
  })
  assert.deepEqual(fieldsOf(await edit({ base_unit_id: null, factor: null })), ['base_unit_id', 'factor'])
  assert.deepEqual((await edit({ factor: 12, name: 'bao lớn' })).errors, {
    name: ['Đơn vị này đang dùng ở 1 hồ sơ truy xuất; hãy tạo đơn vị mới'],
  })
  assert.deepEqual(fieldsOf(await edit({ factor: 12, name: 'bao tải', code: 'bt' })), ['name', 'code'])
  assert.equal((await edit({ name: ' Báo', code: 'BAO', factor: 12 })).code, 200, 'the same name in another spelling')
  const create = (values: object) => admin('POST', '/product-units', { code: 'x1', name: 'x1', ...values })
  assert.deepEqual(fieldsOf(await create({ base_unit_id: ta!, factor: 2 })), ['base_unit_id'])
  assert.deepEqual(fieldsOf(await create({ factor: 2 })), ['factor'])
  assert.deepEqual(fieldsOf(await create({ base_unit_id: kg! })), ['factor'])
  const otherUnit = await admin('PUT', `/batches/${batch.id}`, { ...batchForm, product_unit_id: tan! })
  assert.deepEqual(fieldsOf(otherUnit), ['product_unit_id'])
})

test('what happened to an issue before a recall is there again after its undoing', async () => {
  const { ask, trace, admin } = await givenActive(2000)
  await ask('POST', '/orders', {
    trace_id: trace.id,
    stamp_type: 'qr_serial',
    quantity: 10,
    receive_method: 'pickup',
    receiver_name: 'Nguyễn Văn A',
    receiver_phone: '0000000001',
  })
  const { stamp_id } = await ask('PUT', `/traces/${trace.id}/change-order-status?status=approved`)
  entryOf(await admin('PUT', `/stamps/${stamp_id!}/change-status/locked`, { reason: 'Cuộn bị mất' }))
  const kept = async () => {
    const {
      version: _,
      updated_at: __,
      updated_by: ___,
      standing_since: ____,
      ...row
    } = await server.row('stamps', stamp_id!)
    return row
  }
  const before = await kept()
  entryOf(
    await admin('PUT', `/traces/${trace.id}/recall`, {
      recall_kind: 'mandatory',
      recall_reason: 'Cuộn bị mất',
      recall_handling: 'destroy',
    }),
  )
  const boss = await signInAsSuperAdmin(server)
  entryOf(await boss('PUT', `/traces/${trace.id}/undo-recall`, { reason: 'Nhầm lô' }))
  assert.deepEqual(await kept(), before)
})

test('of two lots of a batch that is short each is released on its own, and the next shortage holds again', async () => {
  const { admin, ask, saleId, trace, traceNow } = await givenActive(3000)
  const other = await ask('POST', '/traces', { batch_id: trace.batch_id, harvest_date: '2026-11-10', quantity: 2000 })
  await ask('PUT', `/traces/${other.id}/change-active`)
  const sold = (quantity: number, more = {}) => admin('PATCH', `/diaries/${saleId}`, { quantity, ...more })
  const states = async () => [(await traceNow()).status, (await ask('GET', `/traces/${other.id}`)).status]
  assert.equal((await sold(4000, { reason: 'Cân sai' })).code, 200)
  assert.deepEqual(await states(), ['held', 'held'])
  entryOf(await admin('PUT', `/traces/${trace.id}/release`, { reason: 'Đúng' }))
  assert.deepEqual(await states(), ['active', 'held'])
  entryOf(await admin('PUT', `/traces/${other.id}/release`, { reason: 'Đúng' }))
  assert.deepEqual(await states(), ['active', 'active'])
  assert.equal((await sold(4500)).code, 200, 'a smaller shortage tells nothing new')
  assert.equal((await sold(5240)).code, 200)
  assert.equal((await sold(4500)).code, 422, 'after it was made good, a shortage is asked about again')
})

test('what is lost after the harvest is certified no more, in any unit, and a late loss holds the lot', async () => {
  const { admin, ask, batch, diaryForm, trace, traceNow, batchNow } = await givenActive(5000)
  const lost = (quantity: number, more = {}) =>
    admin(
      'POST',
      '/diaries',
      diaryForm('sale', '2026-11-11T06:00:00+07:00', { activity_type: 'loss', quantity, ...more }),
    )
  assert.deepEqual(fieldsOf(await lost(null as never)), ['quantity'])
  const tons = { product_unit_id: await idOf(server, 'product_units', 'tan') }
  const { id } = entryOf(await lost(0.2, tons))
  await ask('PUT', `/diaries/${id}/change-status/submitted`)
  assert.deepEqual([(await batchNow()).actual_quantity, (await batchNow()).remaining_quantity], [5240, 40])
  const more = await admin('POST', '/traces', { batch_id: batch.id, harvest_date: '2026-11-10', quantity: 41 })
  assert.deepEqual(fieldsOf(more), ['quantity'])
  const late = entryOf(await lost(300, { details: { cause: 'Kho ngập' } }))
  const step = `/diaries/${late.id}/change-status/submitted` as const
  const asked = await admin('PUT', step)
  assert.match(asked.message, /^Lô chỉ thu hoạch 5.240 kg, hao hụt 500 kg. Đã cấp hồ sơ 5.000 kg$/)
  assert.equal((await admin('PUT', step, { reason: 'Kiểm kho muộn' })).code, 200)
  assert.deepEqual([(await traceNow()).status, (await batchNow()).remaining_quantity], ['held', -260])
  await ask('PUT', `/traces/${trace.id}`, { ...(await traceNow()), quantity: 4740 })
  assert.deepEqual([(await traceNow()).status, (await batchNow()).remaining_quantity], ['active', 0])
})
