import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { globSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import sharp from 'sharp'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { finished } from '../finished.ts'
import { givenIssue } from '../issue.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'
import { upload } from '../upload.ts'
import { columnsFor } from '../workbooks.ts'
import { openStorage } from '@trace/platform/ports/files/storage.ts'
import { sweep, sweepNightly } from '@trace/platform/start/sweep.ts'
import { makeWorkbook } from '@trace/platform/sheets/write-workbook.ts'
import { province } from '../../src/province.ts'

const server = testServer()

const made = (): string[] => {
  try {
    return readdirSync(join(server.settings.dataDir, 'files/made'))
  } catch {
    return []
  }
}
const heavy = (seed = 0) =>
  makeWorkbook([
    {
      name: 'Dữ liệu',
      columns: columnsFor([tags.fields.name.label]),
      rows: [[`Thẻ ${seed}`], [randomBytes(20_000).toString('hex').slice(0, 30_000)]],
    },
  ])

test('sixteen import previews leave one workbook, and one that was brought in leaves none', async () => {
  const call = await server.signIn('everything')
  const before = made().length
  /** Files are deleted after their job is reported done. */
  const leaves = (count: number) =>
    until(
      () => made().length - before,
      (left) => left === count,
    )
  let last = 0
  for (let at = 0; at < 16; at++) {
    const reply = await upload(server.app, '/import-tags/preview', { token: call.token, bytes: await heavy(at) })
    await finished(call, reply.data.job)
    last = reply.data.job.id
  }
  await leaves(1)
  const all = { dry: false, partial: true, rows: [2] }
  const { data } = await call('POST', `/import-tags/checked/${last}`, all)
  await finished(call, data.job)
  await leaves(1)
  assert.equal((await call('POST', `/import-tags/checked/${last}`, all)).code, 409)
})

test('a workbook that is refused does not stay', async () => {
  const call = await server.signIn('everything')
  const before = made().length
  const tag = await server.given(tags, { name: 'Thẻ' })
  const bytes = await heavy()
  const codes = await server.sql.begin(async (sql) => {
    await sql`select 1 from tags where id = ${tag.id} for update`
    for (let at = 0; at < 7; at++) await call('POST', '/tags/bulk', { action: 'delete', ids: [tag.id] })
    const sent = []
    for (let at = 0; at < 5; at++)
      sent.push((await upload(server.app, '/import-tags/preview', { token: call.token, bytes })).code)
    return sent
  })
  assert.deepEqual(codes, Array(5).fill(429))
  assert.equal(made().length, before)
})

const text = (letter: string) => `<p>${letter.repeat(90_000)}</p>`

test('a long text that is saved again and again hardly grows the log, and its revisions are whole', async () => {
  const call = await server.signIn('everything')
  const type = await server.given(articleTypes, { code: 'tin', name: 'Tin' })
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { data: picture } = await upload(server.app, '/files', { token: call.token, bytes })
  const form = { title: 'Bài dài', article_type_id: type.id, thumbnail: picture.url }
  const { id } = await server.given(articles, { ...form, content: text('a') })
  const logged = async () =>
    Number(
      (
        await server.sql`select coalesce(sum(pg_column_size(l.*)), 0) as sum, coalesce(sum(length(l::text)), 0) as letters from system_logs l`
      )[0]!['letters'],
    )
  const before = await logged()
  for (const letter of ['b', 'a', 'b', 'a', 'c']) {
    const { code, message } = await call('PUT', `/articles/${id}`, { ...form, content: text(letter) })
    assert.equal(code, 200, message)
  }
  assert.ok((await logged()) - before < 60_000, `${(await logged()) - before} letters`)
  const { data } = await call('GET', `/articles/${id}/revisions`)
  const change = data.entries[0]!.changes.find(({ field }) => field === 'content')!
  assert.deepEqual([String(change.before).length, String(change.after).length], [text('a').length, text('c').length])
  const earlier = data.entries[1]!
  const back = await call('POST', `/articles/${id}/restore/${earlier.id}`)
  assert.equal(back.code, 200, back.message)
  assert.equal((await server.row('articles', id))['content'], text('a'))
  await server.sql`delete from revision_texts`
  const gone = await call('POST', `/articles/${id}/restore/${earlier.id}`)
  assert.deepEqual(
    [gone.code, gone.message],
    [409, 'Phiên bản này không còn giữ trọn các văn bản dài nên không khôi phục được'],
  )
})

test('pictures that are refused count, and an account that has used up its day is told so while others go on', async () => {
  const [call, other] = [await server.signIn('everything'), await server.signIn('everything')]
  const whole = await sharp({
    create: {
      width: 3_000,
      height: 3_000,
      channels: 3,
      background: '#1f7a4d',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()
  const broken = whole.subarray(0, whole.length - Math.floor(whole.length / 10))
  let code = 0
  for (let at = 0; at < 6; at++) ({ code } = await upload(server.app, '/files', { token: call.token, bytes: broken }))
  assert.equal(code, 415)
  const [used] = await server.sql<{ ms: number; bytes: number }[]>`
    select ms::int as ms, bytes::int as bytes from account_usage where user_id = ${call.userId}`
  assert.ok(used!.ms > 100 && used!.bytes > broken.length * 4, JSON.stringify(used))

  await server.sql`update account_usage set bytes = 1073741824 where user_id = ${call.userId}`
  for (let at = 0; at < 2; at++) ({ code } = await upload(server.app, '/files', { token: call.token, bytes: broken }))
  assert.equal(code, 429)
  const write = await call('POST', '/tags', { name: 'Thẻ mới' })
  assert.deepEqual([write.code, /đã dùng hết/.test(write.message)], [429, true], write.message)
  assert.equal((await call('GET', '/tags')).code, 200)
  assert.equal((await other('POST', '/tags', { name: 'Thẻ mới' })).code, 200)
})

test("one account's sheets of labels never make others wait or fail", async () => {
  const { stamp, admin } = await givenIssue(server, 1_000)
  await admin('POST', `/stamps/${stamp.id}/print`, { quantity: 999 })
  const other = await server.signIn('everything')
  const sheet = (call: { token: string }) =>
    server.app.inject({ url: `/api/admin/stamps/${stamp.id}/sheet.pdf`, headers: { authorization: call.token } })
  const busy = await server.signIn('everything')
  const crowd = Array.from({ length: 12 }, () => sheet(busy))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const reply = await sheet(other)
  assert.equal(reply.statusCode, 200)
  const codes = (await Promise.all(crowd)).map(({ statusCode }) => statusCode)
  assert.ok(codes.includes(200) && !codes.includes(503), codes.join())
  assert.ok(codes.filter((code) => code === 429).length >= 8, codes.join())
})

test('right sign-ins of one account make nobody else wait', async () => {
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = 'editor'`
  const PASSWORD = 'xoài chín ở Cao Lãnh'
  for (const username of ['mot.nguoi', 'nguoi.khac']) {
    const [account] = await server.sql<{ id: number }[]>`
      insert into users (username, name, email, role_id) values (${username}, 'Lan', ${`${username}@example.com`}, ${role!.id}) returning id`
    await storePasswordHash(server.sql, account!.id, await hashPassword(PASSWORD))
  }
  const order: string[] = []
  const signIn = async (email: string, remoteAddress: string) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { email, password: PASSWORD },
    })
    if (statusCode === 200) order.push(email)
    return statusCode
  }
  const crowd = Array.from({ length: 50 }, () => signIn('mot.nguoi', '192.0.2.7'))
  const codes = [await signIn('nguoi.khac', '198.51.100.9'), ...(await Promise.all(crowd))]
  assert.equal(codes[0], 200)
  assert.ok(order.indexOf('nguoi.khac') <= 4, order.join())
  assert.ok(!codes.includes(503), codes.join())
})

async function sweepAll(): Promise<void> {
  await sweep(server.sql, server.settings, province)
  await sweepNightly(server.sql, server.settings, province)
}

test('files that no row names are gone, once an hour has passed, and others stay', async () => {
  const call = await server.signIn('everything')
  const storage = await openStorage(server.settings)
  const { data } = await upload(server.app, '/files', {
    token: call.token,
    bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  })
  await call('GET', '/export-tags')
  const stray = ['made/0123456789abcdef.xlsx', 'media/2026/07/00000000000000000000000000000000.webp']
  for (const key of stray) await storage.put(key, Buffer.from('x'))
  const files = join(server.settings.dataDir, 'files')
  const all = readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  await sweepAll()
  for (const key of stray) assert.notEqual(await storage.open(key), null, 'it may belong to a call that goes on')
  const past = new Date(Date.now() - 7_200_000)
  for (const file of all) utimesSync(file, past, past)
  await sweepAll()
  for (const key of stray) assert.equal(await storage.open(key), null, key)
  assert.equal((await server.app.inject({ url: data.url })).statusCode, 200)
  assert.equal((await server.app.inject({ url: data.thumb_url! })).statusCode, 200)
  const [link] = await server.sql<{ path: string }[]>`select path from one_use_links where path like 'made/%'`
  assert.notEqual(await storage.open(link!.path), null)
})

test('what takes much of a processor or of memory is done in a queue with shares', () => {
  const folder = join(import.meta.dirname, '../../..')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const sources = globSync('{platform,server}/src/**/*.ts', { cwd: folder }).filter(
    (name) => !/(\.test|-worker|\/treatments|\/qr-png)\.ts$/.test(name),
  )
  const costly = sources.filter((name) =>
    /new Worker\(|\bsharp\(|argon2\b.*\bpromisify|promisify\(argon2/.test(read(name)),
  )
  assert.ok(costly.length >= 6, costly.join())
  assert.deepEqual(
    costly.filter((name) => !read(name).includes('fairQueue(')),
    [],
  )
})
