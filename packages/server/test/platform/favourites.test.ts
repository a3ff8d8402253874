import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, signInAs } from '../chain.ts'
import { testServer } from '../server.ts'
import type { CallApi } from '../server.ts'

const server = testServer()

const namesOf = async (call: CallApi) => (await call('GET', '/favourites')).data.entries.map(({ name }) => name)
const mark = (call: CallApi, at: string, is_favourite: boolean) =>
  call('PUT', `${at}/change-favourite`, { is_favourite })

test('a record with a star is at hand for whoever gave it, the latest first', async () => {
  const { admin, manufacture, product } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  await mark(owner, `/products/${product.id}`, true)
  await mark(owner, `/manufactures/${manufacture.id}`, true)
  assert.deepEqual(await namesOf(owner), [manufacture.name, product.name])
  assert.deepEqual(await namesOf(admin), [])
  assert.equal(entryOf(await owner('GET', `/products/${product.id}/beside`)).is_favourite, true)
  await mark(owner, `/products/${product.id}`, false)
  assert.deepEqual(await namesOf(owner), [manufacture.name])
  const flip = async () => entryOf(await owner('PUT', `/products/${product.id}/change-favourite`)).is_favourite
  assert.deepEqual([await flip(), await flip()], [true, false], 'without a body it flips, as every toggle')
})

test('what was deleted or left one’s reach is not among them', async () => {
  const { admin, product, manufacture } = await givenChain(server)
  const officer = await signInAs(server, 'commune_officer', { ward_id: manufacture.ward_id })
  await mark(officer, `/products/${product.id}`, true)
  assert.deepEqual(await namesOf(officer), [product.name])
  await server.sql`update manufactures set ward_id = (select id from wards where id <> ${manufacture.ward_id} limit 1) where id = ${manufacture.id}`
  assert.deepEqual(await namesOf(officer), [])
  await mark(admin, `/products/${product.id}`, true)
  await server.sql`update products set deleted_at = now() where id = ${product.id}`
  assert.deepEqual(await namesOf(admin), [])
})

test('each person has fifty at most', async () => {
  const { admin, product } = await givenChain(server)
  await server.sql`
    insert into favourites (user_id, resource, row_id) select ${admin.userId}, 'products', 1000 + n from generate_series(1, 50) n`
  assert.equal((await mark(admin, `/products/${product.id}`, true)).code, 422)
})
