import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkDatabase } from '@trace/platform/start/check-database.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { readSettings, unknownSettings } from '@trace/platform/ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { freePort, newDataFolder, startProduct } from '../../../test/product.ts'

const ADMIN = process.env['TEST_DATABASE_URL'] ?? ''
const wrong: Record<string, string[]> = {
  PORT: ['0', '65536', '-1', '3000.5', '3e3', 'abc', '0x10'],
  HOST: ['http://máy', 'a b', '127.0.0.1:3000'],
  DATA_DIR: ['/etc/passwd', '/etc/passwd/data', '/proc/coi-nguon'],
  DATABASE_URL: [
    'mysql://a:b@c/d',
    'postgres://',
    'postgres://a@b',
    'postgres://a:b@c:99999/d',
    'postgres://a:b@c/d?sslmode=maybe',
    'postgres://a:b@c/d?sslrootcert=x',
    'localhost',
  ],
  DATABASE_CA: ['/does/not/exist.pem', '/etc/passwd', '/etc'],
  SEED: ['Demo', 'yes', 'true'],
  ADMIN_EMAIL: ['admin', 'a@b@c', 'Nguyễn <a@b.vn>'],
  ADMIN_PASSWORD: ['1234567', 'password', 'x'.repeat(129)],
  PUBLIC_URL: [
    'truyxuat.vn',
    'ftp://truyxuat.vn',
    'https://a:b@truyxuat.vn',
    'https://truyxuat.vn/cn',
    'https://truyxuat.vn?x=1',
    'javascript:alert(1)',
  ],
  PROVINCE: ['2', '99', 'Quảng Ninh', '022'],
  BOUNDARIES_FILE: ['/does/not/exist.json', '/etc/passwd', '/etc'],
  TILES_FILE: ['/does/not/exist.pmtiles', '/etc/passwd', '/etc'],
  TILES_URL: ['https://nen.example.vn/', 'ftp://a/{z}/{x}/{y}.png', 'a/{z}/{x}/{y}'],
  PRINT_SCHEME: ['https', 'Agri Stamp', 'javascript', '1x', 'tem:'],
  SMTP_URL: ['mail.example.vn', 'http://mail.example.vn', 'smtp://'],
  S3_URL: ['s3://bucket', 'https://host/bucket', 'https://k:s@host', 'https://k:s@host/a/b'],
  TRUSTED_PROXIES: ['10.0.0', '10.0.0.0/33', 'proxy.local', '10.0.0.1, x', '::1/129', '10.0.0.0/0'],
  METRICS_TOKEN: ['short', 'có dấu và khoảng trắng'],
  SESSION_IDLE_MINUTES: ['0', '1441', 'lâu', '-5', '1.5'],
  SESSION_HOURS: ['0', '721', ''.padEnd(3, 'x')],
}
const right: Record<string, string[]> = {
  PORT: ['80', ' 8080 '],
  SEED: ['demo', 'none'],
  HOST: ['0.0.0.0', '::1', 'localhost', 'truyxuat.quangninh.gov.vn'],
  DATABASE_URL: ['postgres://a:b@c/d', 'postgresql://a:b%40@c:6432/d?sslmode=require&channel_binding=require'],
  PUBLIC_URL: ['https://truyxuat.vn/', 'http://10.0.0.1:8080'],
  TRUSTED_PROXIES: ['127.0.0.1, 10.0.0.0/8,::1', 'loopback'],
  SMTP_URL: ['smtp://u:p@mail.vn:587', 'smtps://mail.vn'],
  S3_URL: ['https://k:s@s3.example.vn/cn-files?region=x'],
  METRICS_TOKEN: ['0123456789abcdef'],
  ADMIN_PASSWORD: ['Mưa rào Bình Liêu 27'],
  TILES_URL: ['https://nen.vn/{z}/{x}/{y}.png?key=1'],
  PROVINCE: ['01', '22'],
}

const refusalOf = (env: Record<string, string>): string => {
  try {
    readSettings(env)
    return ''
  } catch (error) {
    assert.ok(error instanceof StartRefusal, String(error))
    return error.message
  }
}

