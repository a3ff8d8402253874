import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import type { Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { resources } from '@trace/domain/menu.ts'
import sharp from 'sharp'
import { mediaTables } from '@trace/platform/files/sweep-media.ts'
import { sweep } from '@trace/platform/start/sweep.ts'
import { givenOneOfEach } from '../one-of-each.ts'
import { testServer } from '../server.ts'
import { upload } from '../upload.ts'
import { province } from '../../src/province.ts'

const server = testServer()

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a4d' } })
const small = () => plain(40, 30).png().toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG that states its size, but has hardly any pixel data. */
function pngHead(width: number, height: number, isInterlaced: boolean): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8)
  const padding = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(200_000, 'x')]))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    padding,
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One colour, of any size, in 28 bytes of lossless WebP. */
function webpOfOneColour(width: number, height: number): Buffer {
  const data = Buffer.alloc(8)
  data.writeBigUInt64LE(0x2fn | (BigInt(width - 1) << 8n) | (BigInt(height - 1) << 22n) | (0x11111n << 43n))
  const head = Buffer.alloc(20)
  head.write('RIFF')
  head.writeUInt32LE(20, 4)
  head.write('WEBPVP8L', 8)
  head.writeUInt32LE(8, 16)
  return Buffer.concat([head, data])
}

const immense: [what: string, bytes: () => Buffer | Promise<Buffer>][] = [
  ['a picture of 30.3 million points', () => pngHead(5_500, 5_510, false)],
  ['an interlaced one of 8.1 million', () => pngHead(2_840, 2_850, true)],
  ['an interlaced one of 79 million', () => pngHead(8_900, 8_900, true)],
  ['a progressive JPEG of 8.1 million', () => plain(2_840, 2_850).jpeg({ progressive: true }).toBuffer()],
  ['28 bytes that unpack to 29 million', () => webpOfOneColour(5_400, 5_400)],
]

for (const [what, bytes] of immense) {
  test(`${what} is refused by what it says of itself, before it is unpacked`, async () => {
    const { token } = await server.signIn([])
    const reply = await upload(server.app, '/files', { token, bytes: await bytes() })
    assert.deepEqual(
      [reply.code, reply.message],
      [413, 'Ảnh có quá nhiều điểm ảnh, tối đa 30 triệu (ảnh kiểu hiện dần: 8 triệu)'],
    )
    assert.equal((await server.sql`select 1 from media`).length, 0)
  })
}

