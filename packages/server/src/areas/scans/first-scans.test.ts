import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenIssue } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('a first scan that is deleted is no longer the first, and is again once it is taken back', async () => {
  const { active, codeOf, stamp } = await givenIssue(server)
  const code = await codeOf(1)
  const scan = (client_id: string) => server.call()('POST', '/api/web/scans', { code, client_id })
  await scan('máy')
  await server.sql`update scan_statistics set scanned_at = scanned_at - interval '5 minutes'`
  await server.sql`update traces set first_scanned_at = (select min(scanned_at) from scan_statistics)`
  await server.sql`update stamp_codes set first_scanned_at = (select min(scanned_at) from scan_statistics)`
  await scan('máy khác')
  const firsts = async () => {
    const [row] = await server.sql<Record<'trace' | 'label', string>[]>`
      select (select first_scanned_at from traces where id = ${active.id}) as trace,
        (select first_scanned_at from stamp_codes where stamp_id = ${stamp.id}) as label`
    return [row!.trace, row!.label]
  }
  const [first, second] = await server.sql<{ id: number; scanned_at: string }[]>`
    select id, scanned_at from scan_statistics order by scanned_at`
  const root = await server.signIn('everything')
  assert.deepEqual(await firsts(), [first!.scanned_at, first!.scanned_at])
  assert.equal((await root('DELETE', `/scan-statistics/${first!.id}`)).code, 200)
  assert.deepEqual(await firsts(), [second!.scanned_at, second!.scanned_at])
  assert.equal((await root('POST', `/scan-statistics/${first!.id}/recover`)).code, 200)
  assert.deepEqual(await firsts(), [first!.scanned_at, first!.scanned_at])
})
