import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenIssue, givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const GTIN = '09521234001010'
const OF_PRODUCT = `/01/${GTIN}`
const SITE = 'https://truyxuat.example.vn'
const VOCABULARY = 'https://ref.gs1.org/voc/'

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET') =>
  server.app.inject({ method, url, headers })

/** Status of an address, and its target without host. */
const ahead = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: told } = await ask(url, headers)
  return `${statusCode} ${(told['location'] ?? '').replace(SITE, '')}`.trim()
}

const says = (page: string, words: string) => assert.ok(page.includes(words), words)

const pageOf = async (url: string) => (await ask(url)).body

test('the code of a lot leads to its page, with the query of the request, and tells where the linkset is', async () => {
  const { active } = await givenTrace(server)
  const link = new URL(active.qr_url).pathname
  assert.equal(await ahead(link), `307 /t/${active.code}`)
  assert.equal(await ahead(`${link}/`), `307 /t/${active.code}`, 'a slash at the end does no harm')
  assert.equal(await ahead(`${link}?foo=bar&17=261118`), `307 /t/${active.code}?foo=bar&17=261118`)
  const { headers } = await ask(link)
  assert.equal(headers['link'], `<${SITE}${link}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`)
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  assert.match(await pageOf(`/t/${active.code}`), /Mã lô, không phải tem chống giả/)
})

test('a label is led to by its own code, which proves as much as at /s/, and by the number of labels of before', async () => {
  const { active, codeOf, stamp, ask: act } = await givenIssue(server)
  const link = new URL(active.qr_url).pathname
  const code = await codeOf(3)
  for (const serial of [code, code.toLowerCase()]) {
    assert.equal(await ahead(`${OF_PRODUCT}/21/${serial}`), `307 /s/${code}`)
    assert.equal(await ahead(`${link}/21/${serial}`), `307 /s/${code}`)
  }
  assert.equal(await ahead(`/01/09521234009993/21/${code}`), '404', 'another product')

  assert.equal(await ahead(`${link}/21/000003`), `307 /t/${active.code}/000003`)
  assert.match(await pageOf(`/t/${active.code}/000003`), /Tem chưa được kích hoạt/)
  await act('GET', `/print-stamp/${stamp.id}?line-number=10`)
  await act('POST', `/stamps/${stamp.id}/activate`)
  assert.match(await pageOf(`/t/${active.code}/000003`), /Mã lô, không phải tem chống giả[^]*000003/)
})

test('the certificates of a label are on its own page, which is nearer than that of its lot', async () => {
  const { codeOf } = await givenIssue(server)
  const code = await codeOf(1)
  const asked = '?linkType=gs1:certificationInfo'
  assert.equal(await ahead(`${OF_PRODUCT}/21/${code}${asked}`), `307 /s/${code}${asked}`)
})

test('an unknown lot or label leads to a page that says so, and on to what is known', async () => {
  const { active } = await givenIssue(server)
  const [product] = await server.sql<{ slug: string }[]>`select slug from products where gtin = '9521234001010'`
  const ofProduct = `/san-pham/${product!.slug}`
  const link = new URL(active.qr_url).pathname
  assert.equal(await ahead(`${OF_PRODUCT}/10/KL8G`), `307 ${ofProduct}/khong-thay-lo`)
  assert.equal(await ahead(`${OF_PRODUCT}/21/KL8G?a=b`), `307 ${ofProduct}/khong-thay-tem?a=b`)
  assert.equal(await ahead(`${link}/21/000011`), `307 /t/${active.code}/000011`)
  const unknownLot = await pageOf(`${ofProduct}/khong-thay-lo`)
  for (const words of ['Không thấy lô này', 'Gà Tiên Yên thả đồi', `href="${ofProduct}"`]) says(unknownLot, words)
  for (const words of ['Không thấy tem này', 'có thể là giả']) says(await pageOf(`${ofProduct}/khong-thay-tem`), words)
  for (const words of ['Không thấy tem này', `href="/t/${active.code}"`])
    says(await pageOf(`/t/${active.code}/000011`), words)
  assert.ok(
    !(await pageOf(`/t/${active.code}/000011`)).includes('Mã lô, không phải tem chống giả'),
    'no lot is told of in its place',
  )
  assert.equal(await ahead('/01/09521234009993/10/KL8G'), '404')
  assert.equal((await ask('/san-pham/khong-co/khong-thay-lo')).statusCode, 404)
  assert.equal(await ahead(`${OF_PRODUCT}/10/KL8G?linkType=gs1:traceability`), '404', 'of the lot, nothing is known')
})

