import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { settledBatches } from '../../src/areas/tracing/index.ts'
import { coccidiosis } from '../chain.ts'
import type { testServer } from '../server.ts'
import { isActiveIn, shown } from './rules-breaches.ts'
import type { Breach, Values } from './rules-breaches.ts'

/** Contradictions between the days of a lot and those of what was done, harvested and taken for it. */
export function dayBreaches(server: ReturnType<typeof testServer>): Breach[] {
  const isActive = isActiveIn(server)
  const isThere = async (found: PromiseLike<readonly unknown[]>): Promise<boolean> => (await found).length > 0

  return [
    {
      what: 'a treatment lasts until the harvest',
      rule: settledBatches,
      resource: diaries,
      async given(given) {
        const at = '2026-09-05T07:00:00+07:00'
        const { id } = await given.write('treatment', at, { inputs: [coccidiosis] })
        const bad = { finished_at: '2026-11-08T00:00:00Z' }
        const news = given.diaryForm('treatment', at, { inputs: [coccidiosis], ...bad }) as Values
        return { id, form: await shown(given, `/diaries/${id}`), bad, news }
      },
      stands: async (given) =>
        (await isActive(given)) &&
        (await isThere(
          server.sql`select 1 from diaries where finished_at > '2026-11-07' and deleted_at is null and status <> 'rejected'`,
        )),
    },
    {
      what: 'animals are slaughtered within a withdrawal period',
      rule: settledBatches,
      resource: diaries,
      async given(given) {
        await given.write('treatment', '2026-09-05T07:00:00+07:00', { inputs: [coccidiosis] })
        const slaughter = { activity_type: 'slaughter' }
        const { id } = await given.write('sale', '2026-11-09T07:00:00+07:00', slaughter)
        const bad = { performed_at: '2026-09-07T00:00:00Z' }
        const news = given.diaryForm('sale', bad.performed_at, slaughter) as Values
        return { id, form: await shown(given, `/diaries/${id}`), bad, news }
      },
      stands: async (given) =>
        (await isActive(given)) &&
        (await isThere(
          server.sql`
            select 1 from diaries where activity_type = 'slaughter' and performed_at < '2026-09-10' and deleted_at is null and status <> 'rejected'`,
        )),
    },
    {
      what: 'less is harvested by the day of a lot than it certifies, and more later',
      rule: settledBatches,
      resource: diaries,
      async given(given) {
        await given.write('sale', '2026-11-12T07:00:00+07:00', { quantity: 1000 })
        return { id: given.sale, form: await shown(given, `/diaries/${given.sale}`), bad: { quantity: 4500 } }
      },
      stands: async (given, { id }) =>
        (await isActive(given)) &&
        (await isThere(server.sql`select 1 from diaries where id = ${id} and quantity < 5000`)),
    },
    {
      what: 'a lot is made of a batch that has given nothing',
      rule: settledBatches,
      resource: batches,
      async given(given) {
        const { id } = await given.ask('POST', '/batches', { ...given.batchForm, name: 'Mẻ 1', acreage_used: null })
        const bad = { source_batches: [{ source_batch_id: id, quantity: 10 }] }
        const plant = () => server.sql`
          insert into batch_sources (batch_id, source_batch_id, quantity, position) values (${given.batch.id}, ${id}, 10, 0)`
        return { id: given.batch.id, form: { ...given.batchForm, acreage_used: null }, bad, plant }
      },
      stands: async (given) =>
        (await isActive(given)) &&
        (await isThere(server.sql`select 1 from batch_sources where batch_id = ${given.batch.id}`)),
    },
  ]
}
