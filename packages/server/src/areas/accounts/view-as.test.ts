import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, productForm, signInAsSuperAdmin } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const roleId = async (code: string): Promise<number> => {
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = ${code}`
  return role!.id
}

test('an administrator sees just what a producer sees, and nothing is written', async () => {
  const { area, harvest, manufacture, product, trace } = await givenChain(server)
  await harvest()
  await trace()
  const admin = await signInAsSuperAdmin(server)
  const role_id = await roleId('producer_admin')
  const unchosen = await admin('POST', '/view-as', { role_id })
  assert.deepEqual(Object.keys(unchosen.errors ?? {}), ['manufacture_id'])

  assert.equal((await admin('POST', '/view-as', { role_id, manufacture_id: manufacture.id })).code, 200)
  const profile = entryOf(await admin('GET', '/profile'))
  assert.deepEqual(
    [profile.role.code, profile.role.scope, profile.manufacture_id, profile.views_as?.place],
    ['producer_admin', 'manufacture', manufacture.id, manufacture.name],
  )
  assert.equal((await admin('GET', '/users')).code, 403)
  assert.equal((await admin('GET', `/products/${product.id}`)).code, 200)

  const form = await productForm(server, manufacture.id)
  const writes = await Promise.all([
    admin('PUT', `/products/${product.id}`, form),
    admin('POST', '/products', form),
    admin('PUT', `/material-areas/${area.id}`, {}),
    admin('GET', '/export-products'),
    admin('PUT', '/load-profile', { name: 'Khác', email: 'khac@example.com' }),
    admin('PUT', '/notices/mail', { mail: 'none' }),
  ])
  assert.deepEqual(
    writes.map(({ code }) => code),
    writes.map(() => 403),
  )
  assert.match(writes[0].message, /Bạn đang xem như vai trò khác/)

  assert.equal((await admin('DELETE', '/view-as')).code, 200)
  assert.equal((await admin('GET', '/users')).code, 200)
  const lines = await server.sql<{ action: string; user_id: number }[]>`
    select action, user_id from system_logs where action in ('view_as', 'view_end') order by id`
  assert.deepEqual(
    lines.map((line) => [line.action, line.user_id]),
    [
      ['view_as', admin.userId],
      ['view_end', admin.userId],
    ],
  )
})

test('when its time is over nothing is answered until the view is ended', async () => {
  const admin = await signInAsSuperAdmin(server)
  assert.equal((await admin('POST', '/view-as', { role_id: await roleId('editor') })).code, 200)
  await server.sql`update sessions set view_until = now() - interval '1 second' where view_until is not null`
  const late = await admin('GET', '/articles')
  assert.deepEqual([late.code, late.data], [403, { view_over: true }])
  assert.equal((await admin('DELETE', '/view-as')).code, 200)
  assert.equal((await admin('GET', '/articles')).code, 200)
})

test('nobody views as a role that holds what they lack, nor from a commune', async () => {
  const update = [{ action: 'update' as const, subject: 'roles' }]
  const weak = await server.signIn(update)
  const body = { role_id: await roleId('appraiser') }
  assert.equal((await weak('POST', '/view-as', body)).code, 403)
  const commune = await server.signIn('everything', { scope: 'commune', ward_id: 1 })
  assert.equal((await commune('POST', '/view-as', body)).message, 'Chỉ cán bộ cấp tỉnh được xem như vai trò khác')
})
