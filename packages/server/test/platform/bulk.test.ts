import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { enqueue } from '@trace/platform/jobs/enqueue.ts'
import { entryOf, givenChain, signInAs } from '../chain.ts'
import { finished } from '../finished.ts'
import { seenRows } from '../seen-rows.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'

const server = testServer()

const threeGroups = async () => {
  const made = []
  for (const [code, name] of [
    ['T1', 'Thử một'],
    ['T2', 'Thử hai'],
    ['T3', 'Thử ba'],
  ] as const) {
    made.push((await server.given(productGroups, { code, name, sector_kind: 'animal' })).id)
  }
  return made as [number, number, number]
}

const shop = async (name: string): Promise<number> => {
  const [ward] = await server.sql<{ id: number; province_id: number }[]>`
    select id, province_id from wards where system = '2025' limit 1`
  const made = await server.given(distributors, {
    name,
    type: 'store',
    phone: '0912345678',
    province_id: ward!.province_id,
    ward_id: ward!.id,
  })
  return made.id
}

test('chosen rows are switched off together, each with its line in the log', async () => {
  const call = await server.signIn('everything')
  const [one, two, three] = await threeGroups()
  const reply = await call('POST', '/product-groups/bulk', { ids: [one, two, two], action: 'is_active', value: false })
  assert.equal(reply.code, 200, reply.message)
  const job = await finished(call, reply.data.job)
  assert.deepEqual(
    [job.status, job.message, job.total, job.progress],
    ['done', 'Đã tắt “Trạng thái” của 2 nhóm sản phẩm', 2, 100],
  )
  const rows =
    await server.sql`select id, is_active from product_groups where id = any(${[one, two, three]}) order by id`
  assert.deepEqual(
    rows.map(({ is_active }) => is_active),
    [false, false, true],
  )
  const lines = await server.sql`
    select entity_id, user_id from system_logs where subject = 'product_groups' and action = 'toggle' order by id`
  assert.deepEqual(
    lines.map(({ entity_id, user_id }) => [entity_id, user_id]),
    [
      [one, call.userId],
      [two, call.userId],
    ],
  )
})

test('rows that a rule holds back stay, and are told with the reason', async () => {
  const call = await server.signIn('everything')
  const [one, two] = await threeGroups()
  await server.given(productGroups, { code: 'T4', name: 'Thử bốn', sector_kind: 'animal', parent_id: one })
  const job = await finished(
    call,
    (await call('POST', '/product-groups/bulk', { ids: [one, two], action: 'delete' })).data.job,
  )
  assert.equal(job.message, 'Đã xóa 1 nhóm sản phẩm, 1 dòng bị từ chối')
  assert.deepEqual(job.refused, [
    { id: one, label: 'Thử một', message: 'Không thể xóa: đang được sử dụng ở 1 nhóm sản phẩm' },
  ])
  assert.equal((await server.row('product_groups', two))['deleted_at'] === null, false)
})

test('a bulk action whose rows are all refused has failed, and says so', async () => {
  const call = await server.signIn('everything')
  const [one] = await threeGroups()
  await server.given(productGroups, { code: 'T4', name: 'Thử bốn', sector_kind: 'animal', parent_id: one })
  const job = await finished(
    call,
    (await call('POST', '/product-groups/bulk', { ids: [one], action: 'delete' })).data.job,
  )
  assert.deepEqual(
    [job.status, job.message, job.refused?.length, job.undoable],
    ['failed', '1 nhóm sản phẩm bị từ chối, chưa dòng nào thay đổi', 1, false],
  )
})

