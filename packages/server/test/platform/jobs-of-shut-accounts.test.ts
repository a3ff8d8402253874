import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'
import { upload } from '../upload.ts'
import { sheet } from '../workbooks.ts'

const server = testServer()

const COUNT = 120

async function givenTags(): Promise<number[]> {
  await server.sql`insert into tags (name, slug) select 'Thẻ ' || n, 'the-' || n from generate_series(1, ${COUNT}::int) n`
  return (await server.sql<{ id: number }[]>`select id from tags order by id`).map(({ id }) => id)
}

/** An account with a role of its own, so that the role can be changed. */
const signIn = () =>
  server.signIn([
    { action: 'list', subject: tags.subjects[0] },
    { action: 'create', subject: tags.subjects[0] },
    { action: 'update', subject: tags.subjects[0] },
  ])

const ends: [what: string, shut: (sql: Sql, user: number) => Promise<unknown>, told: RegExp][] = [
  ['suspended', (sql, user) => sql`update users set is_active = false where id = ${user}`, /không còn hoạt động/],
  ['deleted', (sql, user) => sql`update users set deleted_at = now() where id = ${user}`, /không còn hoạt động/],
  [
    'demoted',
    (sql, user) => sql`
      update roles set permission_ids = '{}', version = version + 1 where id = (select role_id from users where id = ${user})`,
    /không có quyền/,
  ],
]

async function ended(id: number): Promise<{ status: string; message: string }> {
  const { status, message } = await until(
    () => server.row('jobs', id),
    (job) => job['status'] === 'failed' || job['status'] === 'done',
  )
  return { status: String(status), message: String(message) }
}

const living = async () => (await server.sql`select 1 from tags where deleted_at is null`).length

for (const [what, shut, told] of ends) {
  test(`a bulk action ends when its account is ${what}: it tells what it did, and writes nothing more`, async () => {
    const call = await signIn()
    const ids = await givenTags()
    const id = await server.sql.begin(async (sql) => {
      await sql`select 1 from tags where id = ${ids[60]!} for update`
      const { job } = (await call('POST', '/tags/bulk', { action: 'delete', ids })).data
      await until(
        () => server.row('jobs', job.id),
        ({ done }) => done === 50,
      )
      await server.sql.begin((own) => shut(own, call.userId))
      return job.id
    })
    const job = await ended(id)
    assert.deepEqual([job.status, told.test(job.message)], ['failed', true], job.message)
    assert.match(job.message, /Đã làm 50\/120 dòng trước đó$/)
    assert.equal(await living(), COUNT - 50)
  })
}

test('an import ends when its account is suspended before it is committed, and nothing of it stays', async () => {
  const call = await signIn()
  const rows = Array.from({ length: COUNT }, (_, at) => [`Thẻ mới ${at}`])
  const bytes = await sheet([tags.fields.name.label], ...rows)
  const before = await server.sql`select id from tags`
  // A row that is not yet committed holds up the one of the import that has the same address.
  const job = await server.sql
    .begin(async (sql) => {
      await sql`insert into tags (name, slug) values ('Khác', 'the-moi-110')`
      const { id } = (await upload(server.app, '/import-tags', { token: call.token, bytes })).data.job
      await until(
        () => server.row('jobs', id),
        ({ done }) => Number(done) >= 50,
      )
      await server.sql.begin((own) => own`update users set is_active = false where id = ${call.userId}`)
      throw Object.assign(new Error('taken back'), { id })
    })
    .catch((error: { id?: number }) => {
      if (error.id === undefined) throw error
      return error.id
    })
  const { status, message } = await ended(job)
  assert.deepEqual(
    [status, message],
    ['failed', 'Tài khoản yêu cầu công việc này không còn hoạt động. Chưa nhập dòng nào'],
  )
  assert.equal((await server.sql`select id from tags`).length, before.length)
})
