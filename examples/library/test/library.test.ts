// own process: a process can have only one product
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pendingChange, refuseForgottenMigration } from '@trace/platform/schema/snapshot.ts'
import { sweep, sweepNightly } from '@trace/platform/start/sweep.ts'
import { library, MIGRATIONS } from '../src/library.ts'
import { openProduct } from '@trace/server/test/open-product.ts'

const { settings, ask, add, signInAs, sql, get, command, compose } = openProduct(
  library,
  'examples/library/operate.mjs',
)

/** Creates a book, a branch, and a reader of that branch. */
async function given(name: string) {
  const author_id = await add('authors', { name: `Tác giả của ${name}` })
  const book_id = await add('books', { name, author_id })
  const branch_id = await add('branches', { name: `Chi nhánh có ${name}` })
  const reader_id = await add('readers', { name: `Bạn đọc ${name}`, branch_id })
  return { author_id, book_id, branch_id, reader_id }
}

test('its migrations make what its definitions ask for', async () => {
  assert.equal((await pendingChange(MIGRATIONS)).sql, '')
})

test('a form that its screens offer and no call takes ends its start', async () => {
  const without = library.operations.filter(({ path }) => !/^\/api\/admin\/books(\/:id)?$/.test(path))
  await assert.rejects(compose(without), /books has a form, and no call that takes it/)
})

test('a book is lent and comes back, and the log has a line for each step', async () => {
  const { book_id, reader_id, branch_id } = await given('Truyện Kiều')
  const loan = { book_id, reader_id, branch_id, lent_on: '2026-01-02', due_on: '2026-01-16' }
  const { message, data } = await ask('POST', '/api/admin/loans', loan)
  assert.match(message, /^Đã thêm/)
  const back = await ask('PUT', `/api/admin/loans/${data.entry.id}/change-back`, { is_back: true })
  assert.equal(back.data.entry['is_back'], true)
  const lines = await sql()`select action from system_logs where subject = 'loans' order by id`
  assert.deepEqual(
    lines.map(({ action }) => action),
    ['create', 'toggle'],
  )
})

test('a book is lent to one reader at a time, whichever way a loan comes, and at the same moment', async () => {
  const { book_id, reader_id, branch_id } = await given('Tuyển tập thơ')
  const loan = { book_id, reader_id, branch_id, lent_on: '2026-02-02', due_on: '2026-02-16' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('POST', '/api/admin/loans', loan)))
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 422, 422, 422, 422, 422])
  const told = { book_id: ['Sách “Tuyển tập thơ” đang được mượn'] }
  assert.deepEqual(answers.find(({ code }) => code === 422)!.errors, told)
  const lent = answers.find(({ code }) => code === 200)!.data.entry.id
  assert.equal((await ask('DELETE', `/api/admin/loans/${lent}`)).code, 200)
  assert.equal((await ask('POST', '/api/admin/loans', loan)).code, 200)
  assert.deepEqual((await ask('POST', `/api/admin/loans/${lent}/recover`)).errors, told)
})

test('what is wrong is said at its field', async () => {
  const { book_id, reader_id, branch_id } = await given('Lục Vân Tiên')
  const late = { book_id, reader_id, branch_id, lent_on: '2026-01-16', due_on: '2026-01-02' }
  assert.deepEqual((await ask('POST', '/api/admin/loans', late)).errors, {
    due_on: ['Hạn trả không được trước ngày mượn'],
  })
})

test('its only administrator cannot be locked, removed or left without the role', async () => {
  const { data } = await ask('GET', '/api/admin/users')
  const { id } = data.entries[0]!
  const account = (await ask('GET', `/api/admin/users/${id}`)).data.entry
  const [branch] = await sql()<{ id: number }[]>`select id from roles where code = 'branch'`
  const [place] = await sql()<{ id: number }[]>`select id from branches limit 1`
  const role = Number(account['role_id'])
  const ways = await Promise.all([
    ask('PUT', `/api/admin/users/${id}/change-status`, { is_active: false }),
    ask('DELETE', `/api/admin/users/${id}`),
    ask('PUT', `/api/admin/users/${id}`, { ...account, role_id: branch!.id, branch_id: place!.id }),
    ask('PUT', `/api/admin/roles/${role}/change-status`, { is_active: false }),
  ])
  const refusal = [422, 'Phải còn ít nhất một tài khoản quản trị hệ thống đang hoạt động']
  assert.deepEqual(
    ways.map(({ code, message }) => [code, message]),
    ways.map(() => refusal),
  )
  assert.equal((await ask('GET', `/api/admin/users/${id}`)).data.entry['is_active'], true)
})

