import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { openSession } from '@trace/platform/access/sessions.ts'
import { hashToken } from '@trace/platform/access/tokens.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { notify } from '@trace/platform/live/announce.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import { entryOf, givenChain } from '../chain.ts'
import { testServer } from '../server.ts'

const server = testServer()

let address: Promise<string> | undefined
const live = async () => `${await (address ??= server.app.listen({ host: '127.0.0.1', port: 0 }))}/api/admin/live`

interface Event {
  event: string
  data: unknown
}

/** Opens the event stream as a browser does; `stop` closes it. */
async function listen(token: string) {
  const stop = new AbortController()
  const answer = await fetch(await live(), { headers: { authorization: `Bearer ${token}` }, signal: stop.signal })
  const events = read(answer)
  return { answer, next: async () => (await events.next()).value, stop: () => stop.abort() }
}

async function* read({ body }: Response): AsyncGenerator<Event> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of body!) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop()!
    for (const block of blocks) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      if (event) yield { event, data: JSON.parse(data!) }
    }
  }
}

const mayList = (...subjects: string[]) => subjects.map((subject) => ({ action: 'list' as const, subject }))

test('a browser hears which rows changed, and only of lists its user may see', async () => {
  const reader = await server.signIn(mayList('tags'))
  const editor = await server.signIn('everything')
  const browser = await listen(reader.token)
  assert.equal(browser.answer.headers.get('content-type'), 'text/event-stream')

  await editor('POST', '/product-groups', { name: 'Gia cầm', code: 'GC' })
  const { data } = await editor('POST', '/tags', { name: 'Đặc sản' })

  assert.deepEqual(await browser.next(), { event: 'changed', data: { resource: 'tags', ids: [data.entry.id] } })
  browser.stop()
})

test('a notice reaches its user in every browser, and nobody else', async () => {
  const [lan, minh] = [await server.signIn([]), await server.signIn([])]
  const browsers = [await listen(lan.token), await listen(lan.token)]
  const other = await listen(minh.token)
  const notice = { group: 'socket' as const, title: 'Đơn tem mới', message: 'DT26-00001', to: '/admin/orders/1' }

  await server.sql.begin((sql) => notify(sql, { users: [lan.userId], ...notice }))
  await server.sql.begin((sql) => notify(sql, { users: [minh.userId], ...notice, title: 'Của Minh' }))

  for (const browser of browsers) assert.deepEqual(await browser.next(), { event: 'notice', data: notice })
  assert.deepEqual(await other.next(), { event: 'notice', data: { ...notice, title: 'Của Minh' } })
  for (const browser of [...browsers, other]) browser.stop()
})

