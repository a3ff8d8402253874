import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, Settings } from '@trace/server'
import { Changes, forgetTotals, openKeys, randomPassword, tablesOf } from '@trace/server'
import { planAgriculturalData } from './agricultural.ts'
import { planAppUsers } from './app-users.ts'
import { planAreas } from './areas.ts'
import { planBatches } from './batch-lives.ts'
import { planCategories } from './categories.ts'
import { planFarmInputs } from './farm-inputs.ts'
import { planIssues } from './issue-lives.ts'
import { isWanted } from './is-wanted.ts'
import { nameKnownRows } from './known-rows.ts'
import { planLabors } from './labors.ts'
import { planLibrary } from './library.ts'
import { planNotifications } from './notifications.ts'
import { offerAccounts, planAccounts } from './people.ts'
import { drawPictures } from './pictures.ts'
import { drawDemoMap, placeWards } from './places.ts'
import { planPlans } from './plans.ts'
import { planPortal } from './portal.ts'
import { planProcesses } from './processes.ts'
import { planNews } from './publish-news.ts'
import { planProducers } from './register-producers.ts'
import { planProducts } from './register-products.ts'
import { planScans } from './scan-lives.ts'
import { planStages } from './stages.ts'
import { planTraces } from './trace-lives.ts'
import { planTrade } from './trade.ts'
import { openWorld } from './world.ts'

/** One lock, so that of two servers that start at once only one loads. */
const LOCK = 7_228_418

const plans = [
  planAccounts,
  planCategories,
  planPortal,
  planProducers,
  planLabors,
  planAreas,
  planProducts,
  planTrade,
  planFarmInputs,
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
  planNotifications,
  planScans,
]

/**
 * Loads the demo province if there is no producer yet; if loading is interrupted, nothing is kept. Its people call
 * the same operations as everybody, at dates from fourteen months ago until today, so that no row breaks the rules.
 */
export async function seedDemo(
  pool: Pool,
  settings: Settings,
  tell: (sentence: string) => void = () => {},
): Promise<boolean> {
  const changes = new Changes()
  const password = randomPassword()
  let offered: string[] = []
  const isLoaded = await pool.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    // Pictures are drawn while the transaction waits.
    await sql`set local idle_in_transaction_session_timeout = 0`
    await sql`select pg_advisory_xact_lock(${LOCK})`
    if (!(await isWanted(sql, settings))) return false
    tell('Đang nạp dữ liệu mẫu Quảng Ninh, mất một hai phút. Dừng giữa chừng thì lần khởi động sau nạp lại từ đầu')
    await placeWards(sql)
    const { world, carryOn } = openWorld(
      { sql, settings, changes },
      await drawPictures(sql, settings),
      await openKeys(settings),
      password,
    )
    await nameKnownRows(world)
    for (const plan of plans) plan(world)
    await carryOn((percent) => tell(`Đang nạp dữ liệu mẫu: ${percent} %`))
    await drawDemoMap(sql)
    offered = await offerAccounts(world)
    return true
  })
  if (isLoaded) {
    const file = join(settings.dataDir, 'demo-accounts.txt')
    await writeFile(file, `${[...offered, '', `Mật khẩu chung: ${password}`].join('\n')}\n`, { mode: 0o600 })
  }
  forgetTotals(pool, tablesOf(changes))
  return isLoaded
}