test('a picture that a camera takes is drawn upright and small, and its small one from it', async () => {
  const { token } = await server.signIn([])
  const bytes = await plain(3_000, 2_000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { code, data } = await upload(server.app, '/files', { token, bytes })
  assert.deepEqual([code, data.width, data.height], [200, 1_707, 2_560])
  for (const [url, size] of [
    [data.url, [1_707, 2_560]],
    [data.thumb_url!, [160, 160]],
  ] as const) {
    const { width, height, orientation, hasAlpha } = await sharp(
      (await server.app.inject({ url })).rawPayload,
    ).metadata()
    assert.deepEqual([width, height, orientation, hasAlpha], [...size, undefined, false])
  }
})

test('what is clear through stays clear', async () => {
  const { token } = await server.signIn([])
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { data } = await upload(server.app, '/files', { token, bytes })
  assert.equal((await sharp((await server.app.inject({ url: data.url })).rawPayload).stats()).isOpaque, false)
})

test('of a crowd of pictures some are asked to come again: one of each account is drawn and one waits', async () => {
  const bytes = await plain(2_800, 2_800).jpeg().toBuffer()
  const { token: one } = await server.signIn([])
  const own = Array.from({ length: 6 }, () => upload(server.app, '/files', { token: one, bytes }))
  const others = await Promise.all(
    Array.from({ length: 5 }, async () =>
      upload(server.app, '/files', { token: (await server.signIn([])).token, bytes }),
    ),
  )
  assert.deepEqual(
    others.map(({ code }) => code),
    Array(5).fill(200),
  )
  const codes = (await Promise.all(own)).map(({ code }) => code)
  assert.deepEqual([...new Set(codes)].toSorted(), [200, 429])
})

test('pictures that are drawn, or wait for it, hold no transaction', async () => {
  const { token } = await server.signIn([])
  const bytes = await plain(2_800, 2_800).jpeg().toBuffer()
  let most = 0
  const sending = Promise.all(Array.from({ length: 10 }, () => upload(server.app, '/files', { token, bytes })))
  const done = sending.then(() => true)
  while (!(await Promise.race([done, new Promise((resolve) => setImmediate(resolve, false))]))) {
    const [open] = await server.sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`
    most = Math.max(most, open!.count)
  }
  assert.ok(most <= 3, `${most} at once`)
})

const onDisk = (): string[] =>
  readdirSync(join(server.settings.dataDir, 'files/media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const aWeekLater = () =>
  server.sql`update media set created_at = created_at - interval '8 days', looked_for_at = looked_for_at - interval '8 days'`

test('a file that nothing refers to is gone after a week, its small picture too', async () => {
  const { token } = await server.signIn([])
  const { data } = await upload(server.app, '/files', { token, bytes: await small() })
  const forPhones = data.url.replace('.webp', '-small.webp')
  await sweep(server.sql, server.settings, province)
  assert.equal((await server.app.inject({ url: data.url })).statusCode, 200)
  assert.equal((await server.app.inject({ url: forPhones })).statusCode, 200)
  await aWeekLater()
  await sweep(server.sql, server.settings, province)
  assert.equal((await server.app.inject({ url: data.url })).statusCode, 404)
  assert.equal((await server.app.inject({ url: data.thumb_url! })).statusCode, 404)
  assert.equal((await server.app.inject({ url: forPhones })).statusCode, 404)
  assert.equal((await server.sql`select 1 from media`).length, 0)
})

test('a file whose transaction failed is gone after a week, and nothing is left on the disk', async () => {
  const before = onDisk()
  await server.sql.unsafe(
    "create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$; create trigger fail before insert on system_logs for each row when (new.subject = 'media') execute function fail()",
  )
  const { token } = await server.signIn([])
  assert.equal((await upload(server.app, '/files', { token, bytes: await small() })).code, 500)
  await server.sql.unsafe('drop trigger fail on system_logs; drop function fail')
  assert.equal(onDisk().length, before.length + 2)
  await aWeekLater()
  await sweep(server.sql, server.settings, province)
  assert.deepEqual(onDisk(), before)
})

/** Every place of a row where a file may be named: the field's path and the value that names it. */
function* places(fields: Fields, url: string): Generator<[path: string, value: unknown], undefined> {
  for (const [name, field] of Object.entries(fields)) {
    const { kind } = field
    if (kind === 'image' || kind === 'file') yield [name, url]
    else if (kind === 'images' || kind === 'files') yield [name, [{ url, caption: '' }]]
    else if (kind === 'richText') yield [name, `<p><img src="${url}"> <a href="${url}">Tệp</a></p>`]
    else if (kind === 'list' || kind === 'group')
      for (const [inner, value] of places(field.fields!, url))
        yield [name, kind === 'list' ? [{ [inner]: value }] : { [inner]: value }]
  }
}

test('a file that a row names stays, whichever field of whichever resource, in the trash too, and an earlier version that names it', async () => {
  await givenOneOfEach(server)
  const named: string[] = []
  let next = 0
  const filled = new Set<string>()
  const put = async (table: string, fields: Fields) => {
    const [name] = places(fields, '').next().value ?? []
    if (name === undefined || filled.has(`${table} ${name}`)) return
    filled.add(`${table} ${name}`)
    const url = `/files/2026/07/${(++next).toString(16).padStart(32, '0')}.webp`
    const [, value] = places({ [name]: fields[name]! }, url).next().value!
    named.push(url)
    await server.sql`insert into media ${server.sql({ url, mime: 'image/webp', size: 1, original_name: 'x' })}`
    await server.sql`alter table ${server.sql(table)} disable trigger all`
    const isJson = kinds[fields[name]!.kind].column === 'jsonb'
    await server.sql`update ${server.sql(table)} set ${server.sql(name)} = ${isJson ? (value as never) : String(value)} where id = 1`
  }
  for (const { table, fields, handmade } of resources) {
    if (handmade) continue
    for (const name of Object.keys(fields)) await put(table, { [name]: fields[name]! })
    for (const field of Object.values(fields)) {
      if (field.kind === 'rows')
        for (const name of Object.keys(field.fields!)) await put(field.table!, { [name]: field.fields![name]! })
    }
    await server.sql`update ${server.sql(table)} set deleted_at = now() where id = 1`
  }
  const single = '/files/2026/07/ffffffffffffffffffffffffffffffff.webp'
  const earlier = '/files/2026/07/eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.pdf'
  for (const url of [single, earlier])
    await server.sql`insert into media ${server.sql({ url, mime: 'image/webp', size: 1, original_name: 'x' })}`
  await server.sql`insert into single_records (name, value) values ('logo', ${{ logo: single } as never}) on conflict (name) do update set value = excluded.value`
  await server.sql`insert into system_logs (user_name, role, action, subject, method, path, old_values) values ('x', 'x', 'update', 'products', 'PUT', '/', ${{ image: earlier } as never})`
  assert.ok(named.length > 30, `${named.length}`)
  await aWeekLater()
  await sweep(server.sql, server.settings, province)
  const left = new Set((await server.sql<{ url: string }[]>`select url from media`).map(({ url }) => url))
  assert.deepEqual(
    [...named, single, earlier].filter((url) => !left.has(url)),
    [],
  )
})

test('the tables that may name files follow from the definitions', () => {
  for (const table of ['products', 'certificates', 'articles', 'single_records', 'traces', 'diaries'])
    assert.ok(mediaTables().includes(table), table)
})
