import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { entryOf, fieldsOf, givenChain, manufactureForm, productForm, signInAs } from '../../../test/chain.ts'
import { finished } from '../../../test/finished.ts'
import { givenTrace, layout } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const GTIN = '9521234001010'
const OTHER = '9521234001027'
const spellings = ['09521234001010', ' 9521 234 001 010 ', '0 9521234001010']

const pageAt = async (url: string) => (await server.app.inject({ method: 'GET', url })).headers.location ?? 'nothing'

test('a number in another spelling is the same number, whoever sends it and whichever way', async () => {
  const { admin, ask, product } = await givenChain(server)
  const rival = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, { name: 'Trang trại Hải Lạng', tax_code: '0000000002', gln: null }),
  )
  await ask('PUT', `/manufactures/${rival.id}/change-approved`)
  for (const gtin of spellings) {
    const refused = await admin('POST', '/products', await productForm(server, rival.id, { gtin }))
    assert.deepEqual([refused.code, refused.errors], [409, { gtin: ['Mã GTIN đã tồn tại'] }], gtin)
  }
  await server.sql`update products set deleted_at = now() where id = ${product.id}`
  const second = await ask('POST', '/products', await productForm(server, rival.id, { gtin: spellings[0] }))
  assert.equal(second.gtin, GTIN)
  assert.equal((await admin('POST', `/products/${product.id}/recover`)).code, 409, 'nor does it come back')
})

for (const gtin of ['00000000', '00000000000000', '9771234567003', '9781234567897', '2100000000005', '20000004'])
  test(`${gtin} is refused as the number of a product, with the reason`, async () => {
    const { admin, manufacture } = await givenChain(server)
    const refused = await admin('POST', '/products', await productForm(server, manufacture.id, { name: 'Trứng', gtin }))
    assert.deepEqual([refused.code, fieldsOf(refused)], [422, ['gtin']])
    assert.match(refused.message, /^Mã GTIN /)
  })

test('a product is found by any spelling of its number: in its list, by a filter, and by its code', async () => {
  const { admin, product } = await givenChain(server)
  for (const typed of [GTIN, `0${GTIN}`, '095212']) {
    const listed = await admin('GET', `/products?search=${typed}`)
    assert.equal(listed.data.entries.length, typed.length > 8 ? 1 : 0, typed)
  }
  assert.equal((await admin('GET', `/products?gtin=0${GTIN}`)).data.entries.length, 1)
  for (const code of [GTIN, `0${GTIN}`, `https://truyxuat.example.vn/01/0${GTIN}`])
    assert.deepEqual(
      (await admin('GET', `/look-up?code=${encodeURIComponent(code)}`)).data.entries.map(({ id }) => id),
      [product.id],
      code,
    )
})

test('a former number of a product leads to it, and no other product can take it', async () => {
  const { admin, ask, active, manufacture, product } = await givenTrace(server)
  const link = new URL(active.qr_url).pathname
  await ask('PUT', `/products/${product.id}`, await productForm(server, manufacture.id, { gtin: OTHER }))
  const [{ slug } = { slug: '' }] = await server.sql<{ slug: string }[]>`
    select slug from products where id = ${product.id}`
  for (const gtin of [GTIN, OTHER]) assert.match(await pageAt(`/01/0${gtin}`), new RegExp(`/san-pham/${slug}$`))
  assert.deepEqual(
    (await admin('GET', `/look-up?code=${GTIN}`)).data.entries.map(({ id }) => id),
    [product.id],
  )

  const taken = await admin('POST', '/products', await productForm(server, manufacture.id, { name: 'Trứng gà' }))
  assert.deepEqual([taken.code, taken.errors], [409, { gtin: ['Mã GTIN đã tồn tại'] }])
  const again = await ask('PUT', `/products/${product.id}`, await productForm(server, manufacture.id))
  assert.equal(again.gtin, GTIN, 'it may have its own number again')

  await ask('PUT', `/products/${product.id}`, await productForm(server, manufacture.id, { gtin: null }))
  assert.match(await pageAt(link), new RegExp(`/t/${active.code}$`))
})

test('a lot answers under the number that it was printed with, whatever its product has today', async () => {
  const { ask, active, manufacture, product } = await givenTrace(server)
  const link = new URL(active.qr_url).pathname
  await ask('PUT', `/products/${product.id}`, await productForm(server, manufacture.id, { gtin: OTHER }))
  const read = async (url: string) => (await server.app.inject({ method: 'GET', url })).body

  const epcis = await read(`/api/web/traces/${active.code}/epcis`)
  assert.ok(epcis.includes(`https://id.gs1.org${link}`) && !epcis.includes(OTHER), epcis)
  const passport = JSON.parse(await read(`/api/web/traces/${active.code}/passport`)).data.entry
  assert.deepEqual([passport.gs1_key, passport.product.gtin], [`010${GTIN}10${active.lot}`, GTIN])
  const page = await read(`/t/${active.code}`)
  assert.ok(page.includes(`/01/0${GTIN}/10/${active.lot}`) && !page.includes(OTHER))
  const linkset = await read(`${link}?linkType=linkset`)
  assert.ok(linkset.includes(`${link}"`) && !linkset.includes(`0${OTHER}`), linkset)

  const draft = await ask('POST', '/stamps', {
    ...layout,
    name: 'Tem gà',
    trace_id: active.id,
    quantity: 3,
    stamp_type: 'qr_serial',
  })
  assert.equal(draft.gtin, `0${GTIN}`, 'labels printed later say the same')
})

