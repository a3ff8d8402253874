import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { Visit } from '@trace/site'
import { givenIssue } from '../../test/issue.ts'
import { testServer } from '../../test/server.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { openScanPages, sent } from './scan-pages.ts'

const server = testServer()
const statements: string[] = []
let pool: Pool | undefined
after(() => pool?.end())

const visit: Visit = { base: '', chosen: false, language: 'vi', path: '/', in_app: false }

/** Another server on the same database, with its own page cache, that gets no notification of changes. */
function otherServer() {
  pool ??= connect(server.url, { onStatement: (text) => statements.push(text) })
  const pages = openScanPages(pool, server.settings)
  return async (kind: 'stamp' | 'trace', code: string): Promise<string> => {
    const target = await pages.find(kind, code)
    return target ? sent((await pages.draw(target, visit)).page, '').body.toString() : ''
  }
}

const says = (page: string, words: string, says = true) => assert.equal(page.includes(words), says, words)

async function givenLabels() {
  const chain = await givenIssue(server)
  await chain.ask('GET', `/print-stamp/${chain.stamp.id}?line-number=10`)
  await chain.ask('POST', `/stamps/${chain.stamp.id}/activate`)
  return { ...chain, page: otherServer() }
}

test('a label that was just locked is locked at the next look on any server, and no other label is', async () => {
  const { ask, codeOf, stamp, page } = await givenLabels()
  const [second, third] = [await codeOf(2), await codeOf(3)]
  for (const code of [second, third]) says(await page('stamp', code), 'Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép')
  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 2, serial_to: 2, reason: 'Tem <b>lạ</b> ở chợ' })
  const locked = await page('stamp', second)
  for (const words of ['Tem đã bị khóa', 'Tem &lt;b&gt;lạ&lt;/b&gt; ở chợ', second]) says(locked, words)
  says(await page('stamp', third), 'Tem đã bị khóa', false)
})

test('what changes behind a label shows at the next look on any server', async () => {
  const { admin, active, codeOf, page, product, manufacture } = await givenLabels()
  const code = await codeOf(2)
  says(await page('stamp', code), 'Gà Tiên Yên thả đồi')

  await server.sql`update products set approved_values = approved_values || '{"name": "Gà Tiên Yên hun khói"}' where id = ${product.id}`
  says(await page('stamp', code), 'Gà Tiên Yên hun khói')
  await server.sql`update diaries set content = 'Cho ăn ngô nếp' where id = (select min(id) from diaries where status = 'approved')`
  says(await page('trace', active.code), 'Cho ăn ngô nếp')
  await server.sql`update manufactures set is_active = false where id = ${manufacture.id}`
  says(await page('stamp', code), 'Sản phẩm đang tạm dừng')
  await server.sql`update manufactures set is_active = true where id = ${manufacture.id}`
  says(await page('stamp', code), 'Sản phẩm đang tạm dừng', false)

  const recall = { recall_kind: 'mandatory', recall_reason: 'Dư lượng kháng sinh', recall_handling: 'destroy' }
  assert.equal((await admin('PUT', `/traces/${active.id}/recall`, recall)).code, 200)
  says(await page('stamp', code), 'Dư lượng kháng sinh')
  says(await page('trace', active.code), 'Sản phẩm đang bị thu hồi')
})

test('each label has its own code, number and scans on the page that all share', async () => {
  const { codeOf, page } = await givenLabels()
  const codes = await Promise.all([1, 2, 3].map(codeOf))
  await server.call()('POST', '/api/web/scans', { code: codes[1] })
  const pages = await Promise.all(codes.map((code) => page('stamp', code)))
  for (const [place, text] of pages.entries()) {
    says(text, `data-code="${codes[place]}"`)
    says(text, `Tem số 00000${place + 1} do`)
    says(text, 'Đã quét 1 lượt', place === 1)
    says(text, 'Lượt quét này chưa được ghi nhận')
    says(text, 'đầu tiên quét', false)
    for (const other of codes) says(text, other, other === codes[place])
  }
})

test('the page of a code is what the server draws, and costs one statement once it was drawn, however many ask', async () => {
  const { codeOf, page } = await givenLabels()
  const codes = await Promise.all([1, 2, 3].map(codeOf))
  const drawn = await page('stamp', codes[0]!)
  const clock = /Trang lập lúc [^<]*/
  const { body } = await server.app.inject({ url: `/s/${codes[0]}` })
  assert.equal(drawn.replace(clock, ''), body.replace(clock, ''))
  await Promise.all(codes.map((code) => page('stamp', code)))

  statements.length = 0
  await page('stamp', codes[1]!)
  assert.equal(statements.length, 1)
  statements.length = 0
  await Promise.all(Array.from({ length: 60 }, (_, place) => page('stamp', codes[place % 3]!)))
  assert.ok(statements.length <= 2, `${statements.length} statements for 60 looks at once`)
})

test('a browser that takes gzip gets the same page compressed, each label its own', async () => {
  const { codeOf } = await givenLabels()
  const asked = async (code: string, encoding: string) =>
    server.app.inject({ url: `/s/${code}`, headers: { 'accept-encoding': encoding } })
  for (const code of await Promise.all([1, 2].map(codeOf))) {
    const [plain, packed] = [await asked(code, 'gzip;q=0'), await asked(code, 'gzip, deflate, br')]
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.equal(packed.headers['content-encoding'], 'gzip')
    assert.match(String(packed.headers.vary), /accept-encoding/)
    const clock = /Trang lập lúc [^<]*/
    const text = gunzipSync(packed.rawPayload).toString()
    assert.equal(text.replace(clock, ''), plain.body.replace(clock, ''))
    says(text, `data-code="${code}"`)
    assert.ok(packed.rawPayload.length < plain.rawPayload.length / 2)
  }
})