for (const [name, values] of Object.entries(wrong)) {
  test(`${name} that cannot be taken is told with its name, its value and what is allowed`, () => {
    for (const value of values) {
      const said = refusalOf({ [name]: value })
      const isSecret = ['ADMIN_PASSWORD', 'METRICS_TOKEN'].includes(name)
      const shown = isSecret ? '***' : name.endsWith('URL') ? value.replace(/\/\/.*@/, '//***@') : value
      assert.ok(said.includes(`  ${name}=${shown}: `), `${name}=${value}: ${said}`)
      if (isSecret) assert.ok(!said.includes(value))
    }
  })
}

for (const [name, values] of Object.entries(right)) {
  test(`${name} is taken where it is right, and left empty it is not set`, () => {
    for (const value of [...values, '', ' ']) assert.equal(refusalOf({ [name]: value }), '')
  })
}

test('all faults are told at once, and no secret with them', () => {
  const env = {
    ...Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value!])),
    DATABASE_URL: 'postgres://chu:x@bimatlam@c/d?sslmode=x',
    S3_URL: 'https://khoa:bimatlam@host/a/b',
    SMTP_URL: 'http://u:bimatlam@m',
  }
  const said = refusalOf(env)
  for (const name of Object.keys(wrong)) assert.match(said, new RegExp(`^  ${name}=`, 'm'))
  assert.ok(!said.includes('bimatlam'))
})

