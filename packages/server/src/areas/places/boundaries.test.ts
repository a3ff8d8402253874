import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createApp } from '@trace/platform/start/app.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import { loadBoundariesFile } from './base-map.ts'
import { areaOf } from '../scans/areas.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { idOf, signInAsSuperAdmin } from '../../../test/chain.ts'
import type { DataAt } from '../../../test/data-at.ts'
import { testServer } from '../../../test/server.ts'
import type { Reply } from '../../../test/server.ts'
import { upload } from '../../../test/upload.ts'
import { province } from '../../province.ts'

const server = testServer()

type Place = [longitude: number, latitude: number]

const square = ([west, south]: Place, size = 0.1) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
})
const feature = (properties: object, place: Place = [107, 21]) => ({
  type: 'Feature',
  properties,
  geometry: square(place),
})
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features })

const HA_TU = feature({ MAXA: '06652', TENXA: 'Hà Tu' }, [107.1, 20.9])
const DIEN_XA = feature({ MAXA: 6874, TENXA: 'Điền Xá' }, [107.2, 21.4])
const BA_DINH = feature({ MAXA: '00004', TENXA: 'Ba Đình' }, [105.8, 21])

const send = (token: string, json: unknown, name = 'ranh-gioi.geojson') =>
  upload(server.app, '/boundaries', {
    token,
    name,
    bytes: Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)),
  })
const ask = (token: string | undefined, etag?: string) =>
  server.app.inject({
    method: 'GET',
    url: '/api/admin/boundaries',
    headers: { ...(token && { authorization: token }), ...(etag && { 'if-none-match': etag }) },
  })

type BaseMap = DataAt<'GET', '/boundaries'>
const mapFor = async (token: string) => (await ask(token)).json<Reply<BaseMap>>().data

test('an administrator loads the communes of the province, whichever property holds their codes', async () => {
  const { token } = await signInAsSuperAdmin(server)
  const reply = await send(token, collection(HA_TU, DIEN_XA, BA_DINH, feature({ MAXA: '99999' })))

  assert.equal(reply.message, 'Đã nạp ranh giới 2/54 xã')
  assert.equal(reply.data.entry.missing.length, 52)
  const { entry, tiles } = await mapFor(token)
  assert.deepEqual(
    entry!.communes.map(({ name }) => name),
    ['Phường Hà Tu', 'Xã Điền Xá'],
  )
  assert.match(entry!.communes[0]!.path, /^M\d+ \d+l/)
  assert.equal(tiles, null)
  const [line] = await server.sql`select action, entity_label from system_logs where subject = 'wards'`
  assert.deepEqual({ ...line }, { action: 'import', entity_label: 'ranh-gioi.geojson' })
})

test('communes know their middle from then on, those of other provinces too, and scans tell their commune by it', async () => {
  const { token } = await signInAsSuperAdmin(server)
  await send(token, collection(HA_TU, BA_DINH))

  const middles = await server.sql`
    select code, centroid_lat::float as lat, centroid_lng::float as lng from wards where system = '2025' and code in ('06652', '00004') order by code`
  assert.deepEqual(
    middles.map(({ code, lat, lng }) => [code, lat.toFixed(2), lng]),
    [
      ['00004', '21.05', 105.85],
      ['06652', '20.95', 107.15],
    ],
  )
  const area = await areaOf(server.sql, { latitude: 20.96, longitude: 107.14 })
  const [haTu] = await server.sql`select id from wards where code = '06652' and system = '2025'`
  assert.deepEqual([area?.ward_id, area?.name], [haTu!['id'], 'Quảng Ninh'])
})

test('browsers keep the map, and are sent another when it changes', async () => {
  const { token } = await signInAsSuperAdmin(server)
  await send(token, collection(HA_TU))
  const first = await ask(token)
  assert.equal(first.headers['cache-control'], 'private, no-cache')
  const mark = String(first.headers['etag'])

  assert.equal((await ask(token, mark)).statusCode, 304)
  assert.equal((await ask(token, `W/${mark}`)).statusCode, 304)
  await send(token, collection(HA_TU, DIEN_XA))
  const later = await ask(token, mark)
  assert.equal(later.statusCode, 200)
  assert.equal(later.json<Reply<BaseMap>>().data.entry!.communes.length, 2)
})

test('before any file there is no map, and without a session there is no answer', async () => {
  const { token } = await server.signIn([])
  assert.deepEqual(await mapFor(token), { entry: null, tiles: null })
  assert.equal((await ask(undefined)).statusCode, 401)
})

test('boundaries are loaded by who may change the pictures of the site and sees the whole province', async () => {
  const may = [{ action: 'update', subject: 'config_image' }] as const
  const officer = await server.signIn('everything', { scope: 'commune', ward_id: await idOf(server, 'wards', '06652') })
  assert.equal((await send(officer.token, collection(HA_TU))).code, 403)
  const editor = await server.signIn([...may])
  assert.equal((await send(editor.token, collection(HA_TU))).code, 200)
})

const open = {
  ...feature({ code: '06652' }),
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [107, 21],
        [107.1, 21],
        [107, 21.1],
      ],
    ],
  },
}
const metres = {
  ...feature({ code: '06652' }),
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [410_000, 2_320_000],
        [411_000, 2_320_000],
        [411_000, 2_321_000],
        [410_000, 2_320_000],
      ],
    ],
  },
}
const point = { ...feature({ code: '06652' }), geometry: { type: 'Point', coordinates: [107, 21] } }

