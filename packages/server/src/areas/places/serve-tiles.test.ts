import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { Ring } from '@trace/define/geo/geodesic-area.ts'
import type { FastifyInstance } from 'fastify'
import type { DataAt } from '../../../test/data-at.ts'
import { testServer } from '../../../test/server.ts'
import type { Reply } from '../../../test/server.ts'
import { tileArchiveOf } from '../../../test/write-tiles.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { createApp } from '@trace/platform/start/app.ts'
import { province } from '../../province.ts'

const server = testServer()
const tilesFile = join(mkdtempSync(join(tmpdir(), 'ban-do-')), 'quang-ninh.pmtiles')
const ring: Ring = [
  [107.2, 21.3],
  [107.4, 21.3],
  [107.4, 21.5],
  [107.2, 21.3],
]
const land = { names: { name: 'Điền Xá' }, boundary: { type: 'Polygon' as const, coordinates: [ring] } }
writeFileSync(tilesFile, tileArchiveOf([land], [8, 10]))

let app: FastifyInstance | undefined
after(() => app?.close())

async function tiles() {
  const running = (app ??= await createApp(
    province,
    server.sql,
    { ...server.settings, tilesFile },
    await openLive(server.sql),
  ))
  const { token } = await server.signIn([])
  const ask = (url: string, authorization = `Bearer ${token}`) => running.inject({ url, headers: { authorization } })
  const told = (await ask('/api/admin/boundaries')).json<Reply<DataAt<'GET', '/boundaries'>>>().data.tiles!
  const at = (z: number | string, x: number, y: number) =>
    told.url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  return { told, ask, at }
}

test('maps are told of the archive, how deep it goes, and whose it is', async () => {
  const { told } = await tiles()
  assert.deepEqual(told.archive, { isVector: true, least: 8, deepest: 10 })
  assert.equal(told.credit, 'Sở Nông nghiệp')
})

test('a tile is handed out as it is packed, and browsers keep it', async () => {
  const { ask, at } = await tiles()
  const reply = await ask(at(10, 817, 449))
  assert.equal(reply.statusCode, 200)
  assert.equal(reply.headers['content-encoding'], 'gzip')
  assert.equal(reply.headers['content-type'], 'application/vnd.mapbox-vector-tile')
  assert.match(String(reply.headers['cache-control']), /private, max-age=\d+, immutable/)
  assert.ok(gunzipSync(reply.rawPayload).includes('Điền Xá'))
})

test('where the archive has nothing there is nothing, and beside the world no tile', async () => {
  const { ask, at } = await tiles()
  assert.equal((await ask(at(10, 0, 0))).statusCode, 204)
  for (const strange of [at(10, 1024, 0), at(99, 0, 0), at('-1', 0, 0)])
    assert.equal((await ask(strange)).statusCode, 404)
})

test('tiles are for those who have signed in', async () => {
  const { ask, at } = await tiles()
  assert.equal((await ask(at(10, 817, 449), '')).statusCode, 401)
})

test('without the setting there are no tiles', async () => {
  const { at } = await tiles()
  const call = await server.signIn([])
  assert.equal((await call('GET', '/boundaries')).data.tiles, null)
  assert.equal((await call('GET', at(10, 817, 449))).code, 404)
})

test('a file that is no archive is refused before anything starts, as is one beside a tile server', () => {
  assert.equal(readSettings({ TILES_FILE: tilesFile }).tilesFile, tilesFile)
  const other = `${tilesFile}.txt`
  writeFileSync(other, 'bản đồ')
  assert.throws(() => readSettings({ TILES_FILE: other }), /TILES_FILE=.*không phải tệp \.pmtiles/)
  const both = { TILES_FILE: tilesFile, TILES_URL: 'https://nen.example.vn/{z}/{x}/{y}.png' }
  assert.throws(() => readSettings(both), /TILES_URL hoặc TILES_FILE/)
})
