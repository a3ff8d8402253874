import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { givenChain, productForm, signInAs } from '../chain.ts'
import type { Product } from '../product.ts'
import { testServer } from '../server.ts'
import { startTwo } from './start-two.ts'
import { until } from '../until.ts'
import { random, roundsOr, seed } from './rounds.ts'

let people: Awaited<ReturnType<typeof givenPeople>>
const server = testServer(async () => void (people = await givenPeople()))

/** Rows that are added in one round. */
const ROWS = 40

async function givenPeople() {
  const { manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  await server.told()
  await server.sql`delete from notices`
  const form = await productForm(server, manufacture.id, { gtin: null })
  let count = 0
  const add = ({ address }: Product) =>
    fetch(`${address}/api/admin/products`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, name: `Rau số ${++count}` }),
    }).catch(() => null)
  /** Ids of the products that the appraiser was notified of, each as often as that happened. */
  const toldOf = async () => {
    const lines = await server.sql<{ row_ids: number[]; count: number }[]>`
      select row_ids, count from notices where user_id = ${appraiser.userId} and resource = 'products'`
    for (const { row_ids, count: counted } of lines) assert.equal(row_ids.length, counted)
    return lines.flatMap(({ row_ids }) => row_ids).toSorted((a, b) => a - b)
  }
  const addedIds = async () =>
    (await server.sql<{ id: number }[]>`select id from products where name like 'Rau số %' order by id`).map(
      ({ id }) => id,
    )
  return { add, toldOf, addedIds }
}

const isEmpty = async () => (await server.sql`select 1 from outbox`).length === 0

test('whichever server is killed and whenever, everybody is told of each row once', { timeout: 600_000 }, async (t) => {
  t.diagnostic(`seed ${seed}`)
  const { add, toldOf, addedIds } = people
  for (let round = 0; round < roundsOr(2); round++) {
    const [killed, other] = await startTwo(t, server)
    const adding = Array.from({ length: ROWS }, async (_, place) => {
      await sleep(place * 20)
      await add(killed.hasEnded() ? other : [killed, other][place % 2]!)
    })
    await sleep(random() * ROWS * 25)
    killed.kill('SIGKILL')
    await Promise.all(adding)
    await until(isEmpty)
    assert.deepEqual(await toldOf(), await addedIds())
    other.kill('SIGTERM')
    await other.ended
  }
})

test('servers that are killed between telling and commit have told nobody, and the next start tells all', async (t) => {
  const { add, toldOf, addedIds } = people
  const before = await toldOf()
  const two = await startTwo(t, server)
  await server.sql.begin(async (sql) => {
    await sql`lock table notices in share mode`
    for (let place = 0; place < ROWS; place++) await add(two[place % 2]!)
    const waiting = () => server.sql`select 1 from pg_locks where relation = 'notices'::regclass and not granted`
    await until(async () => (await waiting()).length > 0)
    for (const each of two) each.kill('SIGKILL')
    await Promise.all(two.map((each) => each.ended))
  })
  assert.deepEqual(await toldOf(), before)
  assert.equal((await addedIds()).length, before.length + ROWS)
  await startTwo(t, server)
  await until(isEmpty)
  assert.deepEqual(await toldOf(), await addedIds())
})
