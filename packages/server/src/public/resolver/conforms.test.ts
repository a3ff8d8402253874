import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { givenIssue } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const GTIN = '09521234001010'
const LINKSET = 'application/linkset+json'

const ajv = new Ajv({ strict: false, allErrors: true })
const schema = await readFile(new URL('../../../test/gs1/linkset-schema.json', import.meta.url), 'utf8')
const isLinkset = ajv.compile(JSON.parse(schema) as object)
const checkLinkset = (body: unknown) => assert.ok(isLinkset(body), ajv.errorsText(isLinkset.errors))

const ask = (url: string, accept = '*/*') => server.app.inject({ url, headers: { accept } })

test('every linkset is valid by the schema that GS1 publishes: of a label, a lot, a product and a producer', async () => {
  const { active, codeOf } = await givenIssue(server)
  const [producer] = await server.sql<{ gln: string }[]>`
    select approved_values->>'gln' as gln from manufactures where approved_values->>'gln' is not null`
  for (const path of [
    `/01/${GTIN}/21/${await codeOf(1)}`,
    `/01/${GTIN}/10/${active.lot}`,
    `/01/${GTIN}`,
    `/8006/${GTIN}0102`,
    `/414/${producer!.gln}`,
  ]) {
    const reply = await ask(path, LINKSET)
    assert.equal(reply.statusCode, 200, path)
    checkLinkset(reply.json())
  }
})

test('every link that a linkset names, the nearest of its type, is where a request for its type, form and language leads', async () => {
  const { active, codeOf } = await givenIssue(server)
  for (const path of [`/01/${GTIN}/21/${await codeOf(1)}`, `/01/${GTIN}/10/${active.lot}`, `/01/${GTIN}`]) {
    const { linkset } = (await ask(path, LINKSET)).json<{ linkset: Record<string, Named[] | string>[] }>()
    const nearest = Object.assign({}, ...linkset.toReversed()) as Record<string, Named[] | string>
    for (const [type, links] of Object.entries(nearest)) {
      if (typeof links === 'string') continue
      const name = type.split('/').at(-1)!
      for (const { href, type: accept = '*/*', hreflang } of links) {
        const wanted = name === 'defaultLinkMulti' ? path : `${path}?linkType=gs1:${name}`
        const reply = await server.app.inject({
          url: wanted,
          headers: { accept, ...(hreflang && { 'accept-language': hreflang[0]! }) },
        })
        assert.equal(reply.statusCode, 307, `${wanted} ${accept} ${hreflang?.join()}`)
        assert.equal(withoutWish(String(reply.headers.location)), href, wanted)
      }
    }
  }
})

interface Named {
  href: string
  type?: string
  hreflang?: string[]
}

/** An address without `linkType`, which the resolver passes on together with the rest of the query. */
const withoutWish = (address: string): string => address.replace(/([?&])linkType=[^&]*&?/, '$1').replace(/[?&]$/, '')

test('several links that fit equally are a linkset where one is asked for, else the links alone', async () => {
  const { ask: act } = await givenIssue(server)
  const [product] = await server.sql<{ id: number }[]>`select id from products where gtin = '9521234001010'`
  const link = { product_id: product!.id, link_type: 'recipeInfo', language: 'vi', media_type: 'text/html' }
  const hrefs = ['https://bep.example.vn/1', 'https://bep.example.vn/2']
  for (const url of hrefs) await act('POST', '/product-links', { ...link, title: 'Cách nấu', url, is_active: true })
  const address = `/01/${GTIN}?linkType=gs1:recipeInfo`

  const whole = await ask(address, LINKSET)
  assert.equal(whole.statusCode, 300)
  assert.match(String(whole.headers['content-type']), /^application\/linkset\+json/)
  checkLinkset(whole.json())
  const [level] = whole.json<{ linkset: Record<string, unknown>[] }>().linkset
  assert.deepEqual(
    (level!['https://ref.gs1.org/voc/recipeInfo'] as { href: string }[]).map(({ href }) => href),
    hrefs,
  )

  const plain = await ask(address)
  assert.equal(plain.statusCode, 300)
  assert.deepEqual(
    plain.json<{ linkset: { href: string }[] }>().linkset.map(({ href }) => href),
    hrefs,
  )
})

for (const path of ['/ARFKk4XB0CDKWcnpq', '/ARFKk4XB0CDKWcnpq?linkType=all']) {
  test(`the compressed address ${path} is answered 400, to programs as a problem`, async () => {
    const reply = await ask(path)
    assert.equal(reply.statusCode, 400)
    assert.match(String(reply.headers['content-type']), /^application\/problem\+json/)
    assert.equal(reply.headers['access-control-allow-origin'], '*')
    assert.equal((await ask(path, 'text/html')).statusCode, 400)
  })
}

for (const path of ['/khong-co-trang-nay', '/Admin-khong-co', '/ABC', '/JQuery-khong-co']) {
  test(`${path} is no compressed address: 404 as any unknown page`, async () => {
    assert.equal((await ask(path, 'text/html')).statusCode, 404)
  })
}