test('rows approved together go back together, but for those that were changed since, which are named', async () => {
  const call = await server.signIn('everything')
  const made = [await shop('Xe một'), await shop('Xe hai'), await shop('Xe ba')]
  const [one, two, three] = made as [number, number, number]
  await server.sql`update distributors set approval_status = 'pending' where id = any(${made})`
  const { job: begun } = (
    await call('POST', '/distributors/bulk', { ids: await seenRows(server, 'distributors', made), action: 'approve' })
  ).data
  const approved = await finished(call, begun)
  assert.equal(approved.undoable, true)
  await server.sql`update distributors set name = 'Xe hai mới', version = version + 1 where id = ${two}`
  const back = await finished(call, (await call('POST', `/jobs/${begun.id}/undo`)).data.job)
  assert.match(back.message, /^Đã hoàn tác 2 .*, giữ nguyên 1 dòng$/)
  assert.deepEqual(back.refused, [{ id: two, label: 'Xe hai mới', message: 'Đã có người đổi sau đó' }])
  const states = await server.sql`select approval_status from distributors where id = any(${made}) order by id`
  assert.deepEqual(
    states.map(({ approval_status }) => approval_status),
    ['pending', 'approved', 'pending'],
  )
  const lines = await server.sql`
    select entity_id from system_logs where subject = 'distributors' and action = 'approve' order by id`
  assert.deepEqual(
    lines.map(({ entity_id }) => entity_id),
    [one, two, three, one, three],
  )
  assert.equal((await call('POST', `/jobs/${begun.id}/undo`)).code, 409)
})

test('approved changes cannot be taken back, so that it is neither offered nor done', async () => {
  const { manufacture } = await givenChain(server)
  const call = await server.signIn('everything')
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const known = entryOf(await producer('GET', `/manufactures/${manufacture.id}`))
  entryOf(await producer('PUT', `/manufactures/${manufacture.id}`, { ...known, phone: '0000000009' }))
  const { job: begun } = (
    await call('POST', '/manufactures/bulk', {
      ids: await seenRows(server, 'manufactures', [manufacture.id]),
      action: 'approve',
    })
  ).data
  const approved = await finished(call, begun)
  assert.deepEqual([approved.failed, approved.undoable], [0, false])
  assert.equal((await call('POST', `/jobs/${begun.id}/undo`)).code, 422)
})

test('all rows that a search finds are meant, on every page of it', async () => {
  const call = await server.signIn('everything')
  await server.sql`insert into tags (name, slug) select 'Cũ ' || n, 'cu-' || n from generate_series(1, 130) n`
  await server.given(tags, { name: 'Mới' })
  const all = { matching: true, query: { search: 'cu', page: 1, length: 10 } }
  const job = await finished(call, (await call('POST', '/tags/bulk', { ...all, action: 'delete' })).data.job)
  assert.equal(job.message, 'Đã xóa 130 thẻ')
  assert.deepEqual(
    (await call('GET', '/tags')).data.entries.map(({ name }) => name),
    ['Mới'],
  )
})

test('many rows are approved, or rejected with one reason', async () => {
  const call = await server.signIn('everything')
  const ids = await seenRows(server, 'distributors', [await shop('Một'), await shop('Hai')])
  const reply = await call('POST', '/distributors/bulk', { ids, action: 'reject', reject_reason: 'Thiếu giấy phép' })
  const job = await finished(call, reply.data.job)
  assert.equal(job.message, 'Đã từ chối 2 nhà phân phối')
  const rows = await server.sql`select approval_status, reject_reason from distributors`
  const rejected = { approval_status: 'rejected', reject_reason: 'Thiếu giấy phép' }
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [rejected, rejected],
  )
})

test('many diaries are approved at once, and those that do not wait for it are told', async () => {
  const { ask, diaryForm } = await givenChain(server)
  const call = await server.signIn('everything')
  const write = async (day: string): Promise<number> =>
    (await ask('POST', '/diaries', diaryForm('ranging', `${day}T07:00:00+07:00`))).id
  const [one, two, draft] = [await write('2026-08-20'), await write('2026-08-21'), await write('2026-08-22')]
  for (const id of [one, two]) await ask('PUT', `/diaries/${id}/change-status/submitted`)

  const ids = await seenRows(server, 'diaries', [one, two, draft])
  const approve = { ids, action: 'change-status', status: 'approved' }
  const job = await finished(call, (await call('POST', '/diaries/bulk', approve)).data.job)
  assert.equal(job.message, 'Đã duyệt 2 nhật ký sản xuất, 1 dòng bị từ chối')
  assert.deepEqual(
    job.refused!.map(({ id, message }) => [id, message]),
    [[draft, 'Không thể chuyển từ “Nháp” sang “Đã duyệt”']],
  )
  const rows = await server.sql`select status from diaries order by id`
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['approved', 'approved', 'draft'],
  )
})

