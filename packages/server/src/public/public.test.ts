import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import fastify from 'fastify'
import { entryOf } from '../../test/chain.ts'
import { givenIssue, givenTrace } from '../../test/issue.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

const says = ({ body }: { body: string }, words: string) => assert.ok(body.includes(words), words)

test('the page of a trace tells the whole story without a script or a sign-in', async () => {
  const { active } = await givenTrace(server)
  const page = await get(`/t/${active.code}`)
  assert.equal(page.statusCode, 200)
  for (const words of [
    'Mã lô, không phải tem chống giả',
    'Gà Tiên Yên thả đồi',
    'HTX Chăn nuôi gà đồi Điền Xá',
    'Thôn Khe Léng, xã Điền Xá, tỉnh Quảng Ninh',
    'Nhập giống',
    'Trần T. B.',
    'Newcastle',
    '11/11/2026',
  ]) {
    says(page, words)
  }
  assert.ok(!page.body.includes('Trần Thị B'), 'a worker is named by initials')
  assert.equal(
    page.headers['content-security-policy'],
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
  assert.doesNotMatch(page.body, /<style|style="|onclick|<script>/)
  for (const [, asset] of page.body.matchAll(/(?:href|src)="(\/site\/[^"]+)"/g))
    assert.equal((await get(asset!)).statusCode, 200, asset)
})

test('the page of a label tells of the label, in small letters and in capitals', async () => {
  const { ask, codeOf, stamp } = await givenIssue(server)
  const code = await codeOf(2)
  const early = await get(`/s/${code}`)
  says(early, 'Tem chưa được kích hoạt')
  await ask('GET', `/print-stamp/${stamp.id}?line-number=10`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  for (const url of [`/s/${code}`, `/S/${code}`, `/s/${code.toLowerCase()}`])
    says(await get(url), 'Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép')
  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 2, reason: 'Tem bị sao chép' })
  const locked = await get(`/s/${code}`)
  says(locked, 'Tem đã bị khóa')
  says(locked, 'Tem bị sao chép')
  assert.equal((await server.sql`select 1 from scan_statistics`).length, 0, 'a look counts no scan')
})

test('as data, a trace and a label are what the page shows', async () => {
  const { codeOf, active, stamp } = await givenIssue(server)
  const trace = entryOf(await server.call()('GET', `/api/web/traces/${active.code}`))
  assert.deepEqual(
    [trace.kind, trace.result, trace.lot, trace.serial, trace.compliance.length, trace.diaries.length],
    ['trace', 'valid', 'QN06874-2607-01', null, 10, 3],
  )
  assert.equal(trace.canonical_url, `https://truyxuat.example.vn/t/${active.code}`)
  assert.equal(trace.area?.location_code, 'VSX-22-00001')
  assert.ok(!('id' in trace) && !('id' in trace.product), 'no row ids')
  const label = entryOf(await server.call()('GET', `/api/web/stamps/${await codeOf(10)}`))
  assert.deepEqual(
    [label.kind, label.result, label.serial, label.trace_code],
    ['stamp', 'inactive', '000010', active.code],
  )
  assert.equal(stamp.trace_id, active.id)
})

test('a shopper sees the certificates of producer, product and area, but no stars that another product earned', async () => {
  const { active } = await givenTrace(server)
  const { product_id, manufacture_id, material_area_id } = active
  const rows = [
    { certificate_type: 'ocop', number: 'của sản phẩm khác', manufacture_id },
    { certificate_type: 'ocop', number: 'OCOP-GA', product_id },
    { certificate_type: 'vietgahp', number: 'VG-1', manufacture_id },
    { certificate_type: 'organic', number: 'HC-1', material_area_id },
  ]
  for (const row of rows)
    await server.sql`insert into certificates ${server.sql({ ...row, issuer: 'Tổ chức chứng nhận', issued_at: '2026-01-01', approval_status: 'approved', approved_values: { ...row, issuer: 'Tổ chức chứng nhận', issued_at: '2026-01-01' } } as never)}`
  const { certificates } = entryOf(await server.call()('GET', `/api/web/traces/${active.code}`))
  assert.deepEqual(
    certificates.map(({ number }) => number),
    ['OCOP-GA', 'VG-1', 'HC-1'],
  )
})

const persons: [who: string, form: string, tax_code: string | null, isOpen: boolean][] = [
  ['a co-operative with its tax code', 'HOP-TAC-XA', '0000000009', true],
  ['a co-operative without one', 'HOP-TAC-XA', null, false],
  ['a household without a tax code', 'HO-GIA-DINHCA-NHAN', null, false],
  ['a household with a citizen number', 'HO-GIA-DINHCA-NHAN', '022090000001', false],
  ['a household business with a tax code', 'HO-KINH-DOANH', '0000000009', false],
  ['a group of households without a tax code', 'TO-HOP-TAC', null, false],
]

test('where a person farms is told by the commune and a circle of a kilometre, at every public door', async () => {
  const { active, codeOf } = await givenIssue(server)
  const [kind] = await server.sql`select id from manufacturing_forms where code = 'HO-GIA-DINHCA-NHAN'`
  await server.sql`update manufactures set approved_values = approved_values || ${{ manufacturing_form_id: kind!['id'], tax_code: '022090000001' } as never}`
  const ring = [
    [107.391234, 21.331234],
    [107.393234, 21.331234],
    [107.393234, 21.333234],
    [107.391234, 21.331234],
  ]
  const farm = { latitude: 21.332345, longitude: 107.392345, boundary: { type: 'Polygon', coordinates: [ring] } }
  await server.sql`update material_areas set approved_values = approved_values || ${farm as never}, latitude = ${farm.latitude}, longitude = ${farm.longitude}`
  const stamp = await codeOf(1)
  const link = new URL(active.qr_url).pathname
  const doors = [
    `/t/${active.code}`,
    `/s/${stamp}`,
    `${link}?linkType=all`,
    `/api/web/traces/${active.code}`,
    `/api/web/stamps/${stamp}`,
  ]
  for (const door of [...doors, `/api/web/traces/${active.code}/passport`, `/api/web/traces/${active.code}/epcis`]) {
    const { body, statusCode } = await server.app.inject(door)
    assert.equal(statusCode, 200, door)
    for (const told of ['21.33123', '21.33234', '107.39234', '21,33234', '107,39234', 'Polygon', 'geo:'])
      assert.ok(!body.includes(told), `${door} tells ${told}`)
  }
  const { area } = (await server.app.inject(`/api/web/traces/${active.code}`)).json().data.entry
  assert.deepEqual(
    [area.latitude, area.boundary, area.around],
    [null, null, { latitude: 21.33, longitude: 107.39, kilometres: 1 }],
  )
})

const face = { images: [{ url: '/files/farm.webp' }], introduction: 'Nuôi gà từ ba đời nay.' }
for (const [who, form, tax_code, isOpen] of persons) {
  test(`the telephone, street, picture and words of ${who} are ${isOpen ? 'for all to read' : 'nobody else’s business'}`, async () => {
    const { active } = await givenTrace(server)
    const [kind] = await server.sql<{ id: number }[]>`select id from manufacturing_forms where code = ${form}`
    await server.sql`update manufactures set approved_values = approved_values || ${{ manufacturing_form_id: kind!.id, tax_code, ...face } as never}`
    const urls = ['', '/passport', '/epcis'].map((part) => `/api/web/traces/${active.code}${part}`)
    const told = (await Promise.all([`/t/${active.code}`, ...urls].map((url) => get(url))))
      .map(({ body }) => body)
      .join()
    for (const part of ['0000000001', 'Thôn Khe Léng', '/files/farm.webp', 'Nuôi gà từ ba đời nay.'])
      assert.equal(told.includes(part), isOpen, part)
    assert.ok(told.includes('xã Điền Xá, tỉnh Quảng Ninh'))
    assert.ok(!told.includes('022090000001'))
  })
}

test('a wrong code and a trace that is not public are not found, alike', async () => {
  const { active, ask } = await givenTrace(server)
  await ask('PUT', `/traces/${active.id}/change-active`)
  const urls = [active.code, '22AAAAAAAAAA', 'x', 'A'.repeat(150)]
  const replies = await Promise.all(urls.map((code) => server.call()('GET', `/api/web/traces/${code}`)))
  assert.deepEqual(
    new Set(replies.map(({ code, message }) => `${code} ${message}`)),
    new Set(['404 Không tìm thấy mã truy xuất']),
  )
  const pages = await Promise.all(urls.map((code) => get(`/t/${code}`)))
  assert.equal(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1)
  says(pages[0]!, 'tem có thể là giả')
})

test('a recalled trace warns', async () => {
  const { active, ask } = await givenTrace(server)
  await ask('PUT', `/traces/${active.id}/recall`, {
    recall_kind: 'mandatory',
    recall_reason: 'Vượt dư lượng kháng sinh',
    recall_handling: 'destroy',
  })
  const page = await get(`/t/${active.code}`)
  for (const words of ['Sản phẩm đang bị thu hồi', 'Thu hồi bắt buộc', 'Vượt dư lượng kháng sinh', 'Tiêu hủy'])
    says(page, words)
})

const texts: [text: string, code: number][] = [
  ['https://truyxuat.example.vn/t/22A7K9M2QX4T', 200],
  ['HTTPS://TRUYXUAT.EXAMPLE.VN/S/7K3M9QX2TVB4W', 200],
  ['https://truyxuat.example.vn', 200],
  ['https://truyxuat.example.vn.evil.com/', 422],
  ['https://evil.com/https://truyxuat.example.vn/', 422],
  ['', 422],
]
for (const [text, code] of texts) {
  test(`a QR code of '${text}' is ${code === 200 ? 'drawn' : 'refused'}`, async () => {
    for (const format of ['svg', 'png'])
      assert.equal(
        (await get(`/api/web/qr-code?text=${encodeURIComponent(text)}&format=${format}&size=200`)).statusCode,
        code,
      )
  })
}

test('a picture of a QR code has a thousand pixels at most', async () => {
  const at = async (size: number) =>
    (await get(`/api/web/qr-code?text=https://truyxuat.example.vn&format=png&size=${size}`)).statusCode
  assert.deepEqual([await at(1_000), await at(1_001), await at(100_000)], [200, 422, 422])
})

test('the passport of a lot names its producer, origin, stages and certificates', async () => {
  const { active } = await givenTrace(server)
  const entry = entryOf(await server.call()('GET', `/api/web/traces/${active.code}/passport`))
  assert.deepEqual(
    [entry.id, entry.product?.gtin, entry.lot],
    [`https://truyxuat.example.vn/t/${active.code}`, '9521234001010', 'QN06874-2607-01'],
  )
  assert.deepEqual(entry.economic_operator, {
    name: 'HTX Chăn nuôi gà đồi Điền Xá',
    address: 'Thôn Khe Léng, xã Điền Xá, tỉnh Quảng Ninh',
    tax_code: '0000000001',
    gln: '9521234009016',
  })
  assert.deepEqual(
    entry.traceability.map(({ stage }) => stage),
    ['Nhập giống', 'Tiêm vắc-xin', 'Xuất bán'],
  )
  assert.equal((await get('/api/web/traces/22AAAAAAAAAA/passport')).statusCode, 404)
})

const schema = new URL('../../../../../shared/vectors/gs1-epcis/EPCIS-JSON-Schema.json', import.meta.url)
test('the events of a lot are an EPCIS 2.0 document', async () => {
  const { active } = await givenTrace(server)
  const reply = await get(`/api/web/traces/${active.code}/epcis`)
  const document: { schemaVersion: string; epcisBody: { eventList: Record<string, unknown>[] } } = reply.json()
  const { eventList } = document.epcisBody
  assert.deepEqual(
    eventList.map(({ action, bizStep }) => [action, bizStep]),
    [
      ['ADD', 'commissioning'],
      ['OBSERVE', 'other'],
      ['OBSERVE', 'departing'],
    ],
  )
  assert.deepEqual(eventList[2]!['quantityList'], [
    { epcClass: 'https://id.gs1.org/01/09521234001010/10/QN06874-2607-01', quantity: 2000, uom: 'KGM' },
  ])
  for (const { readPoint } of eventList as { readPoint?: { id: string } }[]) {
    const place = await get(new URL(readPoint!.id).pathname)
    assert.equal(place.json().name, 'Đồi thả Điền Xá 1')
  }
  if (!existsSync(schema)) return console.log('skipped: no vectors')

  const reader = fastify({
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, strict: false } },
  })
  reader.post('/', { schema: { body: JSON.parse(readFileSync(schema, 'utf8')) } }, async () => 'read')
  const read = await reader.inject({ method: 'POST', url: '/', payload: document })
  assert.equal(read.statusCode, 200, read.body)
  assert.equal(
    (await reader.inject({ method: 'POST', url: '/', payload: { ...document, schemaVersion: 2 } })).statusCode,
    400,
  )
})
