import assert from 'node:assert/strict'
import { test } from 'node:test'
import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { areaForm, entryOf, fieldsOf, productForm } from '../../test/chain.ts'
import { givenTrace } from '../../test/issue.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

const PUC = 'VN-22-06874-001-26'

const bodyOf = async (url: string) => (await server.app.inject({ method: 'GET', url })).body

/** The public addresses, of those given, that hold these words. */
async function tellers(urls: string[], words: string): Promise<string[]> {
  const bodies = await Promise.all(urls.map(bodyOf))
  return urls.filter((_, at) => bodies[at]!.includes(words))
}

async function givenPuc() {
  const { admin, ask, active, area, manufacture } = await givenTrace(server)
  await ask(
    'PUT',
    `/material-areas/${area.id}`,
    await areaForm(server, manufacture.id, { puc_code: PUC, puc_issued_at: '2026-01-01' }),
  )
  const move = (state: string, reason?: string) =>
    ask('PUT', `/material-areas/${area.id}/change-puc-status/${state}`, { reason })
  const urls = [
    `/t/${active.code}`,
    `/co-so/${manufacture.slug}`,
    `/api/web/traces/${active.code}`,
    `/api/web/traces/${active.code}/passport`,
  ]
  return { admin, area, move, urls }
}

test('a growing-area code is told of only while it is in force', async () => {
  const { area, move, urls } = await givenPuc()
  const find = () => tellers([`/tim-kiem?q=${PUC}`], area.name)
  assert.deepEqual(await tellers(urls, PUC), [], 'before it is granted')
  assert.deepEqual(await find(), [])
  await move('requested')
  await move('active')
  assert.deepEqual(await tellers(urls, PUC), urls)
  assert.equal((await find()).length, 1)
  await move('suspended')
  assert.deepEqual(await tellers(urls, PUC), [])
  assert.deepEqual(await find(), [], 'nor is its area found by it')
  assert.equal((await tellers([`/tim-kiem?q=${encodeURIComponent(area.name)}`], area.name)).length, 1)
  await move('active')
  assert.deepEqual(await tellers(urls, PUC), urls)
  await move('cancelled')
  assert.deepEqual(await tellers(urls, PUC), [])
})

test('the reason why a growing-area code is suspended stands at its area, until the code is used again', async () => {
  const { admin, area, move } = await givenPuc()
  await move('requested')
  await move('active')
  const reply = await admin('PUT', `/material-areas/${area.id}/change-puc-status/suspended`, {
    reason: 'Thiếu sổ phun',
  })
  assert.match(reply.message, /Tạm dừng/)
  assert.equal(reply.data.entry.puc_reason, 'Thiếu sổ phun')
  await move('active')
  assert.equal((await admin('GET', `/material-areas/${area.id}`)).data.entry.puc_reason, null)
})

test('a step and its reason, which no field holds, are one entry of the history', async () => {
  const { admin, process } = await givenTrace(server)
  await admin('PUT', `/processes/${process.id}/change-status/archived`, { reason: 'Không còn dùng' })
  const { entries } = (await admin('GET', `/processes/${process.id}/revisions`)).data
  const told = entries[0]!.changes.map(({ field, after }) => [field, after])
  assert.deepEqual(told.toSorted(), [
    ['reason', 'Không còn dùng'],
    ['status', 'archived'],
  ])
})

const recognised = { certificate_type: 'ocop', number: 'OCOP-1', issuer: 'Hội đồng OCOP', issued_at: '2025-02-28' }

async function givenStars(more: object) {
  const { admin, ask, active, product, manufacture } = await givenTrace(server)
  const form = await productForm(server, manufacture.id, { slug: product.slug, ocop_star: 4, ...more })
  const starred = await ask('PUT', `/products/${product.id}`, form)
  const urls = [`/t/${active.code}`, `/san-pham/${product.slug}`, '/san-pham', '/trang-chu', '/tim-kiem?q=ga']
  const stars = async () => ({
    drawn: (await tellers(urls, 'OCOP 4 sao')).length / urls.length,
    data: entryOf(await server.call()('GET', `/api/web/traces/${active.code}`)).product.ocop_star,
  })
  return { admin, starred, stars }
}

