import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { newResetToken } from '@trace/platform/accounts/resets.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const PASSWORD = 'mật khẩu dài của Lan'

async function givenLan() {
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = 'editor'`
  const lan = await server.given(users, {
    username: 'lan.nguyen',
    name: 'Nguyễn Thị Lan',
    email: 'lan@example.com',
    role_id: role!.id,
  })
  await storePasswordHash(server.sql, lan.id, await hashPassword(PASSWORD))
  return lan
}

test('somebody signs in by e-mail or user name, and the token opens the profile with its permissions', async () => {
  await givenLan()
  for (const email of ['lan@example.com', ' LAN.Nguyen ']) {
    const reply = await server.call()('POST', '/api/auth/login', { email, password: PASSWORD })
    assert.equal(reply.code, 200)
    const profile = await server.call(reply.data.token)('GET', '/profile')
    assert.equal(profile.data.entry.name, 'Nguyễn Thị Lan')
    assert.ok(profile.data.entry.role.permissions.some(({ subject }) => subject === 'articles'))
  }
})

test('a wrong password and an unknown account are told the same', async () => {
  await givenLan()
  const wrong = await server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password: 'sai rồi' })
  const unknown = await server.call()('POST', '/api/auth/login', { email: 'ai@example.com', password: 'sai rồi' })
  assert.deepEqual([wrong.code, wrong.message], [401, unknown.message])
})

test('the log tells who signed in and for whose account a wrong password was tried, though the try itself is refused', async () => {
  const lan = await givenLan()
  const signIn = (email: string, password: string) => server.call()('POST', '/api/auth/login', { email, password })
  await signIn('lan@example.com', PASSWORD)
  await signIn('lan@example.com', 'sai rồi')
  await signIn('ai@example.com', 'sai rồi')
  const lines =
    await server.sql`select action, user_id, user_name, entity_id, entity_label from system_logs where action like 'login%' order by id`
  assert.deepEqual(
    lines.map((line) => Object.values(line)),
    [
      ['login', lan.id, 'Nguyễn Thị Lan', lan.id, 'Nguyễn Thị Lan'],
      ['login_failed', null, 'Khách', lan.id, 'Nguyễn Thị Lan'],
      ['login_failed', null, 'Khách', null, 'Tài khoản không có'],
    ],
  )
})

test('an account tells how often somebody failed to sign in since its owner last did', async () => {
  const lan = await givenLan()
  const failures = async () => (await server.row('users', lan.id))['failed_attempts']
  const signIn = (secret: string) =>
    server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password: secret })
  await signIn('sai rồi')
  await signIn('lại sai')
  assert.equal(await failures(), 2)
  await signIn(PASSWORD)
  assert.equal(await failures(), 0)
})

test('after ten wrong tries from one address that address waits, and the owner signs in from elsewhere', async () => {
  await givenLan()
  const guess = () => server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password: 'đoán' })
  for (let n = 0; n < 10; n++) assert.equal((await guess()).code, 401)
  assert.equal((await guess()).code, 429)
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '192.0.2.7',
    payload: { email: 'lan@example.com', password: PASSWORD },
  })
  assert.equal(reply.statusCode, 200)
})

test('a session that nobody uses for half an hour ends, and any use of it begins the half hour anew', async () => {
  await givenLan()
  const signIn = () => server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password: PASSWORD })
  const left = server.call((await signIn()).data.token)
  assert.equal((await left('GET', '/profile')).data.entry.session_idle_minutes, 30)
  await server.sql`update sessions set last_used_at = now() - interval '29 minutes'`
  assert.equal((await left('GET', '/profile')).code, 200)
  const [use] = await server.sql<
    { isNew: boolean }[]
  >`select last_used_at > now() - interval '1 minute' as "isNew" from sessions`
  assert.equal(use!.isNew, true)

  await server.sql`update sessions set last_used_at = now() - interval '31 minutes'`
  assert.equal((await left('GET', '/profile')).code, 401)
  assert.equal((await signIn()).code, 200, 'signing in again works at once')
  assert.equal((await left('GET', '/profile')).code, 401, 'the old session stays ended')
})

test('a session ends when its time is over, however much it is used', async () => {
  await givenLan()
  const { token } = (await server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password: PASSWORD }))
    .data
  const [kept] = await server.sql<{ hours: number }[]>`
    select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions`
  assert.equal(kept!.hours, readSettings({}).sessionHours)
  await server.sql`update sessions set expires_at = now() + interval '1 minute'`
  assert.equal((await server.call(token)('GET', '/profile')).code, 200)
  await server.sql`update sessions set expires_at = now()`
  assert.equal((await server.call(token)('GET', '/profile')).code, 401)
})

test('how long a session may lie unused is a setting', () => {
  assert.equal(readSettings({}).sessionIdleMinutes, 30)
  assert.equal(readSettings({ SESSION_IDLE_MINUTES: '5' }).sessionIdleMinutes, 5)
  assert.throws(() => readSettings({ SESSION_IDLE_MINUTES: 'lâu' }), /SESSION_IDLE_MINUTES/)
})

test('signing out, suspension and a new password each end a session at once', async () => {
  const lan = await givenLan()
  const signIn = async (password = PASSWORD) =>
    (await server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password })).data.token
  const alive = async (token: string) => (await server.call(token)('GET', '/profile')).code === 200

  const first = await signIn()
  await server.call(first)('POST', '/logout')
  assert.equal(await alive(first), false)

  const [second, third] = [await signIn(), await signIn()]
  const changed = await server.call(third)('PUT', '/change-password', {
    current_password: PASSWORD,
    password: 'một mật khẩu mới',
    password_confirmation: 'một mật khẩu mới',
  })
  assert.deepEqual([await alive(second), await alive(third), await alive(changed.data.token)], [false, false, true])

  const admin = await server.signIn('everything')
  await admin('PUT', `/users/${lan.id}/change-status`)
  assert.equal(await alive(changed.data.token), false)
})

test('a reset link works once, and ends every session', async () => {
  await givenLan()
  const { data } = await server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password: PASSWORD })
  await server.call()('POST', '/api/auth/forgot-password', { email: 'lan@example.com' })
  const [lan] = await server.sql<{ id: number }[]>`select id from users where email = 'lan@example.com'`
  const token = await newResetToken(server.sql, lan!.id)
  const body = { token, password: 'lại một mật khẩu khác', password_confirmation: 'lại một mật khẩu khác' }

  assert.equal((await server.call()('POST', '/api/auth/forgot-password', { token })).code, 200)
  assert.equal((await server.call()('POST', '/api/auth/reset-password', body)).code, 200)
  assert.equal((await server.call()('POST', '/api/auth/reset-password', body)).code, 422)
  assert.equal((await server.call(data.token)('GET', '/profile')).code, 401)
})

test('nobody gives a role with permissions they do not hold', async () => {
  const call = await server.signIn([
    { action: 'create', subject: 'users' },
    { action: 'list', subject: 'users' },
  ])
  const [admin] = await server.sql<{ id: number }[]>`select id from roles where code = 'super_admin'`
  const reply = await call('POST', '/users', {
    username: 'ke.gian',
    name: 'Kẻ gian',
    email: 'g@example.com',
    password: 'một mật khẩu dài',
    role_id: admin!.id,
  })
  assert.deepEqual(reply.errors, { role_id: ['Không thể cấp vai trò có quyền mà bạn không có'] })
})

test('nobody grants a role what they do not hold, nor changes the role they have', async () => {
  const call = await server.signIn([
    { action: 'create', subject: 'roles' },
    { action: 'edit', subject: 'roles' },
  ])
  const [all] = await server.sql<{ ids: number[] }[]>`select array_agg(id) as ids from permissions`
  const made = await call('POST', '/roles', {
    code: 'tat_ca',
    name: 'Tất cả',
    scope: 'province',
    permission_ids: all!.ids,
  })
  assert.deepEqual(made.errors, { permission_ids: ['Không thể cấp quyền mà bạn không có'] })
  const [own] = await server.sql<{ role_id: number }[]>`select role_id from users where id = ${call.userId}`
  assert.equal((await call('PUT', `/roles/${own!.role_id}`, { code: 'r', name: 'R', scope: 'province' })).code, 422)
})

test('a role that waits for approval grants nothing', async () => {
  const call = await server.signIn([{ action: 'list', subject: 'articles' }])
  const [own] = await server.sql<{ role_id: number }[]>`select role_id from users where id = ${call.userId}`
  await server.sql`update roles set approval_status = 'pending' where id = ${own!.role_id}`
  const reply = await call('GET', '/articles')
  assert.deepEqual(
    [reply.code, reply.message],
    [403, 'Vai trò của bạn đang chờ duyệt hoặc đã bị tắt, chưa dùng được chức năng nào'],
  )
})

test('the last super administrator can be neither locked nor deleted', async () => {
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = 'super_admin'`
  const only = await server.given(users, {
    username: 'quan.tri',
    name: 'Quản trị',
    email: 'qt@example.com',
    role_id: role!.id,
  })
  const call = await server.signIn('everything')
  assert.equal((await call('PUT', `/users/${only.id}/change-status`)).code, 422)
  assert.equal((await call('DELETE', `/users/${only.id}`)).code, 422)
  assert.equal((await server.row(users.table, only.id))['is_active'], true)
})
