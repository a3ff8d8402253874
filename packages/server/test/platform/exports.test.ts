import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { exportColumns } from '@trace/platform/sheets/columns.ts'
import { readSheet } from '../read-sheet.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'
import type { Reply } from '../server.ts'

const server = testServer()

const download = (url: string) => server.app.inject({ url })

async function rowsAt(url: string): Promise<Cell[][]> {
  const file = await download(url)
  assert.equal(file.statusCode, 200, file.body)
  const rows: Cell[][] = []
  for await (const { cells } of readSheet(file.rawPayload)) rows.push(cells)
  return rows
}

test('a link opens once, and bare: the browser has no header to send', async () => {
  const call = await server.signIn('everything')
  const { url } = (await call('GET', '/export-tags')).data
  assert.equal((await server.app.inject({ method: 'HEAD', url })).statusCode, 200, 'a mere look spends none')
  const file = await download(url)
  assert.equal(file.statusCode, 200)
  assert.match(
    String(file.headers['content-disposition']),
    /^attachment; filename\*=UTF-8''[\w-]+-\d{4}-\d{2}-\d{2}\.xlsx$/,
  )
  assert.equal(file.headers['cache-control'], 'no-store')
  assert.equal((await download(url)).statusCode, 404)
})

test('a link ends after ten minutes, and with the account it was made for', async () => {
  const call = await server.signIn('everything')
  const late = (await call('GET', '/export-tags')).data.url
  await server.sql`update one_use_links set expires_at = now() - interval '1 second'`
  assert.equal((await download(late)).statusCode, 404)
  const gone = (await call('GET', '/export-tags')).data.url
  await server.sql`update users set is_active = false where id = ${call.userId}`
  assert.equal((await download(gone)).statusCode, 404)
  assert.equal((await download('/api/admin/downloads/cnl_guessed')).statusCode, 404)
})

type Person = Awaited<ReturnType<typeof server.signIn>>

/** Events that end the right to a file requested a moment ago. */
const ends: Record<string, (call: Person) => Promise<unknown>> = {
  'its session is signed out of': (call) => call('POST', '/logout'),
  'its maker has a new password': ({ userId }) => server.sql`delete from sessions where user_id = ${userId}`,
  'the right is taken from the role': ({ userId }) => changeRole(userId, { permission_ids: [] }),
  'the role is switched off': ({ userId }) => changeRole(userId, { is_active: false }),
  'the role reaches less far': async ({ userId }) => {
    await changeRole(userId, { scope: 'commune' })
    await server.sql`update users set ward_id = (select min(id) from wards) where id = ${userId}`
  },
}

const changeRole = (userId: number, values: object) => server.sql`
  update roles set ${server.sql(values as { scope: string })}, version = version + 1 where id = (select role_id from users where id = ${userId})`

for (const [what, end] of Object.entries(ends)) {
  test(`a link ends when ${what}`, async () => {
    const call = await server.signIn([{ action: 'list', subject: 'product_groups' }])
    const { url } = (await call('GET', '/export-product-groups')).data
    await end(call)
    assert.equal((await download(url)).statusCode, 404)
  })
}

test('the file of a job is given to its owner for as long as they may list what is in it, and see as much of it', async () => {
  const call = await server.signIn([
    { action: 'list', subject: 'product_groups' },
    { action: 'update', subject: 'product_groups' },
  ])
  await server.sql`
    insert into product_groups (code, name, sector_kind) select 'G' || n, 'Nhóm ' || n, 'animal' from generate_series(1, 2001) n`
  const { job } = (await call('GET', '/export-product-groups')).data
  const made = await finished(call, job)
  assert.ok(made.url)
  for (const values of [{ scope: 'commune' }, { scope: 'province', permission_ids: [] }]) {
    await changeRole(call.userId, values)
    const { entry } = (await call('GET', `/jobs/${job!.id}`)).data
    assert.equal(entry.url, null)
    assert.match(entry.message, /không còn quyền xem dữ liệu trong tệp này/)
    assert.equal((await download(made.url)).statusCode, 404)
  }
})

for (const text of [
  '=1+1',
  '+84',
  '-5',
  '@SUM(A1)',
  '\u00a0=x',
  '00123',
  '1e5',
  'TRUE',
  '2026-01-01',
  'a\nb',
  '<b>&"</b>',
]) {
  test(`the text ${JSON.stringify(text)} is a text in the workbook`, async () => {
    const call = await server.signIn('everything')
    await server.given(tags, { name: text })
    const [headings, row] = await rowsAt((await call('GET', '/export-tags')).data.url)
    assert.equal(row![headings!.indexOf(tags.fields.name.label)], text)
  })
}

