import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenChain, newcastle } from '../../test/chain.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

const FIRST = '2026-10-29'
const LAST = '2026-11-10'

/** A batch that was sold on two days, with a treatment and a weighing between. */
async function givenTwoSales() {
  const chain = await givenChain(server)
  const { ask, write, batch } = chain
  await write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } })
  await write('vaccination', '2026-07-12T08:00:00+07:00', { inputs: [newcastle] })
  await write('sale', `${FIRST}T06:00:00+07:00`, { quantity: 800, title: 'Bán đợt một' })
  await write('weighing', '2026-11-02T06:00:00+07:00', { title: 'Cân đàn còn lại' })
  await write('sale', `${LAST}T06:00:00+07:00`, { quantity: 1200, title: 'Bán đợt hai' })
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  const lotOf = async (harvest_date: string, packaging_date: string | null, quantity: number) => {
    const expired_date = '2030-01-01'
    const { id } = await chain.trace({ harvest_date, packaging_date, quantity, expired_date })
    return (await ask('PUT', `/traces/${id}/change-active`)).code
  }
  return { ...chain, lotOf }
}

const read = async (code: string, part = ''): Promise<unknown> =>
  (await server.app.inject(`/api/web/traces/${code}${part}`)).json()

async function told(code: string) {
  const { data } = (await read(code)) as { data: { entry: { diaries: { title: string }[] } } }
  const { epcisBody } = (await read(code, '/epcis')) as {
    epcisBody: { eventList: { bizStep: string; quantityList: { quantity?: number }[] }[] }
  }
  return {
    titles: data.entry.diaries.map(({ title }) => title),
    sold: epcisBody.eventList
      .filter(({ bizStep }) => bizStep === 'departing')
      .map(({ quantityList }) => quantityList[0]!.quantity),
  }
}

const GROWN = ['Nhập giống', 'Tiêm vắc-xin']

test('a lot tells nothing of its batch that was harvested or done after its own goods', async () => {
  const { lotOf } = await givenTwoSales()
  assert.deepEqual(await told((await lotOf(FIRST, '2026-10-30', 400))!), {
    titles: [...GROWN, 'Bán đợt một'],
    sold: [400],
  })
  assert.deepEqual(await told((await lotOf(FIRST, null, 100))!), {
    titles: [...GROWN, 'Bán đợt một', 'Cân đàn còn lại'],
    sold: [100],
  })
  assert.deepEqual(await told((await lotOf(LAST, '2026-11-11', 600))!), {
    titles: [...GROWN, 'Bán đợt một', 'Cân đàn còn lại', 'Bán đợt hai'],
    sold: [240, 360],
  })
})

test('a stage that was done after the goods of a lot were packed counts for its check-list no more than for its page', async () => {
  const { ask, admin, write, batch, trace } = await givenChain(server)
  await write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } })
  await write('sale', `${FIRST}T06:00:00+07:00`, { quantity: 800 })
  await write('vaccination', '2026-11-05T08:00:00+07:00', { inputs: [newcastle] })
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  const { id } = await trace({ harvest_date: FIRST, packaging_date: '2026-10-30', quantity: 100 })
  const refused = await admin('PUT', `/traces/${id}/change-active`)
  assert.match(refused.message, /Thiếu nhật ký công khai của công đoạn: Tiêm vắc-xin/)
})
