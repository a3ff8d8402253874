import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { testServer } from '../server.ts'

const server = testServer()

/** Runs `npm run account -- …` as an operator does; the mail server named there does not exist. */
const account = (...args: string[]): Promise<{ code: number; out: string; said: string }> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: server.url,
      DATA_DIR: server.settings.dataDir,
      PUBLIC_URL: server.settings.publicUrl,
      SMTP_URL: 'smtp://127.0.0.1:1',
    }
    execFile(process.execPath, ['scripts/operate.mjs', 'account', ...args], { env }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, said }),
    )
  })

const emailOf = async (id: number) => (await server.row('users', id))['email'] as string

test('a link of the command sets a password once, without any mail, and the log names the system', async () => {
  const lost = await server.signIn('everything')
  const email = await emailOf(lost.userId)
  const { code, out } = await account('reset-password', email)
  assert.equal(code, 0)
  const link = new URL(out.split('\n')[1]!)
  assert.equal(link.origin, server.settings.publicUrl)
  const chosen = {
    token: link.searchParams.get('token'),
    password: 'ruộng bậc thang 7',
    password_confirmation: 'ruộng bậc thang 7',
  }
  assert.equal((await server.call()('POST', '/api/auth/reset-password', chosen)).code, 200)
  assert.equal((await server.call()('POST', '/api/auth/reset-password', chosen)).code, 422)
  assert.equal((await server.call()('POST', '/api/auth/login', { email, password: chosen.password })).code, 200)
  const [line] = await server.sql<{ user_name: string; entity_label: string }[]>`
    select user_name, entity_label from system_logs where method = 'SYSTEM' and entity_id = ${lost.userId}`
  assert.deepEqual(line, { user_name: 'Hệ thống', entity_label: 'Tạo liên kết đặt lại mật khẩu trên máy chủ: Lan' })
})

test('a lost second factor is taken off, and whoever was signed in with it is signed out', async () => {
  const lost = await server.signIn('everything')
  await server.sql`insert into user_secrets (user_id, otp_secret, otp_confirmed) values (${lost.userId}, 's1.x', true)`
  const email = await emailOf(lost.userId)
  assert.equal((await account('remove-second-factor', email)).code, 0)
  assert.equal((await lost('GET', '/users')).code, 401)
  const again = await account('remove-second-factor', email)
  assert.deepEqual([again.code, again.said.trim()], [1, `Tài khoản ${email} không bật xác thực hai lớp`])
})

test('sessions of one account or of all end, and accounts are listed', async () => {
  const [one, other] = [await server.signIn('everything'), await server.signIn('everything')]
  const email = await emailOf(one.userId)
  assert.match((await account('list')).out, new RegExp(`^${email}\tLan\t`, 'm'))
  assert.equal((await account('end-sessions', email)).code, 0)
  assert.deepEqual([(await one('GET', '/users')).code, (await other('GET', '/users')).code], [401, 200])
  assert.equal((await account('end-sessions')).out.trim(), 'Đã kết thúc 1 phiên làm việc')
  assert.equal((await other('GET', '/users')).code, 401)
})

test('an unknown address or act changes nothing and ends with 1', async () => {
  const unknown = await account('reset-password', 'khong-co@example.com')
  assert.deepEqual([unknown.code, unknown.out, unknown.said.trim()], [1, '', 'Không có tài khoản khong-co@example.com'])
  for (const args of [[], ['reset-password'], ['delete', 'a@b.c'], ['list', 'a@b.c', 'more']])
    assert.match((await account(...args)).said, /Cách dùng/)
  assert.equal((await server.sql`select 1 from password_resets`).length, 0)
})
