import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { after, before, test } from 'node:test'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { LIMITS } from '@trace/platform/access/throttle.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import { createApp } from '@trace/platform/start/app.ts'
import { givenIssue } from '../issue.ts'
import { testServer } from '../server.ts'
import { givePasswords } from '../passwords.ts'
import { signInAsSuperAdmin } from '../chain.ts'
import { province } from '../../src/province.ts'

const server = testServer()

/** Requests per measurement, to even out other work of the processor. */
const TIMES = 8
/**
 * Maximum number of measurements: a slow answer is measured again, since the machine may be busy or code is compiled.
 */
const MOST_ROUNDS = 5
const MOST_MILLISECONDS = 20
/** Limit of requests per address and minute where a request takes longer. */
const MOST_COSTLY = 60

interface Place {
  method: string
  url: string
  allowance: keyof typeof LIMITS | undefined
  bodyLimit: number | undefined
}

let app: FastifyInstance
let places: Place[] = []

/** Every route of a server, as it is registered. */
before(async () => {
  const registered: RouteOptions[] = []
  const listen = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void registered.push(route))
  subscribe('fastify.initialization', listen)
  app = await createApp(province, server.program, server.settings, await openLive(server.program))
  unsubscribe('fastify.initialization', listen)
  await app.ready()
  places = registered.flatMap(({ method, url, config, bodyLimit }) =>
    [method].flat().map((one) => ({ method: one, url, allowance: config?.allowance, bodyLimit })),
  )
})
after(() => app.close())

/** Requests a route without a session; a route that refuses strangers by 401 or 403 is not an open one. */
async function ask({ method, url }: Place, names: Record<string, string>, more: object = {}, to = app) {
  const address = url
    .replaceAll(/:(\w+)(\([^)]*\))?/g, (_, name: string) => names[name] ?? '1')
    .replace('*', names[url] ?? 'x')
  return to.inject({ method: method as 'GET', url: address, ...more })
}

async function openPlaces(): Promise<[Place, Record<string, string>][]> {
  const { active, stamp, product, codeOf } = await givenIssue(server)
  const names = {
    code: active.code,
    slug: product.slug,
    serial: '1',
    name: 'trang-chu.jpg',
    tag: 'san-pham',
    id: `${stamp.id}`,
    token: 'x',
  }
  const label = await codeOf(1)
  const [, gtin = '', lot = ''] = /\/01\/(\d+)\/10\/([^/?]+)/.exec(active.qr_url) ?? []
  const own: Record<string, string> = { '/01/*': `${gtin}/10/${lot}` }
  const open: [Place, Record<string, string>][] = []
  for (const place of places) {
    if (place.method === 'HEAD' || place.method === 'OPTIONS' || place.url === '*') continue
    const asked = {
      ...names,
      ...own,
      ...(place.url.startsWith('/s/') || place.url.includes('stamps') ? { code: label } : {}),
    }
    const { statusCode } = await ask(place, asked)
    if (statusCode !== 401 && statusCode !== 403) open.push([place, asked])
  }
  return open
}

/** Processor time of an answer in milliseconds. */
async function costOf(place: Place, names: Record<string, string>): Promise<number> {
  const began = process.cpuUsage()
  for (let time = 0; time < TIMES; time++) await ask(place, names)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000 / TIMES
}

test('whatever answers without a sign-in takes little of the processor, or is limited closely for each address', async () => {
  const open = await openPlaces()
  assert.ok(open.length > 60, `only ${open.length} routes are open`)
  const wrong: string[] = []
  for (const [place, names] of open) {
    await ask(place, names)
    let milliseconds = Infinity
    for (let round = 0; round < MOST_ROUNDS && milliseconds > MOST_MILLISECONDS; round++)
      milliseconds = Math.min(milliseconds, await costOf(place, names))
    const limit = place.allowance && LIMITS[place.allowance]
    const aMinute = limit ? (limit.tries * 60) / limit.seconds : Infinity
    if (milliseconds > MOST_MILLISECONDS && aMinute > MOST_COSTLY)
      wrong.push(`${place.method} ${place.url}: ${milliseconds.toFixed(1)} ms, ${aMinute} a minute`)
    if (place.method !== 'GET' && !place.allowance) wrong.push(`${place.method} ${place.url}: names no allowance`)
  }
  assert.deepEqual(wrong, [])
})

test('what is sent without a sign-in is refused by its length, and never unpacked', async () => {
  const long = { code: 'x'.repeat(9_000) }
  const posts = (await openPlaces()).filter(([{ method }]) => method === 'POST')
  assert.ok(posts.length >= 5, `${posts.length} open posts`)
  for (const [place, names] of posts) {
    if (place.url !== '/lien-he') {
      const { statusCode } = await ask(place, names, { payload: long })
      assert.ok([413, 415].includes(statusCode), `${place.url}: ${statusCode}`)
      assert.ok((place.bodyLimit ?? Infinity) <= 8_192, place.url)
    }
    for (const [encoding, pack] of [['br', brotliCompressSync] as const, ['gzip', gzipSync] as const]) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      const { statusCode } = await ask(place, names, { headers, payload: pack(JSON.stringify(long)) })
      assert.equal(statusCode, 415, `${place.url} ${encoding}`)
    }
  }
})

test('an address that has spent its allowance is refused before its body is read', async () => {
  const login = places.find(({ url, method }) => url === '/api/auth/login' && method === 'POST')!
  const from = { remoteAddress: '203.0.113.7' }
  for (let time = 0; time < LIMITS.entry.tries; time++)
    await ask(login, {}, { ...from, payload: 'keine', headers: { 'content-type': 'application/json' } })
  const { statusCode, headers } = await ask(login, {}, { ...from, payload: { email: 'x'.repeat(9_000) } })
  assert.equal(statusCode, 429)
  assert.ok(Number(headers['retry-after']) > 0)
})

/** Routes that are open during maintenance: ways to sign in, probes, documents, and the files of screens and pages. */
const OPEN_IN_MAINTENANCE =
  /^\/(api\/(auth|metrics|health|ready|openapi|docs)|files|assets|worker|admin|auth|error|site|icon|favicon|huong-dan|:compressed|$)/

test('while maintenance lasts no open route answers with data', async () => {
  const open = await openPlaces()
  const [home] = await server.sql<{ id: number }[]>`select id from provinces where is_home`
  const boss = await signInAsSuperAdmin(server)
  const body = { site_name: 'T', province_id: home!.id, maintenance_mode: true, ...(await givePasswords(server)) }
  assert.equal((await boss('PUT', '/configs/information', body)).code, 200)
  const answered: string[] = []
  for (const [at, [place, names]] of open.entries()) {
    const { statusCode } = await ask(place, names, { remoteAddress: `10.0.${at}.1` }, server.app)
    if (statusCode !== 503) answered.push(place.url)
  }
  assert.deepEqual(
    answered.filter((url) => !OPEN_IN_MAINTENANCE.test(url)),
    [],
  )
})
