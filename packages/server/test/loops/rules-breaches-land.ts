import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { settledLand } from '../../src/areas/growing/index.ts'
import type { testServer } from '../server.ts'
import type { Breach, Given, Values } from './rules-breaches.ts'

/** Contradictions between areas and the land that batches take. */
export function landBreaches(server: ReturnType<typeof testServer>): Breach[] {
  const later = { start_date: '2026-11-20', expected_harvest_date: '2027-02-01' }

  async function givenFull({ ask, batchForm }: Given): Promise<void> {
    await ask('POST', '/batches', { ...batchForm, ...later, name: 'Lứa 1', acreage_used: 2 })
  }

  const isOverfull = async ({ area }: Given): Promise<boolean> => {
    const [land] = await server.sql<{ is_over: boolean }[]>`
      select (select coalesce(sum(acreage_used), 0) from batches
        where material_area_id = a.id and deleted_at is null and start_date = ${later.start_date}) > a.acreage as is_over
      from material_areas a where a.id = ${area.id}`
    return land!.is_over
  }

  return [
    {
      what: 'batches take more land than there is',
      rule: settledLand,
      resource: batches,
      async given(given) {
        await givenFull(given)
        const form = { ...given.batchForm, ...later, name: 'Lứa 2', acreage_used: 0.4 }
        const { id } = await given.ask('POST', '/batches', form)
        const bad = { acreage_used: 2 }
        return { id, form, bad, news: { ...form, ...bad } }
      },
      stands: isOverfull,
    },
    {
      what: 'an area becomes smaller than what its batches use',
      rule: settledLand,
      resource: materialAreas,
      async given(given) {
        await givenFull(given)
        const { entry } = (await given.call('GET', `/material-areas/${given.area.id}`)).data as { entry: Values }
        return { id: given.area.id, form: entry, bad: { acreage: 1 } }
      },
      stands: isOverfull,
    },
  ]
}
