import type { Pool } from '../database/connect.ts'
import type { Settings } from '../settings.ts'
import type { Changes } from '../store/store.ts'
import { planAreas } from './demo/areas.ts'
import { planBatches } from './demo/batch-lives.ts'
import { nameKnownRows } from './demo/known-rows.ts'
import { planAccounts } from './demo/people.ts'
import { placeWards } from './demo/places.ts'
import { planProcesses } from './demo/processes.ts'
import { planLabors, planProducers } from './demo/register-producers.ts'
import { planProducts } from './demo/register-products.ts'
import { planStages } from './demo/stages.ts'
import { openWorld } from './demo/world.ts'

/** One lock, so that of two servers that start at once only one loads. */
const LOCK = 7_228_414

/** Loads the demo province where there is no producer yet: all of it or, when that is cut short, nothing. */
export async function seedDemo(pool: Pool, settings: Settings): Promise<void> {
  await pool.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    const [known] = await sql`select 1 from manufactures limit 1`
    if (known) return
    const changes: Changes = new Map()
    await placeWards(sql)
    const { world, carryOn } = openWorld({ sql, settings, pictures: { of: () => '/files/2026/01/0123456789abcdef0123456789abcdef.webp' }, changes })
    await nameKnownRows(world)
    for (const plan of [planAccounts, planProducers, planLabors, planAreas, planProducts, planStages, planProcesses, planBatches]) plan(world)
    await carryOn()
  })
}
