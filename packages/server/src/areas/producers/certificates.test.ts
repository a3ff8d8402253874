import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, today } from '@trace/define/text/dates.ts'
import { areaForm, entryOf, givenChain, manufactureForm, productForm, signInAs } from '../../../test/chain.ts'
import type { Query } from '../../../test/data-at.ts'
import type { CallApi } from '../../../test/server.ts'
import { givePasswords } from '../../../test/passwords.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const certificate = (number: string, more: object = {}) => ({
  certificate_type: 'vietgap',
  number,
  issuer: 'Chi cục',
  issued_at: '2025-01-01',
  ...more,
})

/**
 * Two producers in two communes, each with a certificate of its own; the first also has one for its product and two
 * for its area.
 */
async function givenHolders() {
  const chain = await givenChain(server)
  const { ask, manufacture, product, area } = chain
  const [elsewhere] = await server.sql<{ id: number; province_id: number }[]>`
    select id, province_id from wards where system = '2025' and code = '07090'`
  const place = { ward_id: elsewhere!.id, province_id: elsewhere!.province_id }
  const other = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, {
      name: 'HTX Cây ăn quả An Sinh',
      tax_code: '0000000007',
      phone: '0000000007',
      gln: null,
      ...place,
      certificates: [certificate('B-CS', { certificate_type: 'haccp', expires_at: addDays(today(), 10) })],
    }),
  )
  await ask(
    'PUT',
    `/manufactures/${manufacture.id}`,
    await manufactureForm(server, {
      certificates: [certificate('A-CS', { expires_at: addDays(today(), 30) })],
    }),
  )
  await ask(
    'PUT',
    `/products/${product.id}`,
    await productForm(server, manufacture.id, {
      certificates: [certificate('A-SP', { certificate_type: 'ocop', expires_at: addDays(today(), -1) })],
    }),
  )
  await ask(
    'PUT',
    `/material-areas/${area.id}`,
    await areaForm(server, manufacture.id, {
      certificates: [certificate('A-VSX', { expires_at: addDays(today(), 31) }), certificate('A-VSX-2')],
    }),
  )
  return { ...chain, other, place }
}

const numbers = async (call: CallApi, query: Query = '') =>
  (await call('GET', `/certificates${query}`)).data.entries.map(({ number }) => number).toSorted()

const OF_FIRST = ['A-CS', 'A-SP', 'A-VSX', 'A-VSX-2']

test('a certificate is seen by whoever may see the producer, product or area it was given to', async () => {
  const { admin, manufacture, other, place, product } = await givenHolders()
  const first = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const second = await signInAs(server, 'producer_admin', { manufacture_id: other.id })
  const officer = await signInAs(server, 'commune_officer', { ward_id: place.ward_id })
  assert.deepEqual(await numbers(admin), [...OF_FIRST, 'B-CS'])
  assert.deepEqual(await numbers(first), OF_FIRST)
  assert.deepEqual(await numbers(first, `?product_id=${product.id}`), ['A-SP'])
  assert.deepEqual(await numbers(second), ['B-CS'])
  assert.deepEqual(await numbers(officer), ['B-CS'])
  assert.deepEqual(await numbers(second, `?manufacture_id=${manufacture.id}`), [])
  assert.equal((await second('GET', '/count-certificates')).data.entry.total, 1)

  const [row] = await server.sql<{ id: number }[]>`select id from certificates where number = 'A-SP'`
  assert.equal(entryOf(await first('GET', `/certificates/${row!.id}`)).number, 'A-SP')
  assert.equal((await second('GET', `/certificates/${row!.id}`)).code, 404)
})

test('a certificate goes with what it was given to', async () => {
  const { admin, ask, other } = await givenHolders()
  entryOf(await admin('GET', `/manufactures/${other.id}`))
  assert.equal((await admin('DELETE', `/manufactures/${other.id}`)).code, 200)
  assert.deepEqual(await numbers(admin), OF_FIRST)
  await ask('POST', `/manufactures/${other.id}/recover`)
  assert.deepEqual(await numbers(admin), [...OF_FIRST, 'B-CS'])
})

const states: [query: string, found: string[]][] = [
  ['certificate_status=expiring', ['A-CS', 'B-CS']],
  ['certificate_status=expired', ['A-SP']],
  ['certificate_status=valid', ['A-VSX', 'A-VSX-2']],
  ['certificate_status=expired,expiring', ['A-CS', 'A-SP', 'B-CS']],
  ['certificate_status=expiring&certificate_type=haccp', ['B-CS']],
]

test('certificates are found by whether they are good, and each says so', async () => {
  const { admin } = await givenHolders()
  for (const [query, found] of states) assert.deepEqual(await numbers(admin, `?${query}`), found, query)
  for (const state of ['valid', 'expiring', 'expired']) {
    const { entries } = (await admin('GET', `/certificates?certificate_status=${state}`)).data
    assert.ok(
      entries.every((entry) => entry.certificate_status === state),
      state,
    )
  }
  assert.equal((await admin('GET', '/certificates?certificate_status=lost')).code, 422)
})

test('what the home screen counts as ending soon is what its link lists, for everybody and at any length of warning', async () => {
  const { admin, ask, manufacture } = await givenHolders()
  const first = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const soon = async (call: CallApi) => {
    const { todo } = (await call('GET', '/dashboard')).data.entry
    const { count, to } = todo.find(({ key }) => key === 'certificates')!
    const listed = await numbers(call, `?${to!.slice(to!.indexOf('?') + 1)}`)
    assert.equal(listed.length, count)
    return listed
  }
  assert.deepEqual([await soon(admin), await soon(first)], [['A-CS', 'B-CS'], ['A-CS']])
  await ask('PUT', '/configs/information', {
    ...(await ask('GET', '/configs/information')),
    site_name: 'Truy xuất',
    public_host: 'truyxuat.example.vn',
    province_id: manufacture.province_id,
    default_expire_warning_days: 31,
    ...(await givePasswords(server)),
  })
  assert.deepEqual(
    [await soon(admin), await soon(first)],
    [
      ['A-CS', 'A-VSX', 'B-CS'],
      ['A-CS', 'A-VSX'],
    ],
  )
})

const holders: [query: string, found: string[]][] = [
  ['certificate_type=haccp', ['HTX Cây ăn quả An Sinh']],
  ['certificate_type=vietgap,haccp', ['HTX Chăn nuôi gà đồi Điền Xá', 'HTX Cây ăn quả An Sinh']],
  ['certificate_status=expiring', ['HTX Chăn nuôi gà đồi Điền Xá', 'HTX Cây ăn quả An Sinh']],
  ['certificate_type=vietgap&certificate_status=expired', []],
  ['certificate_type=ocop', []],
]

test('producers are found by the certificates they hold, in the list and in what is made of it', async () => {
  const { admin } = await givenHolders()
  for (const [query, found] of holders) {
    const { entries } = (await admin('GET', `/manufactures?${query}&sort_by=id`)).data
    assert.deepEqual(
      entries.map(({ name }) => name),
      found,
      query,
    )
    assert.equal((await admin('GET', `/count-manufactures?${query}`)).data.entry.total, found.length, query)
  }
})