test('names, labels, days and numbers stand in their columns as people and Excel read them', async () => {
  const call = await server.signIn('everything')
  const parent = await server.given(productGroups, { code: 'GC', name: 'Gia cầm', sector_kind: 'animal' })
  await server.given(productGroups, { code: 'G', name: 'Gà', sector_kind: 'animal', parent_id: parent.id })
  const [headings, row] = await rowsAt((await call('GET', '/export-product-groups?search=gà')).data.url)
  const columns = exportColumns(productGroups)
  const cell = (name: string) => row![headings!.indexOf(columns.find((column) => column.name === name)!.heading)]
  assert.equal(cell('parent_id'), 'Gia cầm')
  assert.equal(cell('is_active'), 'Hoạt động')
  assert.ok(cell('created_at') instanceof Date)
  assert.equal(cell('id'), parent.id + 1)
})

test('a long list is written by a job, whose link works when that is done', async () => {
  const call = await server.signIn('everything')
  await server.sql`insert into tags (name, slug) select 'Thẻ ' || n, 'the-' || n from generate_series(1, 4300) n`
  const { url, job } = (await call('GET', '/export-tags')).data
  const ended = await finished(call, job)
  assert.deepEqual([ended.status, ended.progress, ended.message], ['done', 100, 'Đã xuất 4.300 dòng'])
  assert.equal((await rowsAt(url)).length, 4301)
  assert.equal((await rowsAt(ended.url!)).length, 4301, 'the job hands out a link of its own')

  const other = await server.signIn('everything')
  assert.equal((await other('GET', `/jobs/${job!.id}`)).code, 404)
})

test('who opens the link of a long list while it is being written gets the file', async () => {
  const call = await server.signIn('everything')
  await server.sql`insert into tags (name, slug) select 'Thẻ ' || n, 'the-' || n from generate_series(1, 6_500) n`
  let [isOpen, opened] = [false, download('/')]
  await server.sql.begin(async (sql) => {
    const { url, job } = (await call('GET', '/export-tags')).data
    await sql`lock table tags in access exclusive mode`
    opened = download(url)
    void opened.then(() => (isOpen = true))
    await until(
      () => sql`select from pg_locks where relation = 'tags'::regclass and not granted limit 1`,
      ({ length }) => length > 0,
    )
    assert.deepEqual([isOpen, (await call('GET', `/jobs/${job!.id}`)).data.entry.status === 'done'], [false, false])
  })
  const file = await opened
  assert.equal(file.statusCode, 200, file.body)
  let rows = 0
  for await (const { cells } of readSheet(file.rawPayload)) rows += cells.length > 0 ? 1 : 0
  assert.equal(rows, 6_501)
})

test('who opens the link of a list that could not be written reads why', async () => {
  const call = await server.signIn('everything')
  await server.sql`insert into tags (name, slug) select 'Thẻ ' || n, 'the-' || n from generate_series(1, 2_100) n`
  const { url, job } = (await call('GET', '/export-tags')).data
  await finished(call, job)
  await server.sql`update jobs set status = 'failed', message = 'Công việc bị gián đoạn nhiều lần, vui lòng làm lại' where id = ${job!.id}`
  const told = await download(url)
  assert.deepEqual(
    [told.statusCode, told.json<Reply>().message],
    [409, 'Không tạo được tệp: Công việc bị gián đoạn nhiều lần, vui lòng làm lại'],
  )
})

test('however long a list is, the rows inside its rows come with them', async () => {
  const call = await server.signIn('everything')
  await server.sql`
    insert into stages (id, name, sector_kind, activity_type) values (77, 'Gieo sạ', 'plant', 'other')`
  await server.sql`
    insert into processes (id, name, sector_kind) select n, 'Quy trình ' || n, 'plant' from generate_series(1, 10_100) n`
  await server.sql`insert into process_stages (process_id, stage_id) select n, 77 from generate_series(1, 10_100) n`
  const ended = await finished(call, (await call('GET', '/export-processes?sort_by=id')).data.job)
  assert.deepEqual([ended.status, ended.message], ['done', 'Đã xuất 10.100 dòng'])
  const file = (await download(ended.url!)).rawPayload
  for (const sheet of [undefined, 'Công đoạn']) {
    let [count, last] = [0, null as Cell | undefined]
    for await (const { cells } of readSheet(file, sheet)) [count, last] = [count + 1, cells[0]]
    assert.deepEqual([count, last], [10_101, 10_100])
  }
})

test('more rows than a file may hold are refused with the advice to filter', async () => {
  const call = await server.signIn('everything')
  await server.sql`insert into tags (name, slug) select 'Thẻ ' || n, 'the-' || n from generate_series(1, 100001) n`
  const reply = await call('GET', '/export-tags')
  assert.equal(reply.code, 422)
  assert.match(reply.message, /100\.000 dòng/)
})

test('the log tells who exported what', async () => {
  const call = await server.signIn('everything')
  await call('GET', '/export-tags?search=gạo')
  const [line] = await server.sql`select user_id, action, subject, new_values from system_logs order by id desc limit 1`
  assert.deepEqual(
    { ...line },
    { user_id: call.userId, action: 'export', subject: 'tags', new_values: { search: 'gạo' } },
  )
})
