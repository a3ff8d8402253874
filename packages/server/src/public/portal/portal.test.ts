import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { givenIssue, givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

const says = ({ body }: { body: string }, words: string) => assert.ok(body.includes(words), words)
const hides = ({ body }: { body: string }, words: string) => assert.ok(!body.includes(words), words)

const written = { thumbnail: '/files/tin.webp', content: '<p>Nội dung của bài</p>' }
const shown = { is_approved: true, is_publish: true, published_at: '2026-01-01T00:00:00Z' }

async function givenArticle(values: object = {}) {
  const type = await server.given(articleTypes, { code: 'TIN', name: 'Tin của tỉnh' })
  return server.given(articles, { title: 'Mùa na đã về', article_type_id: type.id, ...written, ...shown, ...values })
}

test('a shopper who has scanned nothing finds products, their producers and the lots on sale', async () => {
  const { product, manufacture, active } = await givenTrace(server)
  const home = await get('/trang-chu')
  assert.equal(home.statusCode, 200)
  for (const words of [product.name, manufacture.name, `/san-pham/${product.slug}`, `/co-so/${manufacture.slug}`])
    says(home, words)

  const page = await get(`/san-pham/${product.slug}`)
  for (const words of [
    product.name,
    manufacture.name,
    'xã Điền Xá, tỉnh Quảng Ninh',
    `/t/${active.code}`,
    '9521234001010',
  ])
    says(page, words)
  const maker = await get(`/co-so/${manufacture.slug}`)
  for (const words of [manufacture.name, 'Đồi thả Điền Xá 1', product.name, '0000000001']) says(maker, words)
  for (const list of [
    '/san-pham',
    '/san-pham?nhom=gia-cam-trung',
    '/tim-kiem?q=ga+tien',
    '/tim-kiem?q=ga+%25+%22+tien',
  ])
    says(await get(list), `/san-pham/${product.slug}`)
  says(await get('/co-so'), `/co-so/${manufacture.slug}`)
})

test('what waits for an officer is not told: the portal shows what was approved last', async () => {
  const { ask, product } = await givenTrace(server)
  const { sql } = server
  await sql`update products set name = 'Gà lạ chưa ai xem', has_changes = true, approval_status = 'pending' where id = ${product.id}`
  for (const url of ['/san-pham', `/san-pham/${product.slug}`, '/tim-kiem?q=ga', '/trang-chu']) {
    const page = await get(url)
    says(page, 'Gà Tiên Yên thả đồi')
    hides(page, 'Gà lạ chưa ai xem')
  }
  hides(await get('/tim-kiem?q=la+chua+ai'), `/san-pham/${product.slug}`)
  assert.ok(ask)
})

test('a person who produces is told of by the commune, without street, telephone or place', async () => {
  const { manufacture, product } = await givenTrace(server)
  await server.sql`update manufactures set approved_values = approved_values || '{"tax_code":"022090000001"}' where id = ${manufacture.id}`
  for (const url of [`/co-so/${manufacture.slug}`, `/san-pham/${product.slug}`, '/tim-kiem?q=dien+xa', '/co-so']) {
    const page = await get(url)
    says(page, 'xã Điền Xá')
    for (const secret of ['Thôn Khe Léng', 'tel:0000000001', '022090000001', 'polygon', 'latitude']) hides(page, secret)
  }
})

const hidings: [what: string, hide: (sql: typeof server.sql) => PromiseLike<unknown>][] = [
  ['a product whose producer was suspended', (sql) => sql`update manufactures set is_active = false`],
  ['a product of a producer that was refused', (sql) => sql`update manufactures set approval_status = 'rejected'`],
  ['a product that is paused', (sql) => sql`update products set is_active = false`],
  [
    'a product that was never approved',
    (sql) => sql`update products set approval_status = 'pending', has_changes = false`,
  ],
  ['a product in the trash', (sql) => sql`update products set deleted_at = now()`],
]

for (const [what, hide] of hidings) {
  test(`${what} is nowhere, as if it had never been`, async () => {
    const { product } = await givenTrace(server)
    await hide(server.sql)
    const [hidden, unknown] = [await get(`/san-pham/${product.slug}`), await get('/san-pham/khong-co')]
    assert.deepEqual([hidden.statusCode, unknown.statusCode], [404, 404])
    const plain = ({ body }: { body: string }, slug: string | null) => body.replaceAll(String(slug), '…')
    assert.equal(plain(hidden, product.slug), plain(unknown, 'khong-co'))
    for (const url of ['/trang-chu', '/san-pham', '/tim-kiem?q=ga']) hides(await get(url), `/san-pham/${product.slug}`)
  })
}

const drafts: [what: string, values: object][] = [
  ['is not approved', { is_approved: false }],
  ['was taken off', { is_publish: false }],
  ['appears tomorrow', { published_at: new Date(Date.now() + 86_400_000).toISOString() }],
]

for (const [what, values] of drafts) {
  test(`an article that ${what} is not read`, async () => {
    const { slug } = await givenArticle(values)
    assert.equal((await get(`/tin-tuc/${slug}`)).statusCode, 404)
    for (const url of ['/trang-chu', '/tin-tuc']) hides(await get(url), String(slug))
  })
}

test('an article is read under its own address, and found by its type', async () => {
  const { slug } = await givenArticle()
  const page = await get(`/tin-tuc/${slug}`)
  for (const words of ['Mùa na đã về', '<p>Nội dung của bài</p>', 'Tin của tỉnh', '01/01/2026']) says(page, words)
  says(await get('/tin-tuc?loai=tin-cua-tinh'), `/tin-tuc/${slug}`)
})

const beyond = ['1000000000', '99999999999999999999', '0', '-1', 'x', '1e9', '']

for (const list of ['/san-pham', '/co-so', '/tin-tuc', '/thu-vien', '/video', '/thu-hoi']) {
  test(`any page of ${list} is one that is there`, async () => {
    for (const page of beyond) assert.equal((await get(`${list}?trang=${page}`)).statusCode, 200, page)
  })
}

test('page 1,000,000,000 of a list is its last', async () => {
  const { product } = await givenTrace(server)
  const rest = Object.fromEntries(
    Object.entries(await server.row('products', product.id)).filter(([name]) => !['id', 'search'].includes(name)),
  )
  for (let number = 0; number < 30; number++) {
    const more = { ...rest, slug: `ga-${number}`, code: `SP-9${number}`, gtin: null, name: `Gà ${number}` }
    const { images, applied_standards, approved_values, ...plain } = more as Record<string, unknown>
    assert.ok(images && applied_standards)
    await server.sql`insert into products ${server.sql({ ...plain, approved_values: server.sql.json(approved_values as never) } as never)}`
  }
  const last = await get('/san-pham?trang=1000000000')
  assert.equal(last.statusCode, 200)
  says(last, 'Trang 2/2')
  says(last, `/san-pham/${product.slug}`)
})

const typed: [what: string, q: string, hold: string][] = [
  ['300 letters', 'ạ'.repeat(300), 'Không tìm thấy gì cho'],
  ['a NUL', 'ga\0tien', 'Gà Tiên Yên thả đồi'],
  ['a sign of any text', '%', 'Không tìm thấy gì cho'],
  ['a sign of any letter', '_', 'Không tìm thấy gì cho'],
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['nothing', '   ', 'Tìm theo tên'],
  ['half a letter', '\ud800ga', 'Gà Tiên Yên thả đồi'],
]

for (const [what, q, hold] of typed) {
  test(`a search for ${what} is answered with what was understood`, async () => {
    await givenTrace(server)
    const page = await get(`/tim-kiem?q=${encodeURIComponent(q.toWellFormed())}`)
    assert.equal(page.statusCode, 200)
    says(page, hold)
    hides(page, '<script>alert')
  })
}

test('a code typed into the search leads to its page', async () => {
  const { active, codeOf, ask, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=10`)
  const code = await codeOf(2)
  assert.equal((await get(`/tim-kiem?q=${active.code.toLowerCase()}`)).headers.location, `/t/${active.code}`)
  assert.equal((await get(`/tim-kiem?q=${code}`)).headers.location, `/s/${code}`)
})

test('all recalls in force are told, on a page and as a feed', async () => {
  const { ask, active, product } = await givenTrace(server)
  says(await get('/thu-hoi'), 'Hiện không có lô hàng nào bị thu hồi.')
  const recall_reason = 'Chỉ tiêu vi sinh <vượt> mức'
  await ask('PUT', `/traces/${active.id}/recall`, {
    recall_kind: 'voluntary',
    recall_reason,
    recall_handling: 'destroy',
  })
  const page = await get('/thu-hoi')
  for (const words of [product.name, `/t/${active.code}`, 'Thu hồi tự nguyện', 'Tiêu hủy', '&lt;vượt&gt;'])
    says(page, words)
  says(await get('/trang-chu'), '1 lô hàng đang bị thu hồi')
  const feed = await get('/thu-hoi.atom')
  assert.match(String(feed.headers['content-type']), /^application\/atom\+xml/)
  for (const words of [`<id>https://truyxuat.example.vn/t/${active.code}</id>`, '&lt;vượt&gt;']) says(feed, words)
})

test('an address that leads nowhere is a page of its own; the back-office answers at its own addresses only', async () => {
  for (const url of ['/khong-co', '/a/b/c', '/adminn', '/san-pham/a/b', '/s', '/%00']) {
    const page = await get(url)
    assert.deepEqual([page.statusCode, String(page.headers['content-type'])], [404, 'text/html; charset=utf-8'], url)
    says(page, 'Không có trang này')
  }
  const data = await get('/api/khong-co')
  assert.deepEqual([data.statusCode, data.json<{ code: number }>().code], [404, 404])
  assert.equal((await server.app.inject({ method: 'POST', url: '/khong-co', payload: {} })).statusCode, 404)
})