const shown = { drawn: 1, data: 4 }
const hidden = { drawn: 0, data: null }

test('OCOP stars are shown up to and including their last day in Vietnam', async () => {
  const { starred, stars } = await givenStars({ ocop_year: 2025, ocop_expires_at: today() })
  assert.deepEqual(await stars(), shown)
  await server.sql`update products set ocop_expires_at = ${addDays(today(), -1)} where id = ${starred.id}`
  assert.deepEqual(await stars(), hidden)
  await server.sql`update products set ocop_expires_at = null where id = ${starred.id}`
  assert.deepEqual(await stars(), shown)
})

test('OCOP stars go with the recognition that an officer withdraws, unless another stands', async () => {
  const { admin, starred, stars } = await givenStars({ certificates: [recognised] })
  assert.deepEqual(await stars(), shown)
  const [certificate] = starred.certificates as { id: number }[]
  const change = (approval_status: string) =>
    admin('PUT', `/certificates/${certificate!.id}/change-approved`, { approval_status })
  entryOf(await change('pending'))
  assert.deepEqual(await stars(), hidden)
  const again = { ...recognised, number: 'OCOP-2', product_id: starred.id, approval_status: 'approved' }
  await server.sql`insert into certificates ${server.sql({ ...again, approved_values: recognised } as never)}`
  assert.deepEqual(await stars(), shown)
})

test('OCOP stars end with the last certificate of their product, though a later day was written', async () => {
  const ended = { ...recognised, issued_at: '2023-01-01', expires_at: '2026-01-01' }
  const { admin, starred, stars } = await givenStars({ ocop_year: 2023, certificates: [ended] })
  await admin('PUT', `/products/${starred.id}`, { ...starred, ocop_expires_at: '2099-01-01' })
  assert.deepEqual(await stars(), hidden)
  const again = { ...recognised, number: 'OCOP-2', product_id: starred.id, approval_status: 'approved' }
  await server.sql`insert into certificates ${server.sql({ ...again, approved_values: recognised } as never)}`
  await server.sql`update products set ocop_year = 2025 where id = ${starred.id}`
  assert.deepEqual(await stars(), shown)
})

test('a certificate that will be issued one day is refused, and is not shown before', async () => {
  const { admin, active, product, manufacture } = await givenTrace(server)
  const late = { ...recognised, issued_at: addDays(today(), 1) }
  const form = await productForm(server, manufacture.id, { slug: product.slug, certificates: [late] })
  assert.deepEqual(fieldsOf(await admin('PUT', `/products/${product.id}`, form)), ['certificates.0.issued_at'])
  const kept = { ...late, product_id: product.id, approval_status: 'approved', approved_values: late }
  await server.sql`insert into certificates ${server.sql(kept as never)}`
  const urls = [`/t/${active.code}`, `/san-pham/${product.slug}`, `/api/web/traces/${active.code}/passport`]
  assert.deepEqual(await tellers(urls, 'OCOP-1'), [])
})

const days: [what: string, values: object, told: string[]][] = [
  ['without dates', {}, ['Còn hiệu lực']],
  ['up to its last day', { expired_at: today() }, ['Còn hiệu lực']],
  ['from the day after', { expired_at: addDays(today(), -1) }, ['Hết hiệu lực']],
  ['before its first day', { effective_at: addDays(today(), 1) }, []],
  ['that was replaced', { validity: 'replaced', expired_at: '2020-01-01' }, ['Đã được thay thế']],
]

for (const [what, values, told] of days) {
  test(`a document ${what} is told of as the day says`, async () => {
    const row = { title: 'Thông tư', kind: 'legal', validity: 'in_force' } as const
    await server.given(libraries, { ...row, ...values })
    await server.sql`update libraries set is_active = true`
    const page = await bodyOf('/thu-vien')
    const words = ['Còn hiệu lực', 'Hết hiệu lực', 'Đã được thay thế']
    assert.deepEqual(
      words.filter((one) => page.includes(one)),
      told,
    )
  })
}