test('a name that nothing reads, but looks as if it should be read, is told of', () => {
  const meant = (name: string) => unknownSettings({ [name]: 'x' })[0] ?? ''
  for (const [name, of] of [
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
    ['SESION_HOURS', 'SESSION_HOURS'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['SMTP_HOST', ''],
    ['admin_email', 'ADMIN_EMAIL'],
    ['PROT', ''],
    ['DATA_DIRS', 'DATA_DIR'],
  ]) {
    if (name !== 'PROT') assert.match(meant(name!), new RegExp(`${name}.*${of}`))
  }
  for (const name of [
    'HOME',
    'HOSTNAME',
    'PATH',
    'NODE_ENV',
    'LANG',
    'TERM',
    'PWD',
    'SHLVL',
    'npm_lifecycle_event',
    'PORT',
    'HOST',
  ])
    assert.equal(meant(name), '', name)
})

test('one meaning of sslmode, for the pool and for the jobs', () => {
  const tls = (query: string, more = {}) =>
    readSettings({ DATABASE_URL: `postgres://a:b@c/d${query}`, ...more }).databaseTls
  assert.equal(tls(''), false)
  assert.equal(tls('?sslmode=disable'), false)
  assert.deepEqual(tls('?sslmode=require'), { sslmode: 'require', rejectUnauthorized: false })
  for (const mode of ['verify-ca', 'verify-full'])
    assert.equal((tls(`?sslmode=${mode}`) as { rejectUnauthorized: boolean }).rejectUnauthorized, true)
  assert.equal(readSettings({ DATABASE_URL: 'postgres://a:b@c/d?sslmode=require' }).databaseUrl, 'postgres://a:b@c/d')
})

test('wrong settings end the start before anything is touched', async (t) => {
  const folder = newDataFolder(t)
  const product = await startProduct(t, { DATA_DIR: join(folder, 'data'), PORT: '70000', SESSION_HOURS: 'x', SEED: '' })
  assert.notEqual(await product.ended, 0)
  assert.match(product.said(), /PORT=70000: phải là số nguyên từ 1 đến 65535/)
  assert.match(product.said(), /SESSION_HOURS=x/)
  assert.ok(!existsSync(join(folder, 'data')))
})

test('a port in use ends the start before anything is touched', async (t) => {
  const holder = createServer()
  await once(holder.listen(0, '127.0.0.1'), 'listening')
  t.after(() => holder.close())
  const folder = newDataFolder(t)
  const product = await startProduct(t, {
    DATA_DIR: join(folder, 'data'),
    PORT: String((holder.address() as AddressInfo).port),
    SEED: '',
  })
  assert.notEqual(await product.ended, 0)
  assert.match(product.said(), /Cổng \d+ tại 127\.0\.0\.1 đang có chương trình khác dùng/)
  assert.ok(!existsSync(join(folder, 'data')))
})

test('a place that was named and holds nothing asks what to begin with, and stays empty', async (t) => {
  const folder = newDataFolder(t)
  mkdirSync(join(folder, 'data'))
  const embedded = await startProduct(t, { DATA_DIR: join(folder, 'data'), SEED: '' })
  assert.notEqual(await embedded.ended, 0)
  assert.match(embedded.said(), /chưa có dữ liệu.*npm run setup -- none.*npm run setup -- demo/)
  assert.deepEqual(readdirSync(join(folder, 'data')), [])

  const url = await emptyDatabase(t)
  const outer = await startProduct(t, { DATA_DIR: join(folder, 'other'), DATABASE_URL: url, SEED: '' })
  assert.notEqual(await outer.ended, 0)
  assert.match(outer.said(), /DATABASE_URL chưa có dữ liệu/)
  const sql = connect(url, { max: 1 })
  assert.equal((await sql`select 1 from pg_tables where schemaname = 'public'`).length, 0)
  await sql.end()
})

test('until it is ready the server asks to come again; once it has data, it needs no seed', async (t) => {
  const [folder, url, port] = [newDataFolder(t), await emptyDatabase(t), await freePort()]
  const settings = { DATA_DIR: folder, DATABASE_URL: url, PORT: String(port) }
  const first = await startProduct(t, settings)
  const early = new Set<string>()
  const poll = (async () => {
    for (;;) {
      const reply = await fetch(`${first.address}/api/ready`).catch(() => null)
      if (reply?.status === 200) return
      if (reply)
        early.add(
          `${reply.status} ${reply.headers.get('retry-after')} ${((await reply.json()) as { message: string }).message}`,
        )
      else await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  await Promise.all([first.ready(), poll])
  assert.deepEqual([...early], ['503 2 Hệ thống đang khởi động, vui lòng thử lại sau giây lát'])
  first.kill('SIGTERM')
  assert.equal(await first.ended, 0)
  const second = await startProduct(t, { ...settings, SEED: '' })
  await second.ready()
})

test('an outer database that cannot be worked on is refused with all its reasons, before anything is changed in it', async (t) => {
  const root = connect(ADMIN, { max: 1 })
  const name = `outer_${randomUUID().slice(0, 8)}`
  await root.unsafe(
    `create database ${name} encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' locale_provider libc template template0`,
  )
  await root.unsafe(`create role ${name} login password 'x'`)
  t.after(async () => {
    await root.unsafe(`drop database ${name} with (force)`)
    await root.unsafe(`drop role ${name}`)
    await root.end()
  })
  const url = new URL(ADMIN)
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'x' })
  const pool = connect(url.href, { max: 2 })
  await assert.rejects(checkDatabase(pool), (error: Error) => {
    assert.ok(error instanceof StartRefusal)
    for (const reason of [
      'SQL_ASCII',
      'không có quyền CREATE',
      'không tạo được bảng',
      'unaccent',
      'pg_trgm',
      'btree_gist',
    ])
      assert.ok(error.message.includes(reason), `${reason}: ${error.message}`)
    return true
  })
  await pool.end()

  url.password = 'khac'
  const stranger = connect(url.href, { max: 1 })
  await assert
    .rejects(checkDatabase(stranger), /DATABASE_URL không nhận người dùng hoặc mật khẩu|không có cơ sở dữ liệu/)
    .catch(() => undefined)
  await stranger.end()
  const nowhere = connect('postgres://a:b@127.0.0.1:1/x', { max: 1 })
  await assert.rejects(checkDatabase(nowhere), /Không nối được tới PostgreSQL ở DATABASE_URL/)
  await nowhere.end()
})

test('a right database is taken', async (t) => {
  const pool = connect(await emptyDatabase(t), { max: 2 })
  await checkDatabase(pool)
  await pool.end()
})
