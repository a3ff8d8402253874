import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { publicLink, withOpenFiles } from '@trace/platform/files/document-links.ts'
import { upload } from '../upload.ts'
import { testServer } from '../server.ts'

const server = testServer()

const picture = (format: 'jpeg' | 'png' | 'webp' = 'png', width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a4d' } })
    .withExif({ IFD0: { Copyright: 'bí mật' } })
    .toFormat(format)
    .toBuffer()

for (const format of ['jpeg', 'png', 'webp'] as const) {
  test(`a picture sent as ${format} is kept as WebP, with a thumbnail, and served for good`, async () => {
    const { token } = await server.signIn([])
    const reply = await upload(server.app, '/files', { token, name: 'ảnh.bin', bytes: await picture(format) })
    assert.equal(reply.code, 200, reply.message)
    const { url, thumb_url, mime, width, height, entry } = reply.data
    assert.equal(entry.url, url)
    assert.deepEqual([mime, width, height], ['image/webp', 400, 300])
    assert.match(url, /^\/files\/\d{4}\/\d{2}\/[0-9a-f]{32}\.webp$/)

    const file = await server.app.inject({ url })
    assert.equal(file.statusCode, 200)
    assert.equal(file.headers['content-type'], 'image/webp')
    assert.match(String(file.headers['cache-control']), /immutable/)
    assert.equal(file.headers['x-content-type-options'], 'nosniff')
    assert.equal(file.headers['content-security-policy'], "sandbox; default-src 'none'")
    assert.equal((await sharp(file.rawPayload).metadata()).exif, undefined)
    const thumb = await sharp((await server.app.inject({ url: thumb_url! })).rawPayload).metadata()
    assert.deepEqual([thumb.width, thumb.height], [160, 160])
  })
}

test('phones are sent a small picture, drawn when it is asked for first, of a weight that a slow line bears', async () => {
  const { token } = await server.signIn([])
  const noise = await sharp({
    create: {
      width: 1_600,
      height: 1_200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  const { data } = await upload(server.app, '/files', { token, bytes: noise })
  const small = data.url.replace('.webp', '-small.webp')
  const [first, second] = await Promise.all([server.app.inject({ url: small }), server.app.inject({ url: small })])
  for (const { rawPayload, statusCode, headers } of [first, second, await server.app.inject({ url: small })]) {
    assert.equal(statusCode, 200)
    assert.match(String(headers['cache-control']), /immutable/)
    assert.ok(rawPayload.length <= 36_000, `${rawPayload.length} bytes`)
    const { width, height } = await sharp(rawPayload).metadata()
    assert.deepEqual([width, height], [640, 480])
  }
  assert.equal((await server.app.inject({ url: small.replace(/\/[0-9a-f]{8}/, '/00000000') })).statusCode, 404)
})

const documents: [what: string, start: string, ending: string][] = [
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a Word document', 'PK\x03\x04[Content_Types].xml word/document.xml', 'docx'],
  ['a workbook', 'PK\x03\x04[Content_Types].xml xl/workbook.xml', 'xlsx'],
]

for (const [what, start, ending] of documents) {
  test(`${what} is kept as it is and handed out under its own name, never shown in the page`, async () => {
    const { token } = await server.signIn([])
    const bytes = Buffer.from(start, 'latin1')
    const reply = await upload(server.app, '/files', { token, name: `Bản công bố 1.${ending}`, bytes })
    assert.equal(reply.code, 200, reply.message)
    assert.ok(reply.data.url.endsWith(`.${ending}`))
    const file = await server.app.inject({ url: reply.data.url, headers: { authorization: token } })
    assert.deepEqual(file.rawPayload, bytes)
    assert.equal(file.headers['cache-control'], 'private, no-store')
    const name = `B%E1%BA%A3n%20c%C3%B4ng%20b%E1%BB%91%201.${ending}`
    assert.equal(file.headers['content-disposition'], `attachment; filename*=UTF-8''${name}`)
  })
}

const names: [sent: string, served: string][] = [
  ['bao-cao.hta', 'bao-cao.pdf'],
  ['setup.exe', 'setup.pdf'],
  ['Biên bản v1.2', 'Biên bản v1.2.pdf'],
  ['a.pdf.exe', 'a.pdf'],
  ['a.PDF', 'a.PDF'],
  ['.hta', 'tep.pdf'],
  ['hóa đơn\u202efdp.exe', 'hóa đơnfdp.pdf'],
  ['a.exe . .', 'a.pdf'],
]

for (const [sent, served] of names) {
  test(`a PDF that was sent as ${JSON.stringify(sent)} is handed out as ${served}`, async () => {
    const { token } = await server.signIn([])
    const { data } = await upload(server.app, '/files', { token, name: sent, bytes: Buffer.from('%PDF-1.7\n') })
    const said = String(
      (await server.app.inject({ url: data.url, headers: { authorization: token } })).headers['content-disposition'],
    )
    assert.equal(decodeURIComponent(said.replace("attachment; filename*=UTF-8''", '')), served)
  })
}

test('a document is for those signed in; a picture is for all', async () => {
  const { token } = await server.signIn([])
  const resting = await server.signIn([])
  await server.sql`update roles set is_active = false, version = version + 1 where id = (select role_id from users where id = ${resting.userId})`
  const {
    data: { url },
  } = await upload(server.app, '/files', { token, name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') })
  const answers = async (address: string, authorization = '') =>
    (await server.app.inject({ url: address, headers: { authorization } })).statusCode
  assert.deepEqual(
    [
      await answers(url),
      await answers(url, 'cn_guessed'),
      await answers(url, resting.token),
      await answers(url, token),
    ],
    [401, 401, 403, 200],
  )
  assert.equal(
    await answers(url.replace(/\w{32}/, 'f'.repeat(32))),
    401,
    'whether there is such a document is not told either',
  )
  const image = await upload(server.app, '/files', { token, bytes: await picture() })
  assert.equal(await answers(image.data.url), 200)
})

test('a document that a public page names opens for all, by the address that stands there, for a day', async () => {
  const { token } = await server.signIn([])
  const {
    data: { url },
  } = await upload(server.app, '/files', { token, name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') })
  const { data: other } = await upload(server.app, '/files', { token, name: 'b.pdf', bytes: Buffer.from('%PDF-1.7\n') })
  const [{ file }] = withOpenFiles([{ name: 'Dư lượng', file: url }]) as [{ name: string; file: string }]
  const answers = async (address: string) => (await server.app.inject({ url: address })).statusCode
  assert.equal(await answers(file), 200)
  assert.equal(await answers(file.replace(url, other.url)), 401, 'the leave is for one document')
  assert.equal(await answers(file.replace(/until=\d+/, 'until=9999999999999')), 401)
  assert.equal(await answers(publicLink(url, Date.now() - 3 * 86_400_000)), 401)
})

const refused: [what: string, bytes: Buffer | Promise<Buffer>, code: number, message: RegExp][] = [
  [
    'an SVG drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    /Chỉ nhận ảnh/,
  ],
  ['a web page called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, /Chỉ nhận ảnh/],
  [
    'a workbook with macros',
    Buffer.from('PK\x03\x04[Content_Types].xml xl/workbook.xml vbaProject.bin', 'latin1'),
    415,
    /Chỉ/,
  ],
  ['any other zip', Buffer.from('PK\x03\x04hello.txt', 'latin1'), 415, /Chỉ nhận ảnh/],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 415, /Chỉ nhận ảnh/],
  ['a broken picture', picture().then((bytes) => bytes.subarray(0, 90)), 415, /bị hỏng/],
  ['a picture of more pixels than cameras take', picture('png', 12_000, 9_000), 413, /quá nhiều điểm ảnh/],
  ['a picture over 5 MB', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5_300_000)]), 413, /tối đa 5 MB/],
  ['a document over 20 MB', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(21_000_000)]), 413, /tối đa 20 MB/],
  ['an empty file', Buffer.alloc(0), 422, /rỗng/],
]

for (const [what, bytes, code, message] of refused) {
  test(`${what} is refused with ${code}`, async () => {
    const { token } = await server.signIn([])
    const reply = await upload(server.app, '/files', { token, name: 'anh.png', bytes: await bytes })
    assert.equal(reply.code, code)
    assert.match(reply.message, message)
  })
}

test('nobody sends a file without signing in, and JSON is no file', async () => {
  assert.equal((await upload(server.app, '/files', { bytes: await picture() })).code, 401)
  const call = await server.signIn([])
  assert.equal((await call('POST', '/files', { file: 'x' })).code, 415)
})

test('a form is no answer to a call that takes JSON', async () => {
  const { token } = await server.signIn('everything')
  assert.equal((await upload(server.app, '/tags', { token, bytes: Buffer.from('x') })).code, 415)
})

test('the log tells who sent a file, and the media list keeps its name', async () => {
  const { token, userId } = await server.signIn([])
  const { data } = await upload(server.app, '/files', { token, name: '../../etc/Ảnh vườn.png', bytes: await picture() })
  const [line] =
    await server.sql`select user_id, action, subject, entity_label from system_logs order by id desc limit 1`
  assert.deepEqual({ ...line }, { user_id: userId, action: 'create', subject: 'media', entity_label: 'Ảnh vườn.png' })
  const [media] = await server.sql`select original_name, uploaded_by from media where url = ${data.url}`
  assert.deepEqual({ ...media }, { original_name: 'Ảnh vườn.png', uploaded_by: userId })
})

for (const path of [
  '/files/..%2f..%2fkeys%2fseal.key',
  '/files/..%5c..%5ckeys%5cseal.key',
  '/files//etc/passwd',
  '/files/',
  '/files/2026%00',
  '/files/2026/07/..%2f..%2f..%2fkeys/seal.key',
  '/files/2026/07/0123456789abcdef0123456789abcdef.webp',
  '/files/2026/07/0123456789abcdef0123456789abcdef.svg',
]) {
  test(`there is nothing at ${path}`, async () => {
    const { statusCode } = await server.app.inject({ url: path })
    assert.ok(statusCode === 404 || statusCode === 400, `${statusCode}`)
  })
}
