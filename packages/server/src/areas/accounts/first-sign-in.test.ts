import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { test } from 'node:test'
import { firstSignIn } from '@trace/platform/accounts/first-sign-in.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { province } from '../../province.ts'
import { seedBaseData } from '../../base-data/base-data.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('the first password stands in a file of the owner alone, and in no log', async () => {
  const account = (await firstSignIn(server.sql, server.settings, province.firstAccount))!
  const [email = '', password = '', end] = (await readFile(account.file!, 'utf8')).split('\n')
  assert.deepEqual([email, password.length, end], [account.email, 16, ''])
  assert.deepEqual(Object.keys(account), ['email', 'file'], 'whoever tells of it cannot tell the password')
  assert.equal((await stat(account.file!)).mode & 0o777, 0o600)
  const logs = JSON.stringify(await server.sql`select * from system_logs`)
  assert.ok(!logs.includes(password))
  assert.equal(await firstSignIn(server.sql, server.settings, province.firstAccount), null)
  const signedIn = await server.call()('POST', '/api/auth/login', { email, password })
  assert.equal((await server.call(signedIn.data.token)('GET', '/users')).code, 200)
})

test('a password that came with the settings is written nowhere', async () => {
  await server.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`delete from users`
  })
  const account = await firstSignIn(
    server.sql,
    { ...server.settings, adminPassword: 'Mật khẩu đã đặt 9' },
    province.firstAccount,
  )
  assert.equal(account?.file, null)
  assert.ok(!(await readdir(server.settings.dataDir)).includes('first-sign-in-2.txt'))
})

test('a second factor is obligatory for administrators and appraisers of a province, but for a demo', async () => {
  const asked = async () =>
    (await server.sql<{ code: string }[]>`select code from roles where requires_two_factor order by code`).map(
      ({ code }) => code,
    )
  assert.deepEqual(await asked(), [])
  await server.sql`delete from roles`
  await seedBaseData(server.sql, { ...readSettings({}), seed: 'none' })
  assert.deepEqual(await asked(), ['appraiser', 'super_admin'])
})
