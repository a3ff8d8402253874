import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permissions as permissionRows } from '@trace/domain/areas/accounts/permissions.ts'
import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Action, Permission } from '@trace/define/permission.ts'
import { manufactureForm } from '../../../test/chain.ts'
import type { CallApi } from '../../../test/server.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const PASSWORD = 'chim én bay ngang'
const all: Action[] = ['menu', 'list', 'read', 'create', 'edit', 'update']
const may = (...subjects: string[]): Permission[] =>
  subjects.flatMap((subject) => all.map((action) => ({ action, subject })))

type Person = CallApi & { userId: number; token: string }

async function administrator(): Promise<Person> {
  const call = await server.signIn('everything')
  await server.sql`update users set role_id = (select id from roles where code = 'super_admin') where id = ${call.userId}`
  return call
}

const roleOf = async ({ userId }: Person): Promise<number> =>
  (await server.row(users.table, userId))['role_id'] as number
const form = async ({ userId }: Person, more: object = {}) => ({
  ...(await server.row(users.table, userId)),
  password: '',
  version: undefined,
  ...more,
})

const living = async (): Promise<number> =>
  (
    await server.sql`
  select 1 from users u join roles r on r.id = u.role_id where r.code = 'super_admin' and u.is_active and u.deleted_at is null`
  ).length

const ways: Record<string, (by: Person, whom: Person) => Promise<unknown>> = {
  lock: (by, whom) => by('PUT', `/users/${whom.userId}/change-status`, { is_active: false }),
  delete: (by, whom) => by('DELETE', `/users/${whom.userId}`),
  'give another role to': async (by, whom) => by('PUT', `/users/${whom.userId}`, await form(whom, { role_id: weak })),
}
let weak = 0

for (const [first, one] of Object.entries(ways)) {
  for (const [second, other] of Object.entries(ways)) {
    test(`of two administrators who ${first} and ${second} each other at once, one remains`, async () => {
      weak = await roleOf(await server.signIn(may('articles')))
      for (let round = 0; round < 6; round++) {
        await server.sql`update users set is_active = false where role_id = (select id from roles where code = 'super_admin')`
        const [a, b] = [await administrator(), await administrator()]
        await Promise.all([one(a, b), other(b, a)])
        assert.equal(await living(), 1, `round ${round}`)
      }
    })
  }
}

test('the role of administrators is neither switched off, sent back, rejected, changed nor deleted, by themselves or whoever holds as much', async () => {
  const [role] = await server.sql<{ id: number; version: number }[]>`select * from roles where code = 'super_admin'`
  const path = `/roles/${role!.id}`
  for (const call of [await administrator(), await server.signIn('everything')]) {
    const replies = [
      await call('PUT', `${path}/change-status`),
      await call('PUT', `${path}/change-approved`, { approval_status: 'pending' }),
      await call('PUT', `${path}/change-approved`, { approval_status: 'rejected', reject_reason: 'Thử' }),
      await call('PUT', path, { code: 'super_admin', name: 'Khác', scope: 'province', permission_ids: [] }),
      await call('DELETE', path),
    ]
    assert.deepEqual(
      replies.map(({ code }) => code),
      [422, 422, 422, 422, 422],
    )
  }
  assert.equal((await server.row(roles.table, role!.id)).version, role!.version)
})

test('an account that holds more than one does is neither changed, locked, deleted, recovered nor given a password by one', async () => {
  const strong = await server.signIn(may('users', 'articles', 'system_logs'))
  const clerk = await server.signIn(may('users', 'articles'))
  const path = `/users/${strong.userId}`
  await strong('PUT', `${path}/change-highlight`)
  const [line] = await server.sql<{ id: number }[]>`select max(id) as id from system_logs where subject = 'users'`
  const before = await server.row(users.table, strong.userId)
  const weakRole = await roleOf(clerk)
  const acts: [method: 'PUT' | 'DELETE' | 'POST', url: string, body?: object][] = [
    ['PUT', path, await form(strong, { name: 'Khác' })],
    ['PUT', path, await form(strong, { password: PASSWORD })],
    ['PUT', path, await form(strong, { role_id: weakRole })],
    ['PUT', path, await form(strong, { email: 'ke.gian@example.com' })],
    ['PUT', `${path}/change-status`],
    ['PUT', `${path}/change-highlight`],
    ['PUT', `${path}/reset-password`],
    ['DELETE', path],
    ['POST', `${path}/restore/${line!.id}`],
  ]
  for (const [method, url, body] of acts) {
    const reply = await clerk(method, url, body)
    assert.equal(reply.code, 403, `${method} ${url}: ${JSON.stringify(reply)}`)
  }
  assert.deepEqual(await server.row(users.table, strong.userId), before)

  await (
    await administrator()
  )('DELETE', path)
  assert.equal((await clerk('POST', `${path}/recover`)).code, 403)
  await server.sql`update roles set is_active = false, version = version + 1 where id = ${await roleOf(strong)}`
  assert.equal((await clerk('POST', `${path}/recover`)).code, 403, 'what its role will hold counts too')
})

test("an account of one's own strength or less is changed as before", async () => {
  const peer = await server.signIn(may('articles'))
  const clerk = await server.signIn(may('users', 'articles'))
  const path = `/users/${peer.userId}`
  assert.equal((await clerk('PUT', path, await form(peer, { name: 'Chị Hoa' }))).code, 200)
  assert.equal((await clerk('PUT', `${path}/change-status`)).code, 200)
  assert.equal((await clerk('PUT', `${path}/reset-password`)).code, 200)
  assert.equal((await clerk('DELETE', path)).code, 200)
  assert.equal((await clerk('POST', `${path}/recover`)).code, 200)
})

