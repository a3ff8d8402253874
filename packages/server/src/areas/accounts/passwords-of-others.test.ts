import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { isImportable } from '@trace/define/importable.ts'
import { isRightPassword } from '@trace/platform/access/passwords.ts'
import type { Mail } from '@trace/platform/ports/jobs/queue.ts'
import { unseal } from '@trace/platform/ports/secrets.ts'
import { givenOneOfEach } from '../../../test/one-of-each.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const roleId = async (): Promise<number> =>
  (await server.sql<{ id: number }[]>`select id from roles where code = 'editor'`)[0]!.id
const form = async (tag: string) => ({
  username: tag,
  name: 'Phạm Thị Mời',
  email: `${tag}@example.com`,
  role_id: await roleId(),
})

test('an account that is invited gets a letter in place of a password, and chooses its own', async () => {
  const admin = await server.signIn('everything')
  const made = await admin('POST', '/users', {
    ...(await form('duoc.moi')),
    invite: true,
    password: 'bị bỏ qua khi mời',
  })
  assert.equal(made.code, 200, made.message)
  assert.equal('invite' in made.data.entry, false)
  const letters = await server.sql<
    { sealed: string }[]
  >`select data->>'sealed' as sealed from pgboss.job where name = 'mails'`
  const letter = letters
    .map(({ sealed }) => JSON.parse(unseal(sealed)) as Mail)
    .find(({ to }) => to === 'duoc.moi@example.com')
  const token = new URL(/https:\S+token=\S+/.exec(letter!.text)![0]).searchParams.get('token')
  const signIn = (password: string) => server.call()('POST', '/api/auth/login', { email: 'duoc.moi', password })
  assert.equal((await signIn('bị bỏ qua khi mời')).code, 401)
  const own = 'xoài chín ở Cao Lãnh'
  assert.equal(
    (await server.call()('POST', '/api/auth/reset-password', { token, password: own, password_confirmation: own }))
      .code,
    200,
  )
  const { data } = await signIn(own)
  assert.equal(
    (await server.call(data.token)('GET', '/articles')).code,
    200,
    'a password that nobody else knows need not be changed',
  )
})

test("a form without invitation asks for a password, and refuses one that its owner's names are", async () => {
  const admin = await server.signIn('everything')
  assert.deepEqual((await admin('POST', '/users', await form('khong.mk'))).errors, { password: ['Mật khẩu bắt buộc'] })
  const named = await admin('POST', '/users', { ...(await form('khong.mk')), password: 'phamthimoi1990' })
  assert.deepEqual(named.errors, { password: ['Mật khẩu không được chứa tên, tên đăng nhập hoặc email của bạn'] })
  const common = await admin('POST', '/users', { ...(await form('khong.mk')), password: '12345678' })
  assert.deepEqual(common.errors, { password: ['Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác'] })
  assert.equal(isImportable(users), false, 'accounts come one by one')
})

test('a reset shows a password once, ends the sessions, and asks for another at the next sign-in', async () => {
  const admin = await server.signIn('everything')
  const other = await server.signIn([{ action: 'list', subject: 'articles' }])
  const reset = await admin('PUT', `/users/${other.userId}/reset-password`)
  assert.match(reset.data.password, /^\w{16}$/)
  assert.equal((await other('GET', '/profile')).code, 401)
  const [{ email }] = await server.sql<[{ email: string }]>`select email from users where id = ${other.userId}`
  const { data } = await server.call()('POST', '/api/auth/login', { email, password: reset.data.password })
  assert.equal((await server.call(data.token)('GET', '/articles')).code, 403)
  const logs = JSON.stringify(await server.sql`select * from system_logs`)
  assert.ok(!logs.includes(reset.data.password))
  const without = await server.signIn([{ action: 'list', subject: 'users' }])
  assert.equal((await without('PUT', `/users/${other.userId}/reset-password`)).code, 403)
})

test('an account is signed out everywhere by who may change it, keeps its password, and it is logged', async () => {
  const admin = await server.signIn('everything')
  const other = await server.signIn([{ action: 'list', subject: 'articles' }])
  const without = await server.signIn([{ action: 'list', subject: 'users' }])
  assert.equal((await without('DELETE', `/users/${other.userId}/sessions`)).code, 403)
  assert.equal((await other('GET', '/profile')).code, 200)
  const { code, message } = await admin('DELETE', `/users/${other.userId}/sessions`)
  assert.equal(code, 200)
  assert.match(message, /^Đã đăng xuất .+ khỏi mọi thiết bị$/)
  assert.equal((await other('GET', '/profile')).code, 401)
  const [line] = await server.sql`
    select action, entity_label from system_logs where subject = 'users' and entity_id = ${other.userId} order by id desc limit 1`
  assert.match(String(line!['entity_label']), /^Đăng xuất khỏi mọi thiết bị: /)
  assert.equal((await admin('DELETE', `/users/${admin.userId}/sessions`)).code, 422)
  assert.equal((await admin('GET', '/profile')).code, 200)
})

for (const name of ['labors', 'apps'] as const) {
  test(`the app's password of one of the ${name} is set anew, by who may change them`, async () => {
    await givenOneOfEach(server)
    const call = await server.signIn([{ action: 'update', subject: name }])
    const reset = await call('PUT', `/${name}/1/reset-password`)
    assert.match(reset.data.password, /^\w{16}$/)
    const [kept] = await server.sql<
      { password_hash: string; must_change: boolean }[]
    >`select password_hash, must_change from row_passwords where subject = ${name} and row_id = 1`
    assert.deepEqual([await isRightPassword(reset.data.password, kept!.password_hash), kept!.must_change], [true, true])
    const looker = await server.signIn([{ action: 'read', subject: name }])
    for (const id of [1, 999]) assert.equal((await looker('PUT', `/${name}/${id}/reset-password`)).code, 403)
    assert.equal((await call('PUT', `/${name}/999/reset-password`)).code, 404)
  })
}

test('the password that the form of a household asks for is kept', async () => {
  await givenOneOfEach(server)
  const call = await server.signIn('everything')
  const { entry } = (await call('GET', '/labors/1')).data
  const saved = await call('PUT', '/labors/1', { ...entry, birthday: '1990-01-01', password: 'cá kho làng Vũ Đại' })
  assert.equal(saved.code, 200, JSON.stringify(saved.errors))
  const [kept] = await server.sql<
    { password_hash: string }[]
  >`select password_hash from row_passwords where subject = 'labors' and row_id = 1`
  assert.ok(await isRightPassword('cá kho làng Vũ Đại', kept!.password_hash))
  assert.ok(
    (await call('PUT', '/labors/1', { ...entry, birthday: '1990-01-01', password: entry.phone })).errors?.['password'],
  )
})
