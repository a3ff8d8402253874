// own process: a process can have only one product
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { catalogue } from '@trace/define/catalogue.ts'
import { library } from '../src/library.ts'
import { openProduct } from '@trace/server/test/open-product.ts'

const { ask, add, signInAs, sql } = openProduct(library, 'examples/library/operate.mjs')

/** The body of each list's form, for a new row and for a change (`again`); the rows that it refers to exist. */
const forms: Record<string, (again?: true) => object> = {
  branches: (again) => ({ name: again ? 'Chi nhánh Hòn Gai' : 'Chi nhánh Bãi Cháy' }),
  authors: (again) => ({ name: again ? 'Trần Hữu Tri' : 'Nam Cao' }),
  books: (again) => ({ name: again ? 'Đôi lứa xứng đôi' : 'Chí Phèo', author_id: 1 }),
  readers: (again) => ({ name: again ? 'Bạn đọc cũ' : 'Bạn đọc mới', branch_id: 1 }),
  loans: (again) => ({
    book_id: 1,
    reader_id: 1,
    branch_id: 1,
    lent_on: '2026-01-02',
    due_on: again ? '2026-01-30' : '2026-01-16',
  }),
}

before(async () => {
  for (const [list, form] of Object.entries(forms)) await add(list, form())
  await sql()`update loans set is_back = true`
  await sql()`insert into roles (code, name, scope, approval_status) values ('nobody', 'Không có quyền', 'library', 'approved')`
})

const addressOf = (path: string): string => path.replaceAll(/:[a-z_]+/g, '1')

test('there are calls for every list', () => {
  assert.ok(library.operations.length > 150)
  for (const { name } of catalogue().resources.slice(0, 5)) assert.ok(name in forms, name)
})

test('nothing but signing in answers whoever is not signed in', async () => {
  for (const { method, path, needs } of library.operations)
    if (needs !== 'public') assert.equal((await ask(method, addressOf(path), {}, '')).code, 401, `${method} ${path}`)
})

test('whoever holds no permission is refused wherever one is needed, before anything is looked for', async () => {
  const token = await signInAs('nobody')
  for (const { method, path, needs } of library.operations) {
    if (typeof needs === 'string') continue
    const { code, message } = await ask(method, addressOf(path), {}, token)
    assert.equal(code, 403, `${method} ${path}: ${message}`)
  }
})

for (const [list, form] of Object.entries(forms)) {
  test(`${list}: a row is added, changed, thrown away and taken back, with a line in the log each time`, async () => {
    const id = await add(list, form())
    const { version } = (await ask('GET', `/api/admin/${list}/${id}`)).data.entry
    const changed = await ask('PUT', `/api/admin/${list}/${id}`, { ...form(true), version })
    assert.equal(changed.code, 200, changed.message)
    assert.equal((await ask('PUT', `/api/admin/${list}/${id}`, { ...form(), version })).code, 409)
    assert.equal((await ask('DELETE', `/api/admin/${list}/${id}`)).code, 200)
    assert.equal((await ask('GET', `/api/admin/${list}/${id}`)).code, 404)
    assert.equal((await ask('POST', `/api/admin/${list}/${id}/recover`)).code, 200)
    assert.equal((await ask('GET', `/api/admin/${list}/${id}`)).code, 200)
    const lines = await sql()<{ action: string }[]>`
      select action from system_logs where subject = ${list} and entity_id = ${id} order by id`
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['create', 'update', 'delete', 'update'],
    )
  })
}
