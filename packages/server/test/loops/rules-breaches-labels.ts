import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { settledIssues, settledLabelDates, settledRuns } from '../../src/areas/labels/index.ts'
import { layout } from '../issue.ts'
import type { testServer } from '../server.ts'
import type { Breach, Given, Values } from './rules-breaches.ts'

const ORDERED = 20

/** An order for the lot, and its issue. */
async function givenOrder({ ask, lot }: Given): Promise<{ order: number; stamp: number }> {
  const { id } = await ask('POST', '/orders', {
    trace_id: lot,
    stamp_type: 'qr_serial',
    quantity: ORDERED,
    receiver_name: 'Nguyễn Văn A',
    receiver_phone: '0000000001',
    receive_method: 'pickup',
  })
  const { stamp_id } = await ask('PUT', `/orders/${id}/change-status/approved`)
  return { order: id, stamp: stamp_id! }
}

const form = (trace_id: number) => ({
  ...layout,
  name: 'Tem thêm',
  trace_id,
  order_id: null,
  stamp_type: 'qr_serial',
  quantity: 5,
})

const entryOf = async ({ call }: Given, url: string): Promise<Values> =>
  ((await call('GET', url)).data as { entry: Values }).entry

const nothing = async () => undefined

/** Contradictions between orders and their issues. */
export const labelBreaches = (server: ReturnType<typeof testServer>): Breach[] => [
  {
    what: 'an order has more labels than it was approved for',
    rule: settledIssues,
    resource: stamps,
    async given(given) {
      const { order } = await givenOrder(given)
      const { id } = await given.ask('POST', '/stamps', form(given.lot))
      const bad = { order_id: order }
      return { id, form: form(given.lot), bad, news: { ...form(given.lot), ...bad } }
    },
    async stands(_, { bad }) {
      const [sum] = await server.sql<{ labels: number }[]>`
        select sum(quantity)::int as labels from stamps where order_id = ${bad['order_id'] as number} and deleted_at is null`
      return sum!.labels > ORDERED
    },
  },
  {
    what: 'an issue of a cancelled order gets its numbers',
    rule: settledIssues,
    isBySteps: true,
    resource: stamps,
    async given(given) {
      const { order } = await givenOrder(given)
      const { id } = await given.ask('POST', '/stamps', form(given.lot))
      await server.sql`update orders set status = 'cancelled' where id = ${order}`
      await server.sql`update stamps set order_id = ${order} where id = ${id}`
      return { id, form: {}, bad: {}, isState: true, plant: nothing }
    },
    stands: async (_, { id }) => (await server.row('stamps', id))['status'] === 'issued',
  },
  {
    what: 'an order is cancelled whose issue stands',
    rule: settledIssues,
    isBySteps: true,
    resource: orders,
    given: async (given) => ({
      id: (await givenOrder(given)).order,
      form: {},
      bad: {},
      isState: true,
      plant: nothing,
    }),
    stands: async (_, { id }) =>
      (
        await server.sql`
        select 1 from stamps s join orders o on o.id = s.order_id
        where o.id = ${id} and o.status = 'cancelled' and s.status = 'issued'`
      ).length > 0,
  },
  {
    what: 'an issue bears another packing day than its lot',
    rule: settledLabelDates,
    resource: stamps,
    async given(given) {
      const { id } = await given.ask('POST', '/stamps', form(given.lot))
      const bad = { packaging_date: '2027-05-20' }
      return { id, form: form(given.lot), bad, news: { ...form(given.lot), ...bad } }
    },
    stands: async () => (await strangeDays(server)) > 0,
  },
  {
    what: 'a lot is packed on another day than its labels bear',
    rule: settledLabelDates,
    resource: traces,
    async given(given) {
      await given.ask('POST', '/stamps', form(given.lot))
      const row = await entryOf(given, `/traces/${given.lot}`)
      return { id: given.lot, form: row, bad: { packaging_date: '2026-11-12' } }
    },
    stands: async () => (await strangeDays(server)) > 0,
  },
  {
    what: 'an issue has printed other labels than its runs say',
    rule: settledRuns,
    resource: stampStatistics,
    async given(given) {
      const { id: stamp_id } = await given.ask('POST', '/stamps', form(given.lot))
      await given.ask('PUT', `/stamps/${stamp_id}/change-status/issued`)
      const run = () => given.ask('POST', '/stamp-statistics', { stamp_id, quantity: 1 })
      const [first] = [await run(), await run()]
      return { id: first.id, form: {}, bad: {}, isState: true, gone: true, plant: nothing }
    },
    stands: async () =>
      (
        await server.sql`
        select 1 from stamps s where s.deleted_at is null and s.printed_count <> (
          select coalesce(sum(r.quantity), 0) from stamp_statistics r where r.stamp_id = s.id and r.deleted_at is null)`
      ).length > 0,
  },
]

/** How many issues bear another packing day than their lot. */
async function strangeDays({ sql }: ReturnType<typeof testServer>): Promise<number> {
  const found = await sql`
    select 1 from stamps s join traces t on t.id = s.trace_id
    where s.deleted_at is null and t.deleted_at is null and s.packaging_date <> coalesce(t.packaging_date, t.harvest_date)`
  return found.length
}
