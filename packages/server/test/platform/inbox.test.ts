import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, today } from '@trace/define/text/dates.ts'
import { entryOf, givenChain, manufactureForm, productForm, signInAs } from '../chain.ts'
import type { CallApi } from '../server.ts'
import { testServer } from '../server.ts'

const server = testServer()
const AUGUST = '2026-08-01T08:00:00+07:00'

interface Waiting {
  resource: string
  id: number
  name: string
  field: string
  state: string
  due: string | null
  owner: string | null
}

const waitingFor = async (call: CallApi, query = ''): Promise<Waiting[]> =>
  ((await call('GET', `/inbox${query}`)).data as { entries: Waiting[] }).entries
const named = (rows: readonly Waiting[]) => rows.map(({ resource, id, state }) => [resource, id, state])

test('what was sent in waits for the officers, what was refused for its producer again', async () => {
  const { manufacture, diaryForm } = await givenChain(server)
  const officer = await signInAs(server, 'appraiser')
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.deepEqual(await waitingFor(officer), [])

  const product = entryOf(
    await producer('POST', '/products', await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null })),
  )
  const diary = entryOf(await producer('POST', '/diaries', diaryForm('weighing', AUGUST)))
  assert.deepEqual(named(await waitingFor(producer)), [['diaries', diary.id, 'draft']])
  assert.deepEqual(named(await waitingFor(officer)), [['products', product.id, 'pending']])

  await producer('PUT', `/diaries/${diary.id}/change-status/submitted`)
  assert.deepEqual(await waitingFor(producer), [])
  const [first, second] = await waitingFor(officer)
  assert.deepEqual(named([first!, second!]), [
    ['diaries', diary.id, 'submitted'],
    ['products', product.id, 'pending'],
  ])
  assert.equal(first!.due!.slice(0, 10), addDays(new Date().toISOString().slice(0, 10), 3))
  assert.equal(first!.owner, manufacture.name)
  assert.deepEqual(named(await waitingFor(officer, '?resource=products')), [['products', product.id, 'pending']])

  await officer('PUT', `/diaries/${diary.id}/change-status/approved`)
  await officer('PUT', `/products/${product.id}/change-approved`, {
    approval_status: 'rejected',
    reject_reason: 'Ảnh mờ',
  })
  assert.deepEqual(await waitingFor(officer), [])
  assert.deepEqual(named(await waitingFor(producer)), [['products', product.id, 'rejected']])
})

test('an approved producer that changed itself waits for the officers until they looked', async () => {
  const { manufacture } = await givenChain(server)
  const officer = await signInAs(server, 'appraiser')
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const known = entryOf(await producer('GET', `/manufactures/${manufacture.id}`))
  const { version } = entryOf(
    await producer('PUT', `/manufactures/${manufacture.id}`, { ...known, phone: '0000000009' }),
  )
  assert.deepEqual(
    (await waitingFor(officer)).map(({ id, field, name }) => [id, field, name]),
    [[manufacture.id, 'has_changes', manufacture.name]],
  )
  await officer('PUT', `/manufactures/${manufacture.id}/change-approved`, { version })
  assert.deepEqual(await waitingFor(officer), [])
})

test('a row waits since it came into its state, whatever else is written to it since', async () => {
  const { manufacture, ask } = await givenChain(server)
  const { id } = await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, { name: 'Trứng', gtin: null }),
  )
  const sinceOf = async () => (await server.row('products', id))['standing_since']
  const since = await sinceOf()
  await ask('PUT', `/products/${id}`, await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null }))
  assert.deepEqual(await sinceOf(), since)
  await ask('PUT', `/products/${id}/change-approved`)
  assert.notDeepEqual(await sinceOf(), since)
})

test('whoever may not approve is told of nothing, and others of no row beyond their reach', async () => {
  const { manufacture, ask } = await givenChain(server)
  await ask('POST', '/products', await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null }))
  assert.deepEqual(await waitingFor(await signInAs(server, 'inspector')), [])
  const other = await manufactureForm(server, { name: 'HTX khác', tax_code: '0000000009', gln: null })
  const { id } = await ask('POST', '/manufactures', other)
  assert.deepEqual(await waitingFor(await signInAs(server, 'producer_admin', { manufacture_id: id })), [])
})

test('what somebody dealt with is listed by the day, with the reasons that may serve again', async () => {
  const { manufacture, ask } = await givenChain(server)
  const officer = await signInAs(server, 'appraiser')
  const made = async (name: string) =>
    (await ask('POST', '/products', await productForm(server, manufacture.id, { name, gtin: null }))).id
  const [good, bad] = [await made('Trứng gà'), await made('Gà ủ muối')]
  await officer('PUT', `/products/${bad}/change-approved`, { approval_status: 'rejected', reject_reason: 'Ảnh mờ' })
  await officer('PUT', `/products/${good}/change-approved`)

  const handled = (await officer('GET', '/inbox/handled')).data.entries
  assert.deepEqual(
    handled.map(({ id, name, state, reason }) => [id, name, state, reason]),
    [
      [good, 'Trứng gà', 'approved', null],
      [bad, 'Gà ủ muối', 'rejected', 'Ảnh mờ'],
    ],
  )
  const ofDay = async (day: string) => (await officer('GET', `/inbox/handled?day=${day}`)).data.entries.length
  assert.deepEqual([await ofDay(today()), await ofDay(addDays(today(), -1))], [2, 0])
  assert.deepEqual((await officer('GET', '/inbox')).data.reasons, [{ resource: 'products', reason: 'Ảnh mờ' }])
  const other = await signInAs(server, 'appraiser')
  assert.deepEqual((await other('GET', '/inbox/handled')).data.entries, [])
})

test('pages go through all that waits, in one order', async () => {
  const { manufacture, ask } = await givenChain(server)
  for (const name of ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'])
    await ask('POST', '/products', await productForm(server, manufacture.id, { name, gtin: null }))
  const officer = await signInAs(server, 'appraiser')
  const pages = await Promise.all([1, 2, 3].map((page) => waitingFor(officer, `?length=2&page=${page}`)))
  assert.deepEqual(
    pages.flat().map(({ name }) => name),
    ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'],
  )
  assert.equal((await officer('GET', '/inbox?length=2')).data.pagination?.total, 5)
})
