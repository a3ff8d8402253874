import assert from 'node:assert/strict'
import { test } from 'node:test'
import { information } from '@trace/domain/areas/portal/singles.ts'
import { entryOf, fieldsOf, givenChain, signInAs } from '../../../test/chain.ts'
import { givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

async function givenLot() {
  const chain = await givenChain(server)
  await chain.harvest()
  const lot = await chain.trace({ quantity: 200 })
  const { version: _, ...form } = lot
  const moved = (...movements: object[]) => chain.admin('PUT', `/traces/${lot.id}`, { ...form, movements })
  return { ...chain, lot: form, moved }
}

test('goods do not move before they are there, nor more of them than the lot has', async () => {
  const { moved } = await givenLot()
  const wrong = {
    shipped_at: '2026-11-01T08:00:00+07:00',
    received_at: '2026-10-11T08:00:00+07:00',
    quantity: 500_000,
    unit: 'kg',
  }
  assert.deepEqual(fieldsOf(await moved(wrong)).toSorted(), [
    'movements.0.quantity',
    'movements.0.received_at',
    'movements.0.shipped_at',
  ])
  const right = {
    shipped_at: '2026-11-11T08:00:00+07:00',
    received_at: '2026-11-12T08:00:00+07:00',
    quantity: 150,
    unit: 'kg',
  }
  assert.deepEqual(fieldsOf(await moved(right, { ...right, quantity: 60 })), ['movements.1.quantity'])
  assert.deepEqual(fieldsOf(await moved({ ...right, shipped_at: '2027-01-01T08:00:00Z', received_at: null })), [
    'movements.0.shipped_at',
  ])
  const kept = entryOf(await moved(right, { ...right, quantity: 50 }))
  assert.equal(kept.movements.length, 2)
})

test('the unit of a movement is one of the list, converted to that of the lot', async () => {
  const { lot, moved } = await givenLot()
  const [ton] = await server.sql<{ id: number }[]>`select id from product_units where code = 'tan'`
  const one = { shipped_at: '2026-11-12T08:00:00+07:00', quantity: 0.1 }
  assert.equal(entryOf(await moved({ ...one, unit: 'Tấn' })).movements[0]!.product_unit_id, ton!.id, 'named in words')
  const bare = entryOf(await moved(one)).movements[0]!
  assert.equal(bare.product_unit_id, lot.product_unit_id, 'the unit of the lot where none is given')
  assert.deepEqual(fieldsOf(await moved({ ...one, quantity: 0.3, product_unit_id: ton!.id })), ['movements.0.quantity'])
  assert.deepEqual(fieldsOf(await moved({ ...one, unit: 'thúng' })), ['movements.0.product_unit_id'])
  const [dozen] = await server.sql<
    { id: number }[]
  >`select id from product_units where base_unit_id is null and code <> 'kg' limit 1`
  assert.deepEqual(fieldsOf(await moved({ ...one, product_unit_id: dozen!.id })), ['movements.0.product_unit_id'])
})

test('the tolerance of movements is a setting', async () => {
  const { moved } = await givenLot()
  const one = { shipped_at: '2026-11-12T08:00:00+07:00', quantity: 215 }
  assert.deepEqual(fieldsOf(await moved(one)), ['movements.0.quantity'])
  await server.sql`
    insert into single_records (name, value) values (${information.name}, ${server.sql.json({ movement_tolerance_percent: 10 })})
    on conflict (name) do update set value = single_records.value || excluded.value`
  assert.equal((await moved(one)).code, 200)
})

test('goods are not packed tomorrow, and keep no longer than their product without a reason', async () => {
  const { admin, lot } = await givenLot()
  const change = (more: object) => admin('PUT', `/traces/${lot.id}`, { ...lot, expiry_reason: null, ...more })
  const late = await change({ packaging_date: '2099-01-01' })
  assert.deepEqual(late.errors?.['packaging_date'], ['Ngày đóng gói không được ở tương lai'])
  const long = await change({ expired_date: '2026-12-30' })
  assert.match(String(long.errors?.['expired_date']), /dài hơn thời hạn 7 ngày của sản phẩm \(18\/11\/2026\)/)
  assert.equal((await change({ expired_date: '2026-12-30', expiry_reason: 'Cấp đông' })).code, 200)
})

test('a day that is sent as a moment is the day that it begins with', async () => {
  const { admin, ask, lot } = await givenLot()
  assert.equal(
    (await ask('PUT', `/traces/${lot.id}`, { ...lot, packaging_date: '2026-11-11T17:00:00Z' })).packaging_date,
    '2026-11-11',
  )
  const refused = await admin('PUT', `/traces/${lot.id}`, { ...lot, packaging_date: '2026-11-11 trưa' })
  assert.deepEqual(fieldsOf(refused), ['packaging_date'])
})

test('strangers are told of a movement that a producer adds to a public lot once an officer has saved it', async () => {
  const { admin, active, manufacture } = await givenTrace(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const save = async (who: typeof admin, change: (known: object[]) => object[]) => {
    const { version: _, ...form } = entryOf(await admin('GET', `/traces/${active.id}`))
    return entryOf(await who('PUT', `/traces/${active.id}`, { ...form, movements: change(form.movements) })).movements
  }
  const shipped = async () => {
    const { epcisBody } = (await server.call()('GET', `/api/web/traces/${active.code}/epcis`)) as never as {
      epcisBody: { eventList: { bizStep: string; quantityList: { quantity: number }[] }[] }
    }
    return epcisBody.eventList.flatMap(({ bizStep, quantityList: [one] }) =>
      bizStep === 'shipping' ? [one!.quantity] : [],
    )
  }
  const one = { shipped_at: '2026-11-12T08:00:00+07:00', quantity: 20 }
  await save(admin, () => [one])
  assert.deepEqual(await shipped(), [20])
  const added = await save(owner, (known) => [...known, { ...one, quantity: 10 }])
  assert.deepEqual(
    added.map(({ waits }) => waits),
    [false, true],
  )
  assert.deepEqual(await shipped(), [20])
  await save(owner, ([first, second]) => [{ ...first, quantity: 30 }, second!])
  assert.deepEqual(await shipped(), [], 'nor of one that the producer changes')
  await save(owner, (known) => known)
  assert.deepEqual(await shipped(), [], 'nor once it saves again')
  await save(admin, (known) => known)
  assert.deepEqual(await shipped(), [30, 10])
})
