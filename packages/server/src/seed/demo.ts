import type { Pool } from '../ports/postgres/connect.ts'
import { tablesOf } from '../engine/perform.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { openKeys } from '../areas/labels/issues/open-keys.ts'
import type { Changes } from '../engine/store/store.ts'
import { forgetTotals } from '../engine/store/totals.ts'
import { planAgriculturalData } from './demo/agricultural.ts'
import { planAppUsers } from './demo/app-users.ts'
import { planAreas } from './demo/areas.ts'
import { planBatches } from './demo/batch-lives.ts'
import { planCategories } from './demo/categories.ts'
import { planIssues } from './demo/issue-lives.ts'
import { nameKnownRows } from './demo/known-rows.ts'
import { planLabors } from './demo/labors.ts'
import { planLibrary } from './demo/library.ts'
import { planNotices } from './demo/notices.ts'
import { planAccounts } from './demo/people.ts'
import { drawPictures } from './demo/pictures.ts'
import { drawDemoMap, placeWards } from './demo/places.ts'
import { planPlans } from './demo/plans.ts'
import { planPortal } from './demo/portal.ts'
import { planProcesses } from './demo/processes.ts'
import { planNews } from './demo/publish-news.ts'
import { planProducers } from './demo/register-producers.ts'
import { planProducts } from './demo/register-products.ts'
import { planScans } from './demo/scan-lives.ts'
import { planStages } from './demo/stages.ts'
import { planTraces } from './demo/trace-lives.ts'
import { planTrade } from './demo/trade.ts'
import { openWorld } from './demo/world.ts'

/** One lock, so that of two servers that start at once only one loads. */
const LOCK = 7_228_414

const QUANG_NINH = '22'

const plans = [
  planAccounts,
  planCategories,
  planPortal,
  planProducers,
  planLabors,
  planAreas,
  planProducts,
  planTrade,
  planStages,
  planProcesses,
  planAppUsers,
  planLibrary,
  planNews,
  planBatches,
  planTraces,
  planIssues,
  planPlans,
  planAgriculturalData,
  planNotices,
  planScans,
]

/**
 * Loads the demo province where there is no producer yet: all of it or, when that is cut short, nothing. Its people call the same
 * operations as everybody, from fourteen months ago until today, so that no row is there that the rules would not let in.
 */
export async function seedDemo(pool: Pool, settings: Settings): Promise<boolean> {
  if (settings.province !== QUANG_NINH) return false
  const changes: Changes = new Map()
  const isLoaded = await pool.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`select pg_advisory_xact_lock(${LOCK})`
    const [known] = await sql`select 1 from manufactures limit 1`
    if (known) return false
    await placeWards(sql)
    const { world, carryOn } = openWorld(
      { sql, settings, changes },
      await drawPictures(sql, settings),
      await openKeys(settings),
    )
    await nameKnownRows(world)
    for (const plan of plans) plan(world)
    await carryOn()
    await drawDemoMap(sql)
    return true
  })
  forgetTotals(tablesOf(changes))
  return isLoaded
}
