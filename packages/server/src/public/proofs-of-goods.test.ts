import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaForm, entryOf, givenChain, manufactureForm, productForm } from '../../test/chain.ts'
import { givenTrace } from '../../test/issue.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

/** The day on which the goods of every test here were packed, and the day after it. */
const PACKED = '2026-11-11'
const LATER = '2026-11-12'

const NUMBER = 'VG-PROOF'
const PUC = 'VN-22-06874-001-26'

type Given = Awaited<ReturnType<typeof givenTrace>>

const certificate = (issued_at: string, more: object = {}) => ({
  certificate_type: 'vietgahp',
  number: NUMBER,
  issuer: 'Chi cục',
  issued_at,
  ...more,
})

/** Everything public that tells of a lot, with the addresses that hold these words. */
async function tellers({ active }: Given, words: string): Promise<string[]> {
  const lot = `/api/web/traces/${active.code}`
  const urls = [`/t/${active.code}`, lot, `${lot}/passport`, new URL(active.qr_url).pathname]
  const bodies = await Promise.all(
    urls.map(async (url) => {
      const reply = await server.app.inject({ method: 'GET', url })
      const { location } = reply.headers
      return location ? (await server.app.inject({ method: 'GET', url: location })).body : reply.body
    }),
  )
  return urls.filter((_, at) => bodies[at]!.includes(words))
}

const proofs: [what: string, words: string, give: (given: Given, day: string) => Promise<unknown>][] = [
  [
    'a certificate of its product',
    NUMBER,
    async ({ ask, product, manufacture }, day) =>
      ask(
        'PUT',
        `/products/${product.id}`,
        await productForm(server, manufacture.id, { certificates: [certificate(day)] }),
      ),
  ],
  [
    'a certificate of its area',
    NUMBER,
    async ({ ask, area, manufacture }, day) =>
      ask(
        'PUT',
        `/material-areas/${area.id}`,
        await areaForm(server, manufacture.id, { certificates: [certificate(day)] }),
      ),
  ],
  [
    'a certificate of its producer',
    NUMBER,
    async ({ ask, manufacture }, day) =>
      ask(
        'PUT',
        `/manufactures/${manufacture.id}`,
        await manufactureForm(server, { certificates: [certificate(day)] }),
      ),
  ],
  [
    'a growing-area code',
    PUC,
    async ({ ask, area, manufacture }, puc_issued_at) => {
      const path = `/material-areas/${area.id}` as const
      await ask('PUT', path, await areaForm(server, manufacture.id, { puc_code: PUC, puc_issued_at }))
      await ask('PUT', `${path}/change-puc-status/requested`)
      return ask('PUT', `${path}/change-puc-status/active`)
    },
  ],
]

for (const [what, words, give] of proofs)
  test(`${what} is told of a lot that was packed on the day it was given, and of none that was packed before`, async () => {
    const given = await givenTrace(server)
    await give(given, LATER)
    assert.deepEqual(await tellers(given, words), [], 'given a day later')
    await give(given, PACKED).catch(() => null)
    await server.sql`update material_areas set puc_issued_at = ${PACKED} where puc_issued_at is not null`
    assert.equal((await tellers(given, words)).length, 4)
  })

test('a growing-area code whose day nobody wrote down is told of no lot', async () => {
  const given = await givenTrace(server)
  await proofs.at(-1)![2](given, PACKED)
  await server.sql`update material_areas set puc_issued_at = null`
  assert.deepEqual(await tellers(given, PUC), [])
})

test('a certificate that ended before the packing is not told of a lot, and one that ended since is', async () => {
  const given = await givenTrace(server)
  const { ask, manufacture } = given
  const end = async (expires_at: string) => {
    const certificates = [certificate('2024-01-01', { expires_at })]
    await server.sql`delete from certificates`
    return ask('PUT', `/manufactures/${manufacture.id}`, await manufactureForm(server, { certificates }))
  }
  await end('2026-11-10')
  assert.deepEqual(await tellers(given, NUMBER), [])
  await end(PACKED)
  assert.equal((await tellers(given, NUMBER)).length, 4)
})

const ocop = (issued_at: string) => certificate(issued_at, { certificate_type: 'ocop', number: 'OCOP-1' })

const stars: [what: string, values: object, isTold: boolean][] = [
  ['recognised in the year of the packing', { ocop_year: 2026 }, true],
  ['recognised in an earlier year', { ocop_year: 2025 }, true],
  ['certified on the day of the packing', { ocop_year: 2026, certificates: [ocop(PACKED)] }, true],
  ['certified a day after it', { ocop_year: 2026, certificates: [ocop(LATER)] }, false],
  ['certified after it, without a year', { certificates: [ocop(LATER)] }, false],
  ['certified before it, without a year', { certificates: [ocop('2025-05-01')] }, true],
  ['of a year that another certificate tells', { ocop_year: 2025, certificates: [ocop(LATER)] }, true],
  ['given again after it', { ocop_year: 2026, certificates: [ocop('2024-05-01'), ocop(LATER)] }, false],
  ['with neither year nor certificate', {}, false],
]

for (const [what, values, isTold] of stars)
  test(`OCOP stars ${what} are ${isTold ? '' : 'not '}told of a lot`, async () => {
    const given = await givenTrace(server)
    const { ask, product, manufacture } = given
    const form = await productForm(server, manufacture.id, { slug: product.slug, ocop_star: 4, ...values })
    await ask('PUT', `/products/${product.id}`, form)
    const shown = entryOf(await server.call()('GET', `/api/web/traces/${given.active.code}`))
    assert.equal(shown.product.ocop_star, isTold ? 4 : null)
    const pages = [`/t/${given.active.code}`, `/san-pham/${product.slug}`]
    const drawn = await Promise.all(pages.map(async (url) => (await server.app.inject({ method: 'GET', url })).body))
    assert.deepEqual(
      drawn.map((page) => page.includes('OCOP 4 sao')),
      [isTold, true],
      'the page of the product tells them as they are today',
    )
  })

test('a certificate that begins after the packing does not fill the check-list', async () => {
  const { ask, admin, manufacture, product, harvest, trace } = await givenChain(server)
  const path = `/products/${product.id}` as const
  const certified = async (day: string) =>
    productForm(server, manufacture.id, { applied_standards: [], certificates: [certificate(day)] })
  await ask('PUT', path, await certified(LATER))
  await harvest()
  const lot = await trace()
  const refused = await admin('PUT', `/traces/${lot.id}/change-active`)
  assert.match(refused.message, /còn thiếu: Tiêu chuẩn/)
  await ask('PUT', path, await certified(PACKED))
  assert.equal((await ask('PUT', `/traces/${lot.id}/change-active`)).compliance.passed, true)
})
