import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import { settledBatches, settledMovements } from '../../src/areas/tracing/index.ts'
import { coccidiosis, givenChain, idOf, productForm } from '../chain.ts'
import type { Chain } from '../chain.ts'
import type { Method, Reply, testServer } from '../server.ts'

type Server = ReturnType<typeof testServer>

export type Values = Record<string, unknown>

/** Everything of a lot that is certified: what it was made of, its harvest, and the lot itself. */
export interface Given extends Chain {
  call: (method: Method, url: string, body?: object) => Promise<Reply>
  lot: number
  sale: number
}

/** A valid row, and the values with which it contradicts what was certified. */
export interface Row {
  id: number
  form: Values
  bad: Values
  /** Writes the `bad` values, bypassing all rules; by default into the columns of the same names. */
  plant?: () => Promise<unknown>
  /** Values of a new row that contradicts, too. */
  news?: Values
  /** Whether deleting the row contradicts. */
  gone?: true
  /** Whether `bad` is a state, which no form holds. */
  isState?: true
  /** The step that makes many rows at once contradict. */
  moved?: { from: string; status: string }
}

export interface Breach {
  what: string
  rule: SettledRule
  resource: Resource
  /**
   * Whether the form runs the same check to mark its fields: then the contradiction is refused without the rule, too.
   */
  isCheckedByForm?: true
  /** Whether no form can create the contradiction, only a separate step. */
  isBySteps?: true
  /**
   * Whether only the change is wrong, never the row: then taking it out of the trash creates no contradiction, since
   * rows in the trash do not change and rows in use do not go there.
   */
  isChange?: true
  given(given: Given): Promise<Row>
  /** Whether something untrue is still certified without notice. */
  stands(given: Given, row: Row): Promise<boolean>
}

const HARVESTED = 5240

/** A harvested batch with an active lot of all of it. */
export async function givenLot(server: Server): Promise<Given> {
  const chain = await givenChain(server)
  await chain.harvest()
  const lot = await chain.trace({ quantity: HARVESTED })
  await chain.ask('PUT', `/traces/${lot.id}/change-active`)
  const [sale] = await server.sql<{ id: number }[]>`select id from diaries where activity_type = 'sale'`
  return { ...chain, call: chain.admin, lot: lot.id, sale: sale!.id }
}

export const shown = async ({ call }: Given, url: string): Promise<Values> =>
  ((await call('GET', url)).data as { entry: Values }).entry

/** Whether the lot is still certified without notice. */
export const isActiveIn =
  (server: Server) =>
  async ({ lot }: Given): Promise<boolean> =>
    (await server.row('traces', lot))['status'] === 'active'