test('a librarian of a branch sees its readers, and no others', async () => {
  const [here, elsewhere] = [await given('Tắt đèn'), await given('Số đỏ')]
  const theirs = await signInAs('branch', { branch_id: here.branch_id })
  const seen = (await ask('GET', '/api/admin/readers', undefined, theirs)).data.entries.map(({ id }) => id)
  assert.deepEqual(seen, [here.reader_id])
  assert.equal((await ask('GET', `/api/admin/readers/${elsewhere.reader_id}`, undefined, theirs)).code, 404)
  const refused = await ask('DELETE', `/api/admin/books/${here.book_id}`, undefined, theirs)
  assert.deepEqual([refused.code, refused.message], [403, 'Bạn không có quyền xóa sách'])
})

test('rows are found without marks, exported, thrown away and taken back', async () => {
  const { book_id } = await given('Dế Mèn phiêu lưu ký')
  const found = await ask('GET', '/api/admin/books?search=de%20men')
  assert.deepEqual(
    found.data.entries.map(({ id }) => id),
    [book_id],
  )
  assert.match((await ask('GET', '/api/admin/export-books')).message, /^Đã xuất/)
  assert.equal((await ask('DELETE', `/api/admin/books/${book_id}`)).code, 200)
  assert.equal((await ask('GET', `/api/admin/books/${book_id}`)).code, 404)
  assert.equal((await ask('GET', '/api/admin/trash-books')).data.entries[0]?.id, book_id)
})

test('a loan is named by its day as people write it, wherever it is named', async () => {
  const { book_id, reader_id, branch_id } = await given('Vang bóng một thời')
  const loan = { book_id, reader_id, branch_id, lent_on: '2026-03-05', due_on: '2026-03-19' }
  const { message, data } = await ask('POST', '/api/admin/loans', loan)
  assert.equal(message, 'Đã thêm 05/03/2026')
  const [line] =
    await sql()`select entity_label as name from system_logs where subject = 'loans' and entity_id = ${data.entry.id}`
  assert.equal(line!['name'], '05/03/2026')
})

test('a role that holds everything gets what a later version adds', async () => {
  await sql()`update roles set permission_ids = permission_ids[2:] where code = 'librarian'`
  await library.prepare(sql(), settings)
  const [role] = await sql()`
    select cardinality(permission_ids) as held, (select count(*)::int from permissions) as there from roles where code = 'librarian'`
  assert.equal(role!['held'], role!['there'])
})

test('a server refuses to start where a migration was forgotten, before it touches anything', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'library-migrations-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const schema = JSON.parse(readFileSync(join(MIGRATIONS, 'schema.json'), 'utf8')) as Record<
    string,
    { columns: object }
  >
  delete (schema['books']!.columns as Record<string, string>)['isbn']
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(schema))
  await assert.rejects(refuseForgottenMigration(folder), /npm run migration/)
  await refuseForgottenMigration(MIGRATIONS)
})

test('nobody does anything without signing in, and an address that is none is said to be so', async () => {
  assert.equal((await ask('GET', '/api/admin/books', undefined, '')).code, 401)
  assert.equal((await ask('GET', '/api/admin/nothing')).message, 'Không tìm thấy đường dẫn')
})

test('the API document tells of the library, and of nothing else', async () => {
  const document = (await get('/api/openapi.json')).body
  assert.match(document, /"title":"Thư viện"/)
  assert.doesNotMatch(document, /manufactures|traces|Cội Nguồn/)
})

test('the server is watched over and cleaned up as any other', async () => {
  const metrics = await get('/api/metrics', 'metrics')
  assert.match(metrics.body, /^mails_waiting 0$/m)
  await sweep(sql(), settings, library)
  await sweepNightly(sql(), settings, library)
})

test('whoever looks after the library is told how it is, and who may sign in', async () => {
  const { code, out } = await command('status')
  assert.match(out, /✔ Nâng cấp cơ sở dữ liệu: đủ/)
  assert.match(out, /✖ Sao lưu/)
  assert.equal(code, 1, 'there is no backup yet')
  assert.match((await command('account', 'list')).out, /^dau-tien@example\.vn\tThủ thư\t/m)
})

test('an unknown command is refused with those that there are, and releases where none are stored', async () => {
  const unknown = await command('statsu')
  assert.deepEqual([unknown.code, unknown.out], [1, ''])
  assert.match(unknown.said, /^Không có lệnh «statsu»\. Các lệnh: account, backup,/)
  const upgrade = await command('upgrade-check', '--releases')
  assert.deepEqual([upgrade.code, upgrade.said], [1, 'Chương trình này không giữ dữ liệu của các bản đã phát hành'])
})
