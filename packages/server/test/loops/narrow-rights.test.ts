import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRoles } from '@trace/domain/areas/accounts/default-roles.ts'
import { savedViews } from '@trace/define/features/saved-views.ts'
import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { writeReachProblem } from '@trace/define/reach.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { signInAs } from '../chain.ts'
import { testServer } from '../server.ts'
import { ask } from './ask.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

const everything = defaultRoles[0]!.permissions

/** Signs in somebody with every permission whose role sees one producer or one commune. */
async function scoped(scope: 'manufacture' | 'commune') {
  const [manufacture] = await server.sql<{ id: number; ward_id: number }[]>`
    select id, ward_id from manufactures order by id limit 1`
  const { id: manufacture_id, ward_id } = manufacture!
  return server.signIn(everything, { scope, ...(scope === 'manufacture' ? { manufacture_id } : { ward_id }) })
}

const ofTheProvince = resources.filter((resource) => writeReachProblem(resource, { scope: 'place', id: 1 }) !== null)

test('rows of the whole province are written by those who see all of it, whatever a role may do', async () => {
  assert.ok(ofTheProvince.length >= 20, `${ofTheProvince.length} lists`)
  const wrong: string[] = []
  let refused = 0
  for (const scope of ['manufacture', 'commune'] as const) {
    const { token } = await scoped(scope)
    for (const { name } of ofTheProvince)
      for (const operation of operations) {
        // A star (`favourite`) is stored for its user and writes nothing to the row.
        if (operation.like === 'favourite') continue
        if (operation.method === 'GET' || !operation.path.startsWith(`/api/admin/${name}/`.slice(0, -1))) continue
        if (!new RegExp(`^/api/admin/${name}(/:id(/change-[\\w-]+)?)?$`).test(operation.path)) continue
        const { code, message } = await ask(server, operation, { token, body: await bodyOf(server.sql, operation) })
        if (code === 403) refused++
        // Some operations first check the version or the form and refuse with another code; in no case is anything
        // written.
        else if (code < 400) wrong.push(`${scope} ${operation.method} ${operation.path}: ${code} ${message}`)
      }
  }
  assert.deepEqual(wrong, [])
  assert.ok(refused > 100, `${refused} refused with 403`)
})

test('what is put forward on public pages is switched by staff alone', async () => {
  const highlights = resources.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([name, { kind }]) => kind === 'toggle' && /highlight|is_hot/.test(name))
      .map(([, { call }]) => [resource, call!] as [Resource, string]),
  )
  assert.ok(highlights.length >= 6)
  const { token } = await scoped('manufacture')
  for (const [{ name, table, scope }, call] of highlights) {
    const toggle = operationAt(operations, 'PUT', `/api/admin/${name}/:id/${call}`)!
    if (scope.owner && scope.owner !== 'id')
      await server.sql`update ${server.sql(table)} set ${server.sql({ [scope.owner]: 1 })} where id = 1`
    const { code, message } = await ask(server, toggle, { token, body: {} })
    assert.ok(code === 403 || code === 404, `${name} ${call}: ${code} ${message}`)
  }
})

test('the list of inputs, its count and its export answer whoever may list it or writes diaries, and nobody else', async () => {
  const urls = ['/farm-inputs', '/count-farm-inputs', '/export-farm-inputs', '/farm-inputs/1']
  const nothing = await server.signIn([])
  const other = await server.signIn([{ action: 'list', subject: 'articles' }])
  const writer = await server.signIn([{ action: 'create', subject: 'diaries' }])
  for (const url of urls) {
    assert.equal((await nothing('GET', url as '/farm-inputs')).code, 403, url)
    assert.equal((await other('GET', url as '/farm-inputs')).code, 403, url)
    assert.equal((await writer('GET', url as '/farm-inputs')).code, 200, url)
  }
  for (const role of ['producer_admin', 'producer_staff'] as const)
    assert.equal((await (await signInAs(server, role, { manufacture_id: 1 }))('GET', '/farm-inputs')).code, 200)
})

test('an account keeps a hundred views, and a producer lets a hundred proposals wait', async () => {
  const call = await server.signIn('everything')
  const view = { screen: 'products', query: '' }
  await server.sql`
    insert into ${server.sql(savedViews.table)} (name, screen, created_by)
    select 'Xem ' || n, 'products', ${call.userId} from generate_series(1, 100) n`
  const past = await call('POST', '/saved-views', { ...view, name: 'Một trăm lẻ một' })
  assert.deepEqual([past.code, past.errors?.['name']?.[0]?.includes('nhiều nhất 100')], [422, true])

  const producer = await signInAs(server, 'producer_admin', { manufacture_id: 1 })
  await server.sql`
    insert into ${server.sql(plants.table)} (code, name, "group", manufacture_id, approval_status, created_by)
    select 'CT' || n, 'Cây thử ' || n, 'fruit', 1, 'pending', ${producer.userId} from generate_series(1, 100) n`
  const form = (await bodyOf(server.sql, operationAt(operations, 'POST', '/api/admin/plants')!)) as object
  const proposed = await producer('POST', '/plants', { ...form, name: 'Cây lạ', code: 'CAY-LA' })
  assert.deepEqual([proposed.code, proposed.errors?.['name']?.[0]?.includes('100 đề nghị')], [422, true])
})

test('tries to sign in tell nothing of which user name an e-mail belongs to', async () => {
  const { userId } = await server.signIn([])
  await server.sql`update users set username = 'lan.tram', email = 'lan.tram@example.vn' where id = ${userId}`
  const codes: Record<string, number[]> = {}
  for (const name of ['lan.tram', 'lan.tram@example.vn', 'khong.co@example.vn'])
    for (let tries = 0; tries < 11; tries++) {
      const payload = { email: name, password: 'sai-mat-khau-1' }
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload,
        remoteAddress: '203.0.113.9',
      })
      codes[name] = [...(codes[name] ?? []), statusCode]
    }
  const same = [...Array<number>(10).fill(401), 429]
  assert.deepEqual(Object.values(codes), [same, same, same])
})

test('a link for one download opens without a token and with that of its owner, not beside that of another', async () => {
  const owner = await server.signIn('everything')
  const other = await server.signIn('everything')
  const openAs = async (token?: string) => {
    const { data } = await owner('GET', '/export-product-units')
    const { url } = data as unknown as { url: string }
    const headers = token === undefined ? {} : { authorization: token }
    return (await server.app.inject({ url, headers })).statusCode
  }
  assert.deepEqual([await openAs(), await openAs(owner.token)], [200, 200])
  assert.deepEqual([await openAs(other.token), await openAs('cnt_sai')], [404, 404])
})
