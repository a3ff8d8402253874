import { entryOf, givenChain, signInAs, signInAsSuperAdmin } from './chain.ts'
import type { Chain } from './chain.ts'
import type { testServer } from './server.ts'

interface ActiveLot extends Chain {
  lot: { id: number }
  /** The diary of its harvest. */
  sale: number
  producer: Chain['admin']
  boss: Chain['admin']
  statusOf(trace: { id: number }): Promise<string>
  /** What was found against a held trace. */
  factsOf(trace: { id: number }): Promise<string[]>
}

/** An active lot of a ton, and the accounts of its producer and of somebody who may overrule. */
export async function givenActive(server: ReturnType<typeof testServer>): Promise<ActiveLot> {
  const chain = await givenChain(server)
  await chain.harvest()
  const lot = await chain.trace({ quantity: 1000 })
  await chain.ask('PUT', `/traces/${lot.id}/change-active`)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const boss = await signInAsSuperAdmin(server)
  const statusOf = async ({ id }: { id: number }) => (await chain.ask('GET', `/traces/${id}`)).status
  const factsOf = async ({ id }: { id: number }) =>
    (await chain.ask('GET', `/traces/${id}`)).held_facts.map(({ found }) => found)
  const [sale] = await server.sql<{ id: number }[]>`select id from diaries where activity_type = 'sale'`
  return { ...chain, lot, producer, boss, statusOf, factsOf, sale: sale!.id }
}

/** A harvested batch made of a ton of the chain's, with an active lot. */
export async function givenMade({ admin, ask, boss, batch, batchForm, diaryForm }: ActiveLot, first: object = {}) {
  const source_batches = [{ source_batch_id: batch.id, quantity: 1000 }]
  const form = { ...batchForm, name: 'Mẻ 1', acreage_used: null, source_batches }
  const made = await ask('POST', '/batches', { ...form, ...first })
  await ask('PUT', `/batches/${made.id}/change-status/in_production`)
  const sale = { ...diaryForm('sale', '2026-11-10T07:00:00+07:00', { quantity: 900 }), batch_id: made.id }
  const { id } = await ask('POST', '/diaries', sale)
  await ask('PUT', `/diaries/${id}/change-status/submitted`)
  await ask('PUT', `/batches/${made.id}/change-status/harvested`)
  const lot = entryOf(await admin('POST', '/traces', { batch_id: made.id, quantity: 900, harvest_date: '2026-11-10' }))
  entryOf(await boss('PUT', `/traces/${lot.id}/change-active`, { override_reason: 'Giấy' }))
  return { made, form, madeLot: lot }
}
