import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const get = (url: string, host = 'truyxuat.example.vn') =>
  server.app.inject({ method: 'GET', url, headers: { host, 'accept-language': 'vi' } })

test('an address whose letters cannot be read is a page that is not there, and a call that is not there', async () => {
  const unreadable = ['/s/%ff', '/t/%E0%A4%A', '/%', '/san-pham/%ff?trang=2%', '/t/%00', '/co-so/%00']
  for (const address of [...unreadable, `/s/${'a'.repeat(4_000)}`, `/tin-tuc/${'a'.repeat(4_000)}`]) {
    const { statusCode, headers, body } = await get(address)
    assert.deepEqual([statusCode, headers['content-type']], [404, 'text/html; charset=utf-8'], address)
    assert.match(body, /<title>Không tìm thấy (trang|mã)/, address)
  }
  const { statusCode, headers } = await get('/api/admin/%ff')
  assert.deepEqual([statusCode, headers['content-type']], [404, 'application/json; charset=utf-8'])
})

test('an address in which a word was added a second time on its way leads where its last word says', async () => {
  const { active } = await givenTrace(server)
  const addresses = [
    `/t/${active.code}?utm_source=zalo&utm_source=facebook`,
    '/tim-kiem?q=na&q=ga',
    '/san-pham?trang=1&trang=1000000000',
  ]
  for (const address of addresses) assert.equal((await get(address)).statusCode, 200, address)
  assert.match((await get('/tim-kiem?q=na&q=ga')).body, /name="q"[^>]*value="ga"/)
})

test('a page that was renamed is found at its earlier addresses, as long as it is public', async () => {
  const { product, manufacture } = await givenTrace(server)
  const type = await server.given(articleTypes, { code: 'TIN', name: 'Tin của tỉnh' })
  const article = await server.given(articles, {
    article_type_id: type.id,
    title: 'Mùa na',
    content: '<p>Bài</p>',
    thumbnail: '/files/a.webp',
    is_approved: true,
    is_publish: true,
    published_at: '2026-01-01T00:00:00Z',
  })
  const renamed = [
    ['/san-pham', 'products', product],
    ['/co-so', 'manufactures', manufacture],
    ['/tin-tuc', 'articles', article],
  ] as const
  for (const [path, table, { id, slug }] of renamed) {
    for (const name of ['ten-thu-hai', 'ten-thu-ba'])
      await server.sql`update ${server.sql(table)} set slug = ${name} where id = ${id}`
    for (const earlier of [slug, 'ten-thu-hai']) {
      const moved = await get(`${path}/${earlier}?lang=vi`)
      assert.deepEqual([moved.statusCode, moved.headers.location], [301, `${path}/ten-thu-ba?lang=vi`])
    }
    assert.equal((await get(`${path}/ten-thu-ba`)).statusCode, 200)
    await server.sql`update ${server.sql(table)} set deleted_at = now() where id = ${id}`
    assert.equal((await get(`${path}/${slug}`)).statusCode, 404, 'hidden')
  }
})

test('the page of a product, and each earlier address of it, is gone when its producer is suspended', async () => {
  const { product, manufacture } = await givenTrace(server)
  await server.sql`update products set slug = 'ten-moi' where id = ${product.id}`
  await server.sql`update manufactures set is_active = false where id = ${manufacture.id}`
  const [unknown, present, earlier] = [
    await get('/san-pham/khong-co'),
    await get('/san-pham/ten-moi'),
    await get(`/san-pham/${product.slug}`),
  ]
  assert.deepEqual([unknown.statusCode, present.statusCode, earlier.statusCode], [404, 404, 404])
  const told = (html: string) => html.replaceAll(/(khong-co|ten-moi)/g, product.slug)
  assert.equal(told(present.body), told(unknown.body))
  assert.equal(told(earlier.body), told(unknown.body))
})

test('where the back-office has a host of its own, the root of the public one is the portal', async () => {
  const leadsToShell = await get('/')
  Object.assign(server.settings, { adminUrl: 'https://quan-tri.example.vn' })
  const [portal, backOffice] = [await get('/'), await get('/', 'quan-tri.example.vn')]
  Object.assign(server.settings, { adminUrl: null })
  assert.equal(portal.statusCode, 200)
  assert.match(portal.body, /<body class="portal">/)
  for (const answer of [leadsToShell, backOffice]) assert.doesNotMatch(answer.body, /<body class="portal">/)
  assert.equal(backOffice.statusCode, leadsToShell.statusCode)
})

test('the last page of a long list is as near as the first, and a number beyond it leads there', async () => {
  const { product } = await givenTrace(server)
  await server.sql`insert into products (name, slug, code, manufacture_id, product_group_id, product_unit_id, approval_status, is_active, is_highlight, approved_values)
    select 'Sản phẩm ' || n, 'sp-' || n, 'SP-8' || n, manufacture_id, product_group_id, product_unit_id, 'approved', true, n % 50 = 0,
      jsonb_build_object('name', 'Sản phẩm ' || n) from products, generate_series(1, 199) n where id = ${product.id}`
  const slugsOf = async (page: number) =>
    [...(await get(`/san-pham?trang=${page}`)).body.matchAll(/<h3><a href="\/san-pham\/([^"]+)"/g)].map(
      ([, slug]) => slug,
    )
  const all: (string | undefined)[] = []
  for (let page = 1; page <= 9; page++) all.push(...(await slugsOf(page)))
  assert.equal(all.length, 200)
  assert.equal(new Set(all).size, 200)
  const expected = await server.sql<{ slug: string }[]>`select slug from products order by is_highlight desc, id desc`
  assert.deepEqual(
    all,
    expected.map(({ slug }) => slug),
  )
  assert.deepEqual(await slugsOf(1_000_000_000), all.slice(192))
})
