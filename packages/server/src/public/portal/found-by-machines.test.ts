import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import fastify from 'fastify'
import sharp from 'sharp'
import { givenIssue, givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'
import { serveSitemap } from './serve-sitemap.ts'

const server = testServer()

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

const locations = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

async function givenArticle(values: object = {}) {
  const type = await server.given(articleTypes, { code: `T${Math.random()}`.slice(0, 9), name: `Tin ${Math.random()}` })
  const shown = { is_approved: true, is_publish: true, published_at: '2026-01-01T00:00:00Z' }
  const written = { title: 'Mùa na', content: '<p>a</p>', thumbnail: '/files/a.webp', summary: 'Tóm tắt' }
  return server.given(articles, { article_type_id: type.id, ...written, ...shown, ...values })
}

test('the map of the site names what anybody may read, and nothing else', async () => {
  const { product, manufacture } = await givenTrace(server)
  const shown = await givenArticle()
  const hidden = await givenArticle({ title: 'Nháp', is_publish: false })
  const robots = await get('/robots.txt')
  assert.match(robots.body, /Sitemap: https:\/\/truyxuat\.example\.vn\/sitemap\.xml/)
  assert.match(robots.body, /Disallow: \/admin/)
  const base = 'https://truyxuat.example.vn'
  const named = locations((await get('/sitemap.xml')).body)
  for (const path of [`/san-pham/${product.slug}`, `/co-so/${manufacture.slug}`, `/tin-tuc/${shown.slug}`, '/thu-hoi'])
    assert.ok(named.includes(base + path), path)
  assert.ok(!named.includes(`${base}/tin-tuc/${hidden.slug}`))
  for (const address of named) assert.equal((await get(address.slice(base.length))).statusCode, 200, address)
})

test('a site of more pages than one file may name has an index of several', async (t) => {
  await givenTrace(server)
  const app = fastify()
  t.after(() => app.close())
  serveSitemap(app, server.sql, server.settings, 4)
  const index = await app.inject('/sitemap.xml')
  assert.match(index.body, /<sitemapindex/)
  const files = locations(index.body)
  const named: string[] = []
  for (const file of files) named.push(...locations((await app.inject(new URL(file).pathname)).body))
  assert.equal(new Set(named).size, named.length)
  assert.ok(named.some((address) => address.includes('/san-pham/')))
  assert.equal((await app.inject('/sitemap-99.xml')).statusCode, 404)
})

/** The structured data (JSON-LD) of a page. */
function thingsOf(body: string): Record<string, unknown>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  assert.ok(json, 'the page has structured data')
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

test('each page says in the words of schema.org what it is about', async () => {
  const { product, manufacture } = await givenTrace(server)
  const article = await givenArticle({ title: 'Tin </script><script>alert(1)</script>' })
  const told: [url: string, types: string[]][] = [
    ['/trang-chu', ['Organization', 'WebSite']],
    [`/san-pham/${product.slug}`, ['Product', 'BreadcrumbList']],
    [`/co-so/${manufacture.slug}`, ['Organization', 'BreadcrumbList']],
    [`/tin-tuc/${article.slug}`, ['NewsArticle', 'BreadcrumbList']],
  ]
  for (const [url, types] of told) {
    const { body } = await get(url)
    assert.deepEqual(
      thingsOf(body).map((thing) => thing['@type']),
      types,
      url,
    )
    assert.ok(!body.includes('<script>alert'))
  }
  const [thing] = thingsOf((await get(`/san-pham/${product.slug}`)).body)
  assert.equal(thing!['hasGS1DigitalLink'], 'https://truyxuat.example.vn/01/09521234001010')
})

test('whoever shares a page shows its title and a picture of 1200 × 630 that the server drew', async () => {
  const { product, manufacture, active, codeOf, ask, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=10`)
  const article = await givenArticle()
  const pages = [
    `/san-pham/${product.slug}`,
    `/co-so/${manufacture.slug}`,
    `/tin-tuc/${article.slug}`,
    '/trang-chu',
    '/thu-hoi',
    `/t/${active.code}`,
    `/s/${await codeOf(2)}`,
  ]
  for (const url of pages) {
    const { body } = await get(url)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image:width', 'og:image:height'])
      assert.ok(body.includes(`property="${name}"`), `${url}: ${name}`)
    assert.ok(body.includes('name="twitter:card" content="summary_large_image"'), url)
    const [, address] = /property="og:image" content="([^"]+)"/.exec(body) ?? []
    const picture = await get(new URL(address!).pathname)
    const { width, height, format } = await sharp(picture.rawPayload).metadata()
    assert.deepEqual([picture.statusCode, width, height, format], [200, 1200, 630, 'jpeg'], url)
    assert.ok(picture.rawPayload.length < 150_000)
  }
  for (const url of ['/xem-truoc/san-pham/khong-co.jpg', '/xem-truoc/t/AAAAAA.jpg', '/xem-truoc/khong-co'])
    assert.equal((await get(url)).statusCode, 404, url)
})

test('the preview of goods that were recalled is another picture than before', async () => {
  const { ask, active } = await givenTrace(server)
  const picture = async () => (await get(`/xem-truoc/t/${active.code}.jpg`)).rawPayload
  const before = await picture()
  assert.deepEqual(await picture(), before)
  await ask('PUT', `/traces/${active.id}/recall`, {
    recall_kind: 'voluntary',
    recall_reason: 'Chỉ tiêu vi sinh',
    recall_handling: 'destroy',
  })
  assert.notDeepEqual(await picture(), before)
})
