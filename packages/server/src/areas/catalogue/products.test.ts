import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, productForm, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const edits: [what: string, change: object, state: string][] = [
  ['a new price leaves a product approved', { price: 210_000 }, 'approved'],
  ['a new name sends it back to wait', { name: 'Gà Tiên Yên thả vườn' }, 'pending'],
  ['a new GTIN sends it back to wait', { gtin: '9521234001027' }, 'pending'],
  ['another standard sends it back to wait', { applied_standards: [{ code: 'TCCS 02:2026/GDX' }] }, 'pending'],
]

for (const [what, change, state] of edits) {
  test(`${what} when its producer makes the change`, async () => {
    const { ask, manufacture, product } = await givenChain(server)
    const form = await productForm(server, manufacture.id, change)
    const byStaff = await ask('PUT', `/products/${product.id}`, form)
    assert.equal(byStaff.approval_status, 'approved')
    await ask('PUT', `/products/${product.id}`, await productForm(server, manufacture.id))
    const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
    assert.equal(entryOf(await owner('PUT', `/products/${product.id}`, form)).approval_status, state)
  })
}

test('stars are given by officers: what a producer sends for them is passed over', async () => {
  const { ask, manufacture, product } = await givenChain(server)
  await ask(
    'PUT',
    `/products/${product.id}`,
    await productForm(server, manufacture.id, { ocop_star: 4, ocop_year: 2025 }),
  )
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const kept = entryOf(
    await owner('PUT', `/products/${product.id}`, await productForm(server, manufacture.id, { ocop_star: 5 })),
  )
  assert.deepEqual([kept.ocop_star, kept.ocop_year], [4, 2025])
  const made = entryOf(
    await owner(
      'POST',
      '/products',
      await productForm(server, manufacture.id, {
        name: 'Trứng gà',
        gtin: null,
        ocop_star: 5,
      }),
    ),
  )
  assert.deepEqual([made.ocop_star, made.approval_status, made.sector_kind], [null, 'pending', 'animal'])
})

test('stars last 36 months from the day of recognition, unless another day is given', async () => {
  const { ask, manufacture, product } = await givenChain(server)
  const recognised = { certificate_type: 'ocop', number: 'OCOP-1', issuer: 'Hội đồng OCOP', issued_at: '2025-02-28' }
  const keep = async (more: object) =>
    ask(
      'PUT',
      `/products/${product.id}`,
      await productForm(server, manufacture.id, { certificates: [recognised], ...more }),
    )
  const starred = await keep({ ocop_star: 4 })
  assert.deepEqual([starred.ocop_expires_at, starred.certificates[0]!.expires_at], ['2028-02-28', '2028-02-28'])
  assert.equal((await keep({ ocop_star: 4, ocop_expires_at: '2027-12-31' })).ocop_expires_at, '2027-12-31')
  assert.equal((await keep({})).ocop_expires_at, null)
})

const recognition = (issued_at: string) => ({
  certificate_type: 'ocop',
  number: `OCOP ${issued_at}`,
  issuer: 'Hội đồng OCOP',
  issued_at,
})

test('a new recognition moves the last day of the stars along, unless the same form sets another', async () => {
  const { ask, manufacture, product } = await givenChain(server)
  const path = `/products/${product.id}` as const
  const first = await productForm(server, manufacture.id, { ocop_star: 4, certificates: [recognition('2024-03-01')] })
  const starred = await ask('PUT', path, first)
  assert.equal(starred.ocop_expires_at, '2027-03-01')
  const renewed = [...starred.certificates, recognition('2026-03-01')]
  const kept = await ask('PUT', path, { ...starred, certificates: renewed })
  assert.equal(kept.ocop_expires_at, '2029-03-01')
  assert.equal((await ask('GET', path)).version, kept.version, 'the answer is the row as it is now')
  const again = [...kept.certificates, recognition('2026-06-01')]
  const set = await ask('PUT', path, { ...kept, certificates: again, ocop_expires_at: '2028-01-01' })
  assert.equal(set.ocop_expires_at, '2028-01-01')
})

test('a recognition that its producer writes down moves the last day of the stars once an officer approves it', async () => {
  const { admin, ask, manufacture, product } = await givenChain(server)
  const path = `/products/${product.id}` as const
  const form = await productForm(server, manufacture.id, { ocop_star: 4, certificates: [recognition('2024-03-01')] })
  const { certificates } = await ask('PUT', path, form)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const more = await productForm(server, manufacture.id, { certificates: [...certificates, recognition('2026-03-01')] })
  const written = entryOf(await owner('PUT', path, more))
  assert.equal(written.ocop_expires_at, '2027-03-01')
  const added = written.certificates.find(({ number }) => number === 'OCOP 2026-03-01')!
  const approved = await admin('PUT', `/certificates/${added.id}/change-approved`)
  assert.match(approved.message, /Hạng sao OCOP của Gà Tiên Yên thả đồi nay có hạn đến 01\/03\/2029 theo chứng nhận/)
  assert.equal((await ask('GET', path)).ocop_expires_at, '2029-03-01')
})

test('nobody approves a product of their own', async () => {
  const { manufacture } = await givenChain(server)
  const owner = await server.signIn('everything', { scope: 'manufacture', manufacture_id: manufacture.id })
  const { id } = entryOf(
    await owner('POST', '/products', await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null })),
  )
  assert.deepEqual((await owner('PUT', `/products/${id}/change-approved`)).code, 403)
})

test('a product in use stays, and one that is not goes to the trash', async () => {
  const { admin, manufacture, product } = await givenChain(server)
  const used = await admin('DELETE', `/products/${product.id}`)
  assert.deepEqual([used.code, used.message], [409, 'Không thể xóa: đang được sử dụng ở 1 lô sản xuất'])
  const { id } = entryOf(
    await admin('POST', '/products', await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null })),
  )
  assert.equal((await admin('DELETE', `/products/${id}`)).code, 200)
  assert.equal((await admin('GET', `/products/${id}`)).code, 404)
})