test('many rows are moved with one reason, and never to where no screen leads', async () => {
  const { batch } = await givenChain(server)
  const call = await server.signIn('everything')
  const move = { ids: await seenRows(server, 'batches', [batch.id]), action: 'change-status' }
  const away = await call('POST', '/batches/bulk', { ...move, status: 'recalled', reason: 'Nhầm' })
  assert.deepEqual([away.code, Object.keys(away.errors ?? {})], [422, ['status']])
  const silent = await finished(call, (await call('POST', '/batches/bulk', { ...move, status: 'cancelled' })).data.job)
  assert.deepEqual(
    silent.refused!.map(({ message }) => message),
    ['Lý do bắt buộc'],
  )
  const told = await finished(
    call,
    (await call('POST', '/batches/bulk', { ...move, status: 'cancelled', reason: 'Ngập úng' })).data.job,
  )
  assert.deepEqual(
    [told.message, (await server.row('batches', batch.id))['status']],
    ['Đã hủy 1 lô sản xuất', 'cancelled'],
  )
})

const wrong: [what: string, body: object, field: string][] = [
  ['no action', { ids: [1] }, 'action'],
  ['an unknown action', { ids: [1], action: 'burn' }, 'action'],
  ['a field that is no switch', { ids: [1], action: 'name' }, 'action'],
  ['what every object has', { ids: [1], action: 'constructor' }, 'action'],
  ['no rows', { ids: [], action: 'delete' }, 'ids'],
  ['rows that are no numbers', { ids: ['x'], action: 'delete' }, 'ids'],
]

for (const [what, body, field] of wrong) {
  test(`${what}: refused beside '${field}'`, async () => {
    const call = await server.signIn('everything')
    const reply = await call('POST', '/article-types/bulk', body)
    assert.equal(reply.code, 422)
    assert.deepEqual(Object.keys(reply.errors!), [field])
  })
}

test('rows that are not there are not found, be they none or out of reach', async () => {
  const call = await server.signIn('everything')
  assert.equal((await call('POST', '/article-types/bulk', { ids: [99999999], action: 'delete' })).code, 404)
})

test('who may not change a list may not change many of its rows', async () => {
  const reader = await server.signIn([{ action: 'list', subject: articleTypes.subjects[0] }])
  assert.equal((await reader('POST', '/article-types/bulk', { ids: [1], action: 'delete' })).code, 403)
})

test('an account that is locked meanwhile has nothing done for it', async () => {
  const call = await server.signIn('everything')
  const [one] = await threeGroups()
  const step = { method: 'DELETE', path: '/api/admin/product-groups/:id', body: {} }
  const id = await server.sql.begin(async (sql) => {
    await sql`update users set is_active = false where id = ${call.userId}`
    const input = { resource: 'product-groups', ids: [one], ...step }
    return enqueue(sql, { kind: 'bulk', title: 'Xóa', user: call.userId, input })
  })
  const { message } = await until(
    () => server.row('jobs', id),
    ({ status }) => status === 'failed',
  )
  assert.match(String(message), /không còn hoạt động/)
})

test('a job that was cut off goes on where it stopped', async () => {
  const call = await server.signIn('everything')
  await server.sql`insert into tags (name, slug) select 'Thẻ ' || n, 'the-' || n from generate_series(1, 120) n`
  const ids = (await server.sql<{ id: number }[]>`select id from tags order by id`).map(({ id }) => id)
  await server.sql`update tags set deleted_at = now() where id = any(${ids.slice(0, 50)})`
  const step = { method: 'DELETE', path: '/api/admin/tags/:id', body: {} }
  const id = await server.sql.begin(async (sql) => {
    const job = await enqueue(sql, {
      kind: 'bulk',
      title: 'Xóa',
      user: call.userId,
      input: { resource: 'tags', ids, ...step },
    })
    await sql`update jobs set status = 'running', done = 50, total = 120 where id = ${job}`
    return job
  })
  const job = await finished(call, { id })
  assert.deepEqual([job.status, job.done, job.refused!.length], ['done', 120, 0])
  assert.equal((await server.sql`select 1 from tags where deleted_at is null`).length, 0)
})