/** The contradictions that the settled rules must refuse, or hold a lot for. */
export function breachesOf(server: Server): Breach[] {
  const isActive = isActiveIn(server)

  /** Whether less was harvested than certified, by the diaries that the rules count. */
  const isShort = async (): Promise<boolean> => {
    const [sold] = await server.sql<{ quantity: number }[]>`
      select coalesce(sum(case when activity_type = 'loss' then - quantity else quantity end), 0)::float as quantity from diaries
      where activity_type in ('sale', 'loss') and deleted_at is null and status in ('submitted', 'approved')`
    return sold!.quantity < HARVESTED
  }
  const shrink = ({ sale }: Given) => server.sql`update diaries set quantity = 50 where id = ${sale}`
  const nothing = async () => undefined
  /** A row that contradicts only through a step. */
  const before = (id: number): Row => ({ id, form: {}, bad: {}, isState: true, plant: nothing })
  const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }

  /** A second lot of 1 kg, for which the lot of the whole harvest is reduced. */
  async function givenSister(given: Given): Promise<number> {
    const first = await shown(given, `/traces/${given.lot}`)
    await given.call('PUT', `/traces/${given.lot}`, { ...first, quantity: HARVESTED - 1 })
    return (await given.trace({ quantity: 1 })).id
  }

  const steps: Breach[] = [
    {
      what: 'a draft is activated for which nothing is left',
      rule: settledBatches,
      isBySteps: true,
      resource: traces,
      async given(given) {
        const id = await givenSister(given)
        await server.sql`update traces set quantity = 9000, exceeds = true where id = ${id}`
        return before(id)
      },
      stands: async (given, { id }) =>
        (await isActive(given)) && (await server.row('traces', id))['status'] === 'active',
    },
    {
      what: 'a lot is recalled beside its sister',
      rule: settledBatches,
      isBySteps: true,
      resource: traces,
      async given(given) {
        const id = await givenSister(given)
        await given.ask('PUT', `/traces/${id}/change-active`)
        return before(id)
      },
      stands: async (given, { id }) =>
        (await isActive(given)) && (await server.row('traces', id))['status'] === 'recalled',
    },
    {
      what: 'a recall is undone after the harvest shrank',
      rule: settledBatches,
      isBySteps: true,
      resource: traces,
      async given(given) {
        await given.call('PUT', `/traces/${given.lot}/recall`, recalled)
        await shrink(given)
        return before(given.lot)
      },
      stands: async (given) => (await isActive(given)) && (await isShort()),
    },
    {
      what: 'a lot is released after the harvest shrank',
      rule: settledBatches,
      isBySteps: true,
      resource: traces,
      async given(given) {
        await given.call('PUT', `/manufactures/${given.manufacture.id}/change-status`, {
          is_active: false,
          reason: 'Thử',
        })
        await shrink(given)
        return before(given.lot)
      },
      stands: async (given) => (await isActive(given)) && (await isShort()),
    },
    {
      what: 'a batch is released after the harvest shrank',
      rule: settledBatches,
      isBySteps: true,
      resource: batches,
      async given(given) {
        await server.sql`update batches set hold = 'held' where id = ${given.batch.id}`
        await shrink(given)
        return before(given.batch.id)
      },
      stands: async ({ batch }) => (await server.row('batches', batch.id))['hold'] === 'none' && (await isShort()),
    },
    {
      what: 'the source of a batch is cancelled',
      rule: settledBatches,
      isBySteps: true,
      resource: batches,
      async given(given) {
        const { id } = await given.ask('POST', '/batches', { ...given.batchForm, name: 'Mẻ 1', acreage_used: null })
        const source_batches = [{ source_batch_id: id, quantity: 10 }]
        await given.ask('PUT', `/batches/${given.batch.id}`, { ...given.batchForm, source_batches, reason: 'Ghi sót' })
        await given.ask('PUT', `/traces/${given.lot}/release`, { reason: 'Đạt' })
        return before(id)
      },
      stands: async (given, { id }) =>
        (await isActive(given)) && (await server.row('batches', id))['status'] === 'cancelled',
    },
    {
      what: 'a batch is cancelled of which a lot is certified',
      rule: settledBatches,
      isBySteps: true,
      resource: batches,
      async given({ batch }) {
        await server.sql`update batches set status = 'in_production' where id = ${batch.id}`
        return before(batch.id)
      },
      stands: async (given) =>
        (await isActive(given)) && (await server.row('batches', given.batch.id))['status'] === 'cancelled',
    },
    {
      what: 'a loss is told after the lot was certified',
      rule: settledBatches,
      isBySteps: true,
      resource: diaries,
      async given(given) {
        const loss = given.diaryForm('sale', '2026-11-11T06:00:00+07:00', { activity_type: 'loss', quantity: 300 })
        return before((await given.ask('POST', '/diaries', loss)).id)
      },
      stands: async (given) => (await isActive(given)) && (await isShort()),
    },
  ]

  return [
    ...steps,
    {
      what: 'less is harvested than was certified',
      rule: settledBatches,
      resource: diaries,
      async given(given) {
        await server.sql`update traces set diary_ids = '{}' where id = ${given.lot}`
        return {
          id: given.sale,
          form: await shown(given, `/diaries/${given.sale}`),
          bad: { quantity: 50 },
          gone: true,
          moved: { from: 'submitted', status: 'rejected' },
        }
      },
      stands: async (given) => (await isActive(given)) && (await isShort()),
    },
    {
      what: 'the harvest of a lot moves to another day',
      rule: settledBatches,
      resource: diaries,
      given: async (given) => ({
        id: given.sale,
        form: await shown(given, `/diaries/${given.sale}`),
        bad: { performed_at: '2026-10-25T00:00:00Z' },
      }),
      stands: async (given, { id }) =>
        (await isActive(given)) &&
        (await server.sql`select 1 from diaries where id = ${id} and performed_at < '2026-11-01'`).length > 0,
    },
    {
      what: 'a drug was used before the harvest',
      rule: settledBatches,
      resource: diaries,
      async given(given) {
        const { id } = await given.write('treatment', '2026-09-05T07:00:00+07:00', { inputs: [coccidiosis] })
        const late = { performed_at: '2026-11-05T00:00:00Z' }
        const form = await shown(given, `/diaries/${id}`)
        return {
          id,
          form,
          bad: late,
          news: given.diaryForm('treatment', late.performed_at, { inputs: [coccidiosis] }) as Values,
        }
      },
      stands: async (given) =>
        (await isActive(given)) &&
        (
          await server.sql`
            select 1 from diaries where activity_type = 'treatment' and performed_at > '2026-11-04' and deleted_at is null and status <> 'rejected'`
        ).length > 0,
    },
    {
      what: 'more is certified than was harvested',
      rule: settledBatches,
      resource: traces,
      async given(given) {
        const first = await shown(given, `/traces/${given.lot}`)
        await given.call('PUT', `/traces/${given.lot}`, { ...first, quantity: HARVESTED - 1 })
        const { id } = await given.trace({ quantity: 1 })
        await server.sql`update traces set status = 'inactive' where id = ${id}`
        const form = await shown(given, `/traces/${id}`)
        const { code: _, lot: __, ...news } = form
        return { id, form, bad: { quantity: 9000 }, news: { ...news, quantity: 9000 } }
      },
      async stands(given) {
        const [sum] = await server.sql<{ quantity: number }[]>`
          select coalesce(sum(quantity), 0)::float as quantity from traces where status <> 'draft' and deleted_at is null`
        return sum!.quantity > HARVESTED && (await isActive(given))
      },
    },
    {
      what: 'more is sent than the lot has',
      rule: settledMovements,
      resource: traces,
      isCheckedByForm: true,
      async given(given) {
        const form = await shown(given, `/traces/${given.lot}`)
        const movements = [
          { shipped_at: '2026-11-12T01:00:00Z', quantity: 500_000, product_unit_id: form['product_unit_id'] },
        ]
        const plant = () => server.sql`
          insert into trace_movements (trace_id, shipped_at, quantity, product_unit_id, position)
          values (${given.lot}, '2026-11-12', 500000, ${form['product_unit_id'] as number}, 0)`
        return { id: given.lot, form, bad: { movements }, plant }
      },
      stands: async (given) =>
        (await isActive(given)) &&
        (await server.sql`select 1 from trace_movements where quantity > ${HARVESTED}`).length > 0,
    },
    {
      what: 'a batch is made of more than there was',
      rule: settledBatches,
      resource: batches,
      async given(given) {
        const form = { ...given.batchForm, name: 'Mẻ 1', acreage_used: null }
        const { id } = await given.ask('POST', '/batches', form)
        const bad = { source_batches: [{ source_batch_id: given.batch.id, quantity: 999_999 }] }
        const plant = () => server.sql`
          insert into batch_sources (batch_id, source_batch_id, quantity, position) values (${id}, ${given.batch.id}, 999999, 0)`
        return { id, form, bad, plant, news: { ...form, ...bad } }
      },
      stands: async (given) =>
        (await isActive(given)) &&
        (
          await server.sql`
            select 1 from batch_sources s join batches b on b.id = s.batch_id where s.quantity > ${HARVESTED} and b.deleted_at is null`
        ).length > 0,
    },
    {
      what: 'a batch turns to another product than its lot',
      rule: settledBatches,
      resource: batches,
      async given({ ask, batch, batchForm, manufacture }) {
        const eggs = await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null })
        const { id } = await ask('POST', '/products', eggs)
        await ask('PUT', `/products/${id}/change-approved`)
        await server.sql`update batches set status = 'planned' where id = ${batch.id}`
        return { id: batch.id, form: { ...batchForm, acreage_used: null }, bad: { product_id: id } }
      },
      stands: async (given, { bad }) =>
        (await isActive(given)) && (await server.row('batches', given.batch.id))['product_id'] === bad['product_id'],
    },
    {
      what: 'a batch begins after its harvest',
      rule: settledBatches,
      resource: batches,
      given: async ({ batch, batchForm }) => ({
        id: batch.id,
        form: { ...batchForm, expected_harvest_date: null },
        bad: { start_date: '2026-11-12' },
      }),
      stands: async (given, { bad }) =>
        (await isActive(given)) && (await server.row('batches', given.batch.id))['start_date'] === bad['start_date'],
    },
    {
      what: 'the unit of a batch moves under its harvest',
      rule: settledBatches,
      isChange: true,
      resource: batches,
      async given({ batch, batchForm }) {
        return {
          id: batch.id,
          form: { ...batchForm },
          bad: { product_unit_id: await idOf(server, 'product_units', 'ta') },
        }
      },
      stands: async (given, { bad }) =>
        (await isActive(given)) &&
        (await server.row('batches', given.batch.id))['product_unit_id'] === bad['product_unit_id'],
    },
  ]
}