test('what is taken back is not told', async () => {
  const lan = await server.signIn([])
  const browser = await listen(lan.token)
  const notice = { users: [lan.userId], group: 'default' as const, title: 'Không', message: 'Không' }
  await server.sql
    .begin(async (sql) => {
      await notify(sql, notice)
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await notify(server.sql, { ...notice, title: 'Có' })
  assert.deepEqual(await browser.next(), { event: 'notice', data: { group: 'default', title: 'Có', message: 'Không' } })
  browser.stop()
})

test('nobody listens without signing in', async () => {
  assert.equal((await fetch(await live())).status, 401)
})

test('a session listens in five browsers at most: the oldest is let go for the sixth', async () => {
  const lan = await server.signIn([])
  const first = await listen(lan.token)
  const others = []
  for (let number = 0; number < 5; number++) others.push(await listen(lan.token))
  assert.equal(await first.next().catch(() => undefined), undefined)
  await notify(server.sql, { users: [lan.userId], group: 'default', title: 'Còn nghe', message: '' })
  for (const browser of others) {
    assert.equal(((await browser.next())!.data as { title: string }).title, 'Còn nghe')
    browser.stop()
  }
})

/** The event that tells a browser not to reconnect, since it would be refused. */
const over = { event: 'over', data: {} }

/** Ways in which a session ends. */
const ends: Record<string, (lan: Person, boss: Person) => Promise<unknown>> = {
  'is signed out of': (lan) => lan('POST', '/logout'),
  'is ended from another browser': async (lan) => {
    const [session] = await server.sql<
      { id: string }[]
    >`select id from sessions where token_hash = ${hashToken(lan.token)}`
    const other = await openSession(server.sql, lan.userId, { ip: '', userAgent: '' }, server.settings)
    return server.call(other)('DELETE', `/sessions/${session!.id}`)
  },
  'is locked out of': (lan, boss) => boss('PUT', `/users/${lan.userId}/change-status`, { is_active: false }),
}
type Person = Awaited<ReturnType<typeof server.signIn>>

for (const [what, end] of Object.entries(ends)) {
  test(`what is told live ends at once with a session that ${what}`, async () => {
    const [lan, boss] = [await server.signIn([]), await server.signIn('everything')]
    const browser = await listen(lan.token)
    const other = await listen(boss.token)
    assert.ok([200, 0].includes(((await end(lan, boss)) as { code?: number }).code ?? 0))
    await notify(server.sql, { users: [lan.userId, boss.userId], group: 'default', title: 'Sau đó', message: '' })
    for (let heard = await other.next(); heard?.event !== 'notice'; heard = await other.next());
    assert.deepEqual(await browser.next(), over)
    assert.equal(await browser.next().catch(() => undefined), undefined)
    other.stop()
  })
}

test('what happens together with the end of a session is told to it no more, and harms nobody', async () => {
  const [lan, minh] = [await server.signIn([]), await server.signIn([])]
  const [ended, other] = [await listen(lan.token), await listen(minh.token)]
  await server.sql.begin(async (sql) => {
    await sql`delete from sessions where token_hash = ${hashToken(lan.token)}`
    await notify(sql, { users: [lan.userId, minh.userId], group: 'default', title: 'Cùng lúc', message: '' })
  })
  assert.equal(((await other.next())!.data as { title: string }).title, 'Cùng lúc')
  assert.deepEqual(await ended.next(), over)
  assert.equal(await ended.next().catch(() => undefined), undefined)
  other.stop()
})

test('a role that is switched off hears nothing more', async () => {
  const [lan, boss] = [await server.signIn([]), await server.signIn('everything')]
  const browser = await listen(lan.token)
  const [role] = await server.sql<{ role_id: number }[]>`select role_id from users where id = ${lan.userId}`
  assert.equal((await boss('PUT', `/roles/${role!.role_id}/change-status`, { is_active: false })).code, 200)
  assert.deepEqual(await browser.next(), over)
  assert.equal(await browser.next().catch(() => undefined), undefined)
})

test('who sees one producer alone hears that rows changed, not which', async () => {
  const [boss, producer] = [
    await server.signIn('everything'),
    await server.signIn(mayList('product_groups'), { scope: 'manufacture' }),
  ]
  const browser = await listen(producer.token)
  await boss('POST', '/product-groups', { name: 'Gia cầm', code: 'GC', sector_kind: 'animal' })
  assert.deepEqual(await browser.next(), { event: 'changed', data: { resource: 'product-groups', ids: [] } })
  browser.stop()
})

test('an account listens in fifteen browsers at most, whatever its sessions', async () => {
  const lan = await server.signIn([])
  const tokens = [lan.token]
  for (let number = 0; number < 3; number++)
    tokens.push(await openSession(server.sql, lan.userId, { ip: '', userAgent: '' }, server.settings))
  const browsers = []
  for (const token of tokens) for (let number = 0; number < 4; number++) browsers.push(await listen(token))
  const first = browsers.shift()!
  assert.equal(await first.next().catch(() => undefined), undefined)
  await notify(server.sql, { users: [lan.userId], group: 'default', title: 'Còn nghe', message: '' })
  for (const browser of browsers) {
    assert.equal(((await browser.next())!.data as { title: string }).title, 'Còn nghe')
    browser.stop()
  }
})

test('a browser that does not keep up is cut off', async () => {
  const live = await openLive(server.sql)
  const lan = await server.signIn([])
  const viewer = { ...systemAuthor('test', '22').viewer, id: lan.userId }
  const cut = new Promise<void>((resolve) =>
    live.join({ viewer, send: () => false, recheck: () => undefined, end: () => resolve() }),
  )
  await notify(server.sql, { users: [lan.userId], group: 'default', title: 'Chậm', message: '' })
  await cut
  await live.close()
})

test('a total that another server made stale is counted anew', async () => {
  const call = await server.signIn(mayList('tags', 'product_groups'))
  assert.equal((await call('GET', '/tags')).data.pagination.total, 0)
  await server.given(tags, { name: 'Từ máy chủ khác' })
  const heard = await listen(call.token)
  await server.sql`select pg_notify('coi_nguon', ${JSON.stringify({
    changed: [
      [tags.name, []],
      [productGroups.name, [7]],
    ],
  })})`
  await heard.next()
  assert.equal((await call('GET', '/tags')).data.pagination.total, 1)
  heard.stop()
})

const open = async (call: Awaited<ReturnType<typeof server.signIn>>, at: string, query = '') =>
  entryOf(await call('GET', `${at}/beside${query}`))

test('whoever has a record open sees who else has it open, until they leave it', async () => {
  const { product } = await givenChain(server)
  const at = `/products/${product.id}`
  const [lan, minh, elsewhere] = [
    await server.signIn('everything'),
    await server.signIn('everything'),
    await server.signIn('everything'),
  ]
  const names = [lan.userId, minh.userId].map((id) => ({ id, name: 'Lan' }))
  const [first, second, other] = [await listen(lan.token), await listen(minh.token), await listen(elsewhere.token)]
  const record = (looking: object[], changed = false) => ({
    event: 'record',
    data: { resource: 'products', id: product.id, looking, changed },
  })

  await open(lan, at)
  assert.deepEqual(await first.next(), record([names[0]!]))
  await open(minh, at)
  assert.deepEqual([await first.next(), await second.next()], [record(names), record(names)])
  await minh('POST', `${at}/comments`, { body: 'Xem giúp', mentions: [] })
  assert.deepEqual(await second.next(), record(names, true))
  assert.deepEqual((await first.next())!.event, 'record')
  await open(minh, at, '?leaves=true')
  assert.deepEqual(await first.next(), record([names[0]!]))
  await server.sql.begin((sql) =>
    notify(sql, { users: [elsewhere.userId], group: 'socket', title: 'Sau cùng', message: '' }),
  )
  assert.equal((await other.next())!.event, 'notice', 'who does not have it open hears nothing')
  for (const browser of [first, second, other]) browser.stop()
})

test('a producer is told of her own people alone, staff of everybody', async () => {
  const { product, manufacture } = await givenChain(server)
  const at = `/products/${product.id}`
  const officer = await server.signIn('everything')
  const owner = await server.signIn('everything', { scope: 'manufacture', manufacture_id: manufacture.id })
  const [staff, producer] = [await listen(officer.token), await listen(owner.token)]
  await open(officer, at)
  await staff.next()
  await open(owner, at)
  const seenBy = async ({ next }: typeof staff) =>
    ((await next())!.data as { looking: { id: number }[] }).looking.map(({ id }) => id)
  assert.deepEqual(await seenBy(staff), [officer.userId, owner.userId])
  assert.deepEqual(await seenBy(producer), [owner.userId])
  for (const browser of [staff, producer]) browser.stop()
})

test('a screen of what waits hears that somebody took something, whoever may list it', async () => {
  const { admin, product } = await givenChain(server)
  await server.sql`update products set approval_status = 'pending' where id = ${product.id}`
  const reader = await server.signIn(mayList('tags'))
  const browser = await listen(reader.token)
  await admin('PUT', `/products/${product.id}/change-taken`, { user_id: admin.userId })
  assert.deepEqual(await browser.next(), { event: 'changed', data: { resource: 'assignments', ids: [] } })
  browser.stop()
})