test('a producer is led to by its location number, as a place and as a party', async () => {
  await givenTrace(server)
  const [producer] = await server.sql<
    { slug: string; gln: string }[]
  >`select slug, gln from manufactures where gln is not null`
  for (const key of ['414', '417'])
    assert.equal(await ahead(`/${key}/${producer!.gln}`), `307 /co-so/${producer!.slug}`)
  assert.equal(await ahead(`/414/${producer!.gln}/254/KHO-1`), `307 /co-so/${producer!.slug}`)
  const { linkset } = (await ask(`/417/${producer!.gln}?linkType=linkset`)).json<{
    linkset: Record<string, unknown>[]
  }>()
  assert.equal(linkset[0]!['anchor'], `${SITE}/417/${producer!.gln}`)
  checkLevel(linkset[0]!)
})

test('a piece of a product leads to its product', async () => {
  await givenTrace(server)
  assert.match(await ahead(`/8006/${GTIN}0102`), /^307 \/san-pham\//)
})

test('the linkset tells every level up to the product, each with one usual link', async () => {
  const { active, codeOf } = await givenIssue(server)
  const code = await codeOf(2)
  const lot = `${SITE}${OF_PRODUCT}/10/${active.lot}`
  for (const [url, accept] of [
    [`${OF_PRODUCT}/10/${active.lot}/21/${code}?linkType=linkset`, '*/*'],
    [`${OF_PRODUCT}/10/${active.lot}/21/${code}?linkType=all`, 'text/html'],
    [`${OF_PRODUCT}/10/${active.lot}/21/${code}`, 'application/linkset+json'],
    [`${OF_PRODUCT}/10/${active.lot}/21/${code}`, 'application/json'],
  ] as const) {
    const reply = await ask(url, { accept })
    assert.equal(reply.statusCode, 200)
    const form = accept === 'application/json' ? accept : 'application/linkset+json'
    assert.ok(String(reply.headers['content-type']).startsWith(form), String(reply.headers['content-type']))
    assert.match(
      String(reply.headers['link']),
      /rel="http:\/\/www.w3.org\/ns\/json-ld#context"; type="application\/ld\+json"/,
    )
    assert.match(String(reply.headers['vary']), /Accept, Accept-Language/)
    const { linkset } = reply.json<{ linkset: Record<string, unknown>[] }>()
    assert.deepEqual(
      linkset.map(({ anchor }) => anchor),
      [`${lot}/21/${code}`, lot, `${SITE}${OF_PRODUCT}`],
    )
    for (const level of linkset) checkLevel(level)
  }
})

/**
 * Checks what GS1's linkset schema requires of each level, and that the one default link has a title and no further
 * attributes.
 */
function checkLevel({ anchor, itemDescription, ...types }: Record<string, unknown>): void {
  assert.match(String(anchor), /^https?:\/\/[A-Za-z0-9./]+/)
  assert.equal(typeof itemDescription, 'string')
  for (const [type, links] of Object.entries(types)) {
    assert.ok(type.startsWith(VOCABULARY), type)
    assert.ok(Array.isArray(links) && links.length > 0)
    for (const { href, title, type: form, hreflang, ...more } of links as Record<string, unknown>[]) {
      assert.match(String(href), /^https?:\/\/[A-Za-z0-9./]+/)
      assert.ok(typeof title === 'string' && title !== '')
      if (form !== undefined) assert.match(String(form), /^\w+\/[-+.\w]+$/)
      if (hreflang !== undefined)
        for (const language of hreflang as string[]) assert.match(language, /^\w{2}(-\w{2})?$/)
      assert.deepEqual(more, {})
    }
  }
  const [usual, ...others] = types[`${VOCABULARY}defaultLink`] as object[]
  assert.deepEqual(Object.keys(usual!), ['href', 'title'])
  assert.deepEqual(others, [])
}

const ofLot: [linkType: string, ahead: (code: string) => string][] = [
  ['gs1:pip', (code) => `307 /t/${code}`],
  ['gs1:traceability', (code) => `307 /t/${code}`],
  ['gs1:certificationInfo', (code) => `307 /t/${code}`],
  ['gs1:recallStatus', (code) => `307 /t/${code}`],
  ['gs1:epcis', (code) => `307 /api/web/traces/${code}/epcis`],
  ['gs1:dpp', (code) => `307 /api/web/traces/${code}/passport`],
  ['gs1:masterData', (code) => `307 /api/web/traces/${code}`],
  ['gs1:recipeInfo', () => '404'],
  ['gs1:nosuchlt', () => '404'],
]

test('asked for a type of link, the resolver leads there, or says that there is none', async () => {
  const { active } = await givenTrace(server)
  const link = new URL(active.qr_url).pathname
  for (const [linkType, to] of ofLot) {
    const said = (await ahead(`${link}?linkType=${linkType}`)).replace(`?linkType=${linkType}`, '')
    assert.equal(said, to(active.code), linkType)
  }
})

test('links that staff add to a product are told and led to, in the language of the asker', async () => {
  const { active, admin } = await givenTrace(server)
  const product_id = active.product_id
  const add = (link_type: string, url: string, language: string, more: object = {}) =>
    admin('POST', '/product-links', {
      product_id,
      link_type,
      url,
      language,
      title: `${link_type} ${language}`,
      ...more,
    })
  await add('hasRetailers', 'https://cho.example.vn/ga', 'vi')
  await add('recipeInfo', 'https://bep.example.vn/1', 'en')
  await add('recipeInfo', 'https://bep.example.vn/2', 'en')
  await add('pip', 'https://ga.example.com/?a=1', 'en')
  await add('promotion', 'https://ga.example.com/sale', 'vi', { is_active: true })
  const refused = await add('pip', 'http://ga.example.com/', 'vi')
  assert.equal(refused.code, 422)
  assert.match(JSON.stringify(refused), /phải bắt đầu bằng https/)

  assert.match(await ahead(`${OF_PRODUCT}?linkType=gs1:hasRetailers`), /^307 https:\/\/cho\.example\.vn\/ga/)
  assert.match(
    await ahead(`${OF_PRODUCT}?linktype=gs1:pip`, { 'accept-language': 'en-US,en;q=0.9' }),
    /^307 https:\/\/ga\.example\.com\/\?a=1&linktype=gs1:pip$/,
  )
  assert.match(await ahead(`${OF_PRODUCT}?linkType=gs1:pip`, { 'accept-language': 'vi' }), /^307 \/san-pham\//)
  assert.match(await ahead(OF_PRODUCT, { 'accept-language': 'en' }), /^307 https:\/\/ga\.example\.com\/\?a=1$/)
  assert.match(await ahead(OF_PRODUCT), /^307 \/san-pham\//)

  const several = await ask(`${OF_PRODUCT}?linkType=gs1:recipeInfo`)
  assert.equal(several.statusCode, 300)
  assert.deepEqual(
    several.json<{ linkset: { href: string }[] }>().linkset.map(({ href }) => href),
    ['https://bep.example.vn/1', 'https://bep.example.vn/2'],
  )
  const lot = new URL(active.qr_url).pathname
  assert.equal(await ahead(lot, { 'accept-language': 'en' }), `307 /t/${active.code}?lang=en`, 'a lot is judged here')
  assert.match(await ahead(`${lot}?linkType=gs1:hasRetailers`), /^307 https:\/\/cho\.example\.vn/)

  const [level] = (await ask(`${OF_PRODUCT}?linkType=linkset`)).json<{ linkset: Record<string, unknown[]>[] }>().linkset
  checkLevel(level!)
  assert.equal(level![`${VOCABULARY}defaultLinkMulti`]!.length, 2)

  await server.sql`update product_links set is_active = false where link_type = 'hasRetailers'`
  assert.equal(await ahead(`${OF_PRODUCT}?linkType=gs1:hasRetailers`), '404')
})

const wrong: [path: string, place: string][] = [
  [`${OF_PRODUCT}/foo`, 'foo'],
  [`${OF_PRODUCT}/21/1/10/A`, '10'],
  [`${OF_PRODUCT}/89/A`, '89'],
  [`${OF_PRODUCT}/99/A`, '99'],
  ['/01/09521234001011', '01/09521234001011'],
  [`${OF_PRODUCT}?17=261131`, '17/261131'],
  [`${OF_PRODUCT}?10=A`, '10'],
  ['/8004', '8004'],
  ['/414/9521234009016/10/A', '10'],
]
for (const [path, place] of wrong) {
  test(`${path} is refused as no GS1 Digital Link, at '${place}'`, async () => {
    const reply = await ask(path)
    assert.equal(reply.statusCode, 400)
    assert.match(String(reply.headers['content-type']), /^application\/problem\+json/)
    const problem = reply.json()
    assert.deepEqual([problem.status, problem.place, problem.instance], [400, place, path])
    assert.ok(problem.detail)
  })
}

for (const path of ['/8004/95212340', '/00/195212340000000010', '/01/09521234009993', '/8018/952123400000000017']) {
  test(`${path} is right, and not known here: 404, never a page of the back-office`, async () => {
    const reply = await ask(path)
    assert.equal(reply.statusCode, 404)
    assert.match(String(reply.headers['content-type']), /^application\/problem\+json/)
    const page = await ask(path, { accept: 'text/html' })
    assert.equal(page.statusCode, 404)
    assert.match(page.body, /Không tìm thấy mã này/)
  })
}

test('what is hidden is answered like what never was', async () => {
  const { active, ask: act } = await givenTrace(server)
  const link = new URL(active.qr_url).pathname
  await act('PUT', `/traces/${active.id}/change-active`)
  await server.sql`update products set is_active = false`
  const [hidden, unknown] = await Promise.all([ask(link), ask('/01/09521234009993/10/A')])
  const { instance: _, ...told } = hidden.json()
  const { instance: __, ...other } = unknown.json()
  assert.deepEqual([hidden.statusCode, told], [unknown.statusCode, other])
  const [product] = await server.sql<{ slug: string }[]>`select slug from products`
  assert.equal((await ask(`/san-pham/${product!.slug}/khong-thay-lo`)).statusCode, 404)
})

test('OPTIONS tells the methods, HEAD is answered like GET, and any origin may read', async () => {
  const { active } = await givenTrace(server)
  const link = new URL(active.qr_url).pathname
  const options = await ask(link, { origin: 'https://elsewhere.example' }, 'OPTIONS')
  assert.equal(options.statusCode, 204)
  assert.equal(options.headers['access-control-allow-origin'], '*')
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    assert.ok(String(options.headers['access-control-allow-methods']).includes(method))
  assert.match(String(options.headers['link']), /rel="linkset"/)
  const head = await ask(link, {}, 'HEAD')
  assert.deepEqual([head.statusCode, head.headers['location'], head.body], [307, `${SITE}/t/${active.code}`, ''])
  for (const url of [`/api/web/traces/${active.code}/epcis`, `/api/web/traces/${active.code}/passport`])
    assert.equal((await ask(url)).headers['access-control-allow-origin'], '*', url)
  for (const url of [`/api/web/traces/${active.code}`, `/t/${active.code}`, '/api/admin/products'])
    assert.equal((await ask(url)).headers['access-control-allow-origin'], undefined, url)
})

test('the resolver says what it is, as GS1 asks', async () => {
  const reply = await ask('/.well-known/gs1resolver')
  assert.match(String(reply.headers['content-type']), /^application\/json/)
  assert.equal(reply.headers['access-control-allow-origin'], '*')
  const told = reply.json()
  assert.equal(told.resolverRoot, SITE)
  assert.deepEqual(told.supportedPrimaryKeys, ['00', '01', '414', '417', '8006'])
  for (const { namespace, prefix } of told.supportedLinkType) {
    assert.ok(URL.canParse(namespace))
    assert.match(prefix, /^[a-zA-Z_][\w-]*:$/)
  }
  for (const address of [told.resolverRoot, told.jsonLdContextLocation, told.contact.hasTelephone ?? 'tel:0'])
    assert.ok(URL.canParse(address), address)
  for (const line of [told.name, told.contact.fn, told.contact.hasAddress?.streetAddress ?? ''])
    assert.equal(typeof line, 'string')
  assert.equal(typeof told.linkTypeDefaultCanBeLinkset, 'boolean')
})