const granted = async (...permissions: Permission[]): Promise<number[]> =>
  (
    await server.sql<{ id: number }[]>`
  select p.id from ${server.sql(permissionRows.table)} p join jsonb_to_recordset(${permissions as never}) as g(action text, subject text)
    on g.action = p.action and g.subject = p.subject order by p.id`
  ).map(({ id }) => id)

async function givenRole(scope: 'province' | 'commune' | 'manufacture', ...permissions: Permission[]) {
  const boss = await administrator()
  const tag = `r${Math.random().toString(36).slice(2, 8)}`
  const reply = await boss('POST', '/roles', {
    code: tag,
    name: `Vai trò ${tag}`,
    scope,
    permission_ids: await granted(...permissions),
  })
  return { boss, role: reply.data.entry, path: `/roles/${reply.data.entry.id}` }
}

test('a wider reach of a role gives all its permissions anew', async () => {
  const { role, path } = await givenRole('manufacture', ...may('articles', 'system_logs'))
  const clerk = await server.signIn(may('roles', 'articles'))
  for (const scope of ['commune', 'province']) {
    assert.deepEqual((await clerk('PUT', path, { ...role, version: undefined, scope })).errors, {
      scope: ['Không thể mở rộng phạm vi của vai trò có quyền mà bạn không có'],
    })
  }
  const full = await server.signIn(may('roles', 'articles', 'system_logs'))
  assert.equal((await full('PUT', path, { ...role, version: undefined, scope: 'province' })).code, 200)
})

test('of a role that holds more one changes only what one holds oneself', async () => {
  const { role, path } = await givenRole('province', ...may('articles', 'system_logs'))
  const clerk = await server.signIn(may('roles', 'articles'))
  const save = (more: object) => clerk('PUT', path, { ...role, version: undefined, ...more })
  const without = async (subject: string) =>
    granted(...may(...['articles', 'system_logs'].filter((one) => one !== subject)))
  assert.equal((await save({ permission_ids: await without('articles') })).code, 200)
  assert.deepEqual((await save({ permission_ids: await without('system_logs') })).errors, {
    permission_ids: ['Không thể bỏ quyền mà bạn không có'],
  })
  assert.equal((await save({ name: 'Tên khác' })).code, 403)
  for (const [method, url, body] of [
    ['PUT', `${path}/change-status`, {}],
    ['PUT', `${path}/change-approved`, { approval_status: 'rejected', reject_reason: 'x' }],
    ['DELETE', path, {}],
    ['PUT', `${path}/change-two-factor`, {}],
  ] as const)
    assert.equal((await clerk(method, url, body)).code, 403, url)
})

test('an editor of a commune or a producer touches no role that others share, and makes and changes those of its own people', async () => {
  const { boss, role, path } = await givenRole('manufacture', ...may('articles'))
  const [ward] = await server.sql<{ id: number }[]>`select id from wards where code = '06874' and system = '2025'`
  const own = await server.given(manufactures, await manufactureForm(server))
  const others = await server.given(
    manufactures,
    await manufactureForm(server, { name: 'HTX khác', tax_code: '0000000009', gln: null }),
  )
  const editors: [Person, 'manufacture' | 'commune'][] = [
    [await server.signIn('everything', { scope: 'manufacture', manufacture_id: own.id }), 'manufacture'],
    [await server.signIn('everything', { scope: 'commune', ward_id: ward!.id }), 'commune'],
  ]
  const system = (await server.sql<{ id: number }[]>`select id from roles where code = 'producer_staff'`)[0]!.id
  for (const [editor, scope] of editors) {
    for (const id of [role.id, system]) {
      const shared = (await boss('GET', `/roles/${id}`)).data.entry
      for (const [method, url, body] of [
        ['PUT', `/roles/${id}`, { ...shared, version: undefined, permission_ids: [] }],
        ['PUT', `/roles/${id}/change-status`, {}],
        ['PUT', `/roles/${id}/change-approved`, { approval_status: 'rejected', reject_reason: 'x' }],
        ['DELETE', `/roles/${id}`, {}],
      ] as const)
        assert.equal((await editor(method, url, body)).code, 403, `${scope}: ${method} ${url}`)
    }
    const made = (
      await editor('POST', '/roles', { code: `own_${scope}`, name: `Riêng ${scope}`, scope, permission_ids: [] })
    ).data.entry
    assert.equal(
      (await editor('PUT', `/roles/${made.id}`, { ...made, version: undefined, name: `Riêng của ${scope}` })).code,
      200,
    )
    await server.sql`update roles set approval_status = 'approved', version = version + 1 where id = ${made.id}`
    const stranger = await server.signIn([], { scope: 'manufacture', manufacture_id: others.id })
    await server.sql`update users set role_id = ${made.id} where id = ${stranger.userId}`
    assert.equal(
      (await editor('PUT', `/roles/${made.id}`, { ...made, version: undefined, name: 'Lại khác' })).code,
      403,
      'somebody elsewhere holds it now',
    )
  }
  assert.equal((await server.row(roles.table, role.id)).version, 1)
  assert.equal((await boss('DELETE', path)).code, 200)
})