test('a lot that was made without a number has none later, either', async () => {
  const { ask, manufacture, product, trace, harvest } = await givenChain(server)
  await ask('PUT', `/products/${product.id}`, await productForm(server, manufacture.id, { gtin: null }))
  await harvest()
  const { id, code } = await trace({ expired_date: '2030-01-01' })
  await ask('PUT', `/traces/${id}/change-active`)
  await ask('PUT', `/products/${product.id}`, await productForm(server, manufacture.id))
  const epcis = (await server.app.inject({ method: 'GET', url: `/api/web/traces/${code}/epcis` })).body
  assert.ok(!epcis.includes(GTIN) && epcis.includes(`https://truyxuat.example.vn/t/${code}`))
})

test('a number outside of the GS1 prefix of its producer is marked, and said when it is saved', async () => {
  const { ask, admin, manufacture, product } = await givenChain(server)
  const prefix = { gs1_company_prefix: '8930001' }
  await ask('PUT', `/manufactures/${manufacture.id}`, await manufactureForm(server, prefix))
  assert.equal((await ask('GET', `/products/${product.id}`)).foreign_gtin, true, 'when the producer gets its prefix')
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const form = await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: OTHER })
  const reply = await owner('POST', '/products', form)
  assert.equal(entryOf(reply).foreign_gtin, true)
  assert.deepEqual(reply.data.warnings, ['Mã GTIN ngoài mã doanh nghiệp GS1 của cơ sở'])
  const own = await admin(
    'PUT',
    `/products/${product.id}`,
    await productForm(server, manufacture.id, { gtin: '8930001000018' }),
  )
  assert.deepEqual([entryOf(own).foreign_gtin, own.data.warnings], [false, []])
})

test('products that share a number since before both stay, and are marked until one of them has its own', async () => {
  const { ask, admin, manufacture, product } = await givenChain(server)
  const twin = await ask('POST', '/products', await productForm(server, manufacture.id, { name: 'Trứng', gtin: OTHER }))
  const migration = readFileSync(new URL('../../../migrations/0059_identity-for-good.sql', import.meta.url), 'utf8')
  await server.sql.begin(async (sql) => {
    await sql`drop table product_gtins cascade`
    await sql`drop function short_gtin, keep_gtin, refuse_taken_gtin, recount_shared_gtin cascade`
    await sql`update products set gtin = '0' || ${GTIN}::text, approved_values = approved_values || ${sql.json({ gtin: `0${GTIN}` })} where id = ${twin.id}`
    await sql.unsafe(migration.replaceAll('add column', 'add column if not exists'))
    await sql`grant all on product_gtins to public`
  })
  const marks = async () =>
    (await admin('GET', '/products?shares_gtin=true')).data.entries.map(({ id }) => id).toSorted()
  assert.deepEqual(await marks(), [product.id, twin.id])
  const [leads] = await server.sql<{ product_id: number }[]>`select product_id from product_gtins where gtin = ${GTIN}`
  assert.equal(leads!.product_id, product.id)

  const taken = { gtin: ['Mã GTIN đã tồn tại'] }
  const form = (more: object) => productForm(server, manufacture.id, { name: 'Trứng', ...more })
  const put = async (more: object) => admin('PUT', `/products/${twin.id}`, await form(more))
  for (const gtin of [GTIN, `0${GTIN}`, ` 0 ${GTIN} `])
    assert.equal(entryOf(await put({ gtin, price: 7 })).gtin, `0${GTIN}`, 'what is edited beside the number is saved')
  entryOf(await admin('PUT', `/products/${twin.id}/change-status`, { is_active: false, reason: 'Thử' }))
  const { version } = await server.row('products', twin.id)
  assert.equal((await admin('POST', `/products/${twin.id}/undo`, { version })).code, 200)

  entryOf(await put({ gtin: OTHER }))
  const { entries } = (await admin('GET', `/products/${twin.id}/revisions`)).data
  for (const gtin of [GTIN, `0${GTIN}`])
    assert.deepEqual([(await put({ gtin })).code, (await put({ gtin })).errors], [409, taken])
  const restored = []
  for (const { id } of entries.slice(1)) restored.push(await admin('POST', `/products/${twin.id}/restore/${id}`))
  assert.ok(restored.some(({ code }) => code === 409) && restored.every(({ code }) => code === 409 || code === 200))
  for (const text of [GTIN, `0${GTIN}`]) {
    const row = {
      id: twin.id,
      version: (await server.row('products', twin.id))['version'],
      cells: [{ field: 'gtin', text }],
    }
    const { problems } = await finished(admin, (await admin('POST', '/import-products/rows', { rows: [row] })).data.job)
    assert.deepEqual(
      problems?.map(({ message }) => message),
      taken.gtin,
    )
  }
  await server.sql`update products set gtin = ${GTIN}, deleted_at = now() where id = ${twin.id}`
  assert.equal((await admin('POST', `/products/${twin.id}/recover`)).code, 409)
  await server.sql`update products set gtin = ${OTHER}, deleted_at = null where id = ${twin.id}`
  await assert.rejects(
    server.sql`update products set gtin = ${GTIN} where id = ${twin.id}`,
    /belongs to another product/,
  )
  await server.sql`update products set gtin = ${OTHER} where id = ${twin.id}`
  assert.deepEqual(await marks(), [])
})