const refused: [what: string, file: unknown, message: RegExp][] = [
  ['what is no JSON', 'ranh giới', /không phải JSON/],
  ['a single feature', HA_TU, /FeatureCollection/],
  ['no features', collection(), /không có đối tượng nào/],
  ['words for features', collection('06652' as never), /không hợp lệ/],
  ['communes without known codes', collection(feature({ code: '99999' })), /mã xã 5 chữ số/],
  ['communes of another province alone', collection(BA_DINH), /không có xã nào của tỉnh/],
  ['a commune twice', collection(HA_TU, HA_TU), /06652 có hai lần/],
  ['a ring that is not closed', collection(open), /không khép kín/],
  ['metres for degrees', collection(metres), /không phải mét \(VN-2000\)/],
  ['a point', collection(point), /Polygon/],
]

for (const [what, file, message] of refused) {
  test(`${what} is refused in words, and the map stays`, async () => {
    const { token } = await signInAsSuperAdmin(server)
    await send(token, collection(DIEN_XA))
    const reply = await send(token, file)
    assert.equal(reply.code, 422)
    assert.match(reply.message, message)
    assert.equal((await mapFor(token)).entry!.communes[0]!.name, 'Xã Điền Xá')
  })
}

test('the file that a setting names is loaded once, and not again over what was sent since', async () => {
  const boundariesFile = join(mkdtempSync(join(tmpdir(), 'ranh-gioi-')), 'tinh.geojson')
  writeFileSync(boundariesFile, JSON.stringify(collection(HA_TU)))
  const load = () => loadBoundariesFile(server.sql, { ...server.settings, boundariesFile })
  const { token } = await signInAsSuperAdmin(server)
  const names = async () => (await mapFor(token)).entry!.communes.map(({ name }) => name)

  await load()
  assert.deepEqual(await names(), ['Phường Hà Tu'])
  await send(token, collection(DIEN_XA))
  await load()
  assert.deepEqual(await names(), ['Xã Điền Xá'])
  writeFileSync(boundariesFile, JSON.stringify(collection(HA_TU, DIEN_XA)))
  assert.equal(await load(), 'Đã nạp ranh giới 2/54 xã từ tinh.geojson')
  assert.equal((await names()).length, 2)
  writeFileSync(boundariesFile, 'ranh giới')
  assert.match(String(await load()), /^Không nạp được BOUNDARIES_FILE .*Tệp không phải JSON hợp lệ$/)
  assert.equal((await names()).length, 2)
})

test('the address of map tiles must say where zoom, column and row go', () => {
  const tilesUrl = 'https://nen.example.vn/{z}/{x}/{y}.png'
  assert.equal(readSettings({ TILES_URL: tilesUrl }).tilesUrl, tilesUrl)
  assert.throws(() => readSettings({ TILES_URL: 'https://nen.example.vn/' }), /TILES_URL/)
})

test('pictures may come from the tile server of the settings, and from nowhere else', async () => {
  const adminDist = mkdtempSync(join(tmpdir(), 'trang-'))
  mkdirSync(join(adminDist, 'assets'))
  writeFileSync(join(adminDist, 'index.html'), '<!doctype html>')
  const live = await openLive(server.sql)
  const tilesUrl = 'https://nen.example.vn/anh/{z}/{x}/{y}.png'
  const app = await createApp(
    { ...province, screens: { folder: adminDist } },
    server.sql,
    { ...server.settings, tilesUrl, tilesCredit: 'Bản đồ mẫu' },
    live,
  )
  const page = await app.inject('/admin/home')
  await app.close()
  assert.match(
    String(page.headers['content-security-policy']),
    /img-src 'self' data: blob: https:\/\/nen\.example\.vn;/,
  )
})

test('scans are counted by place: by commune where it is known, elsewhere by squares', async () => {
  const root = await signInAsSuperAdmin(server)
  await send(root.token, collection(HA_TU))
  const places: Place[] = [
    [107.15, 20.95],
    [107.14, 20.96],
    [105.78, 10.03],
    [105.77, 10.04],
    [105.77, 10.03],
  ]
  for (const [index, [longitude, latitude]] of places.entries()) {
    await root('POST', '/scan-statistics', {
      scanned_at: new Date().toISOString(),
      code: `TEM-${index}`,
      latitude,
      longitude,
    })
  }

  const counted = async () =>
    (await root('GET', '/scan-statistics/places')).data.entries.map(
      ({ name, count, suspicious }: Record<string, unknown>) => [name, count, suspicious],
    )
  assert.deepEqual(await counted(), [
    [null, 3, 0],
    ['Phường Hà Tu', 2, 0],
  ])
  const [last, ...others] = (await root('GET', '/scan-statistics')).data.entries.map(({ id }) => id)
  await root('DELETE', `/scan-statistics/${last}`)
  await root('PUT', `/scan-statistics/${others.at(-1)}`, { is_suspicious: true, note: 'Chưa rõ' })
  assert.deepEqual(await counted(), [
    ['Phường Hà Tu', 2, 1],
    [null, 2, 0],
  ])
  await root('POST', `/scan-statistics/${last}/recover`)
  assert.deepEqual(await counted(), [
    [null, 3, 0],
    ['Phường Hà Tu', 2, 1],
  ])
  const ward_id = await idOf(server, 'wards', '06874')
  const officer = await server.signIn([{ action: 'list', subject: 'scan_statistics' }], { scope: 'commune', ward_id })
  assert.deepEqual((await officer('GET', '/scan-statistics/places')).data.entries, [])
})
