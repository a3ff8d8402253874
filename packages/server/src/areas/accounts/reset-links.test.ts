import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { newResetToken } from '@trace/platform/accounts/resets.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { entryOf } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const OLD = 'mật khẩu dài của Lan'
const NEW = 'một mật khẩu mới hẳn'
const FOUND = 'mật khẩu của kẻ đọc thư'

async function givenLan() {
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = 'editor'`
  const lan = await server.given(users, {
    username: 'lan.nguyen',
    name: 'Nguyễn Thị Lan',
    email: 'lan@example.com',
    role_id: role!.id,
  })
  await storePasswordHash(server.sql, lan.id, await hashPassword(OLD))
  return lan
}

type Lan = Awaited<ReturnType<typeof givenLan>>

const signIn = (password: string) => server.call()('POST', '/api/auth/login', { email: 'lan@example.com', password })

const setBy = (token: string, password: string) =>
  server.call()('POST', '/api/auth/reset-password', { token, password, password_confirmation: password })

const { name, email, username } = { name: 'Nguyễn Thị Lan', email: 'lan@example.com', username: 'lan.nguyen' }

const ways: [what: string, act: (lan: Lan) => Promise<unknown>][] = [
  [
    'an administrator resets the password',
    async ({ id }) => entryOf(await (await server.signIn('everything'))('PUT', `/users/${id}/reset-password`)),
  ],
  [
    'an administrator types a password',
    async ({ id, role_id }) =>
      entryOf(
        await (
          await server.signIn('everything')
        )('PUT', `/users/${id}`, { name, email, username, role_id, password: NEW }),
      ),
  ],
  [
    'the owner changes the password',
    async () => {
      const { token } = (await signIn(OLD)).data
      const body = { current_password: OLD, password: NEW, password_confirmation: NEW }
      assert.equal((await server.call(token)('PUT', '/change-password', body)).code, 200)
    },
  ],
  [
    'the password is set by another link',
    async ({ id }) => assert.equal((await setBy(await newResetToken(server.sql, id), NEW)).code, 200),
  ],
  [
    'the account is suspended, and active again',
    async ({ id }) => {
      const admin = await server.signIn('everything')
      for (const is_active of [false, true]) entryOf(await admin('PUT', `/users/${id}/change-status`, { is_active }))
    },
  ],
  [
    'the account is deleted, and recovered',
    async ({ id }) => {
      const admin = await server.signIn('everything')
      assert.equal((await admin('DELETE', `/users/${id}`)).code, 200)
      assert.equal((await admin('POST', `/users/${id}/recover`)).code, 200)
    },
  ],
]

for (const [what, act] of ways) {
  test(`once ${what}, a link that was mailed before sets no password`, async () => {
    const lan = await givenLan()
    const mailed = await newResetToken(server.sql, lan.id)
    await act(lan)
    assert.equal((await server.call()('POST', '/api/auth/forgot-password', { token: mailed })).code, 422)
    assert.equal((await setBy(mailed, FOUND)).code, 422)
    assert.equal((await signIn(FOUND)).code, 401)
  })
}

test('a suspended account sets no password, not even by a link that was made while it was suspended', async () => {
  const { id } = await givenLan()
  const admin = await server.signIn('everything')
  entryOf(await admin('PUT', `/users/${id}/change-status`, { is_active: false }))
  assert.equal((await setBy(await newResetToken(server.sql, id), FOUND)).code, 422)
  entryOf(await admin('PUT', `/users/${id}/change-status`, { is_active: true }))
  assert.equal((await signIn(FOUND)).code, 401)
})

test('the link that comes with the reset of an administrator is the one that still works', async () => {
  const { id } = await givenLan()
  const before = await newResetToken(server.sql, id)
  entryOf(await (await server.signIn('everything'))('PUT', `/users/${id}/reset-password`))
  const links = await server.sql`select token_hash from password_resets where user_id = ${id} and used_at is null`
  assert.equal(links.length, 1)
  assert.equal((await setBy(before, FOUND)).code, 422)
})
