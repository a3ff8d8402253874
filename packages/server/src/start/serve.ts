import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteAssets } from '@trace/site'
import { decidingRows, forgetDemoAccounts, sealFactors } from '../areas/accounts/index.ts'
import { createApp } from './app.ts'
import { keepBuilds } from './built-files.ts'
import { closeDataFolder } from './data-folder.ts'
import { claimEmptyPlace } from './refuse-empty-place.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { majorsIn, refuseOtherFolder } from '@trace/platform/ports/postgres/embedded-majors.ts'
import { startEmbedded } from '@trace/platform/ports/postgres/embedded.ts'
import { embeddedOf } from '@trace/platform/ports/postgres/embedded-settings.ts'
import { prepareDatabase } from './prepare-database.ts'
import { openPort } from './listening-port.ts'
import { firstSignIn } from './first-sign-in.ts'
import { startJobs } from './jobs.ts'
import { prepareKeys } from './keyring.ts'
import { openNumbers } from '@trace/platform/store/numbers.ts'
import { openReplica } from '@trace/platform/replica/replica.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import { operations } from '../operations.ts'
import { loadBoundariesFile } from '../areas/places/index.ts'
import { makeRoomForScans } from '../areas/scans/index.ts'
import { seedBaseData } from './base-data/base-data.ts'
import { keepSeed } from '@trace/platform/ports/settings/seed.ts'
import { readSettings, unknownSettings } from '@trace/platform/ports/settings/settings.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { logJobFailure } from '@trace/platform/monitoring/failures-log.ts'
import { watchClock } from '@trace/platform/monitoring/clock.ts'
import { measuring } from '@trace/platform/monitoring/slow-requests.ts'
import { monitorFreeSpace } from '@trace/platform/monitoring/free-space.ts'
import { printMessage } from '@trace/platform/ports/print-message.ts'

/** Fills an empty database, which it may open once more by its address, with the demo province; answers whether it did. */
type LoadDemo = (pool: Pool, settings: Settings, databaseUrl: string) => Promise<boolean>

/**
 * Starts the server with the settings of the environment. Resolves when it is ready; ends the process on a stop signal.
 */
export async function serve(loadDemo: LoadDemo): Promise<void> {
  const settings = readSettings()
  for (const sentence of unknownSettings()) printMessage(sentence)
  const door = await openPort(settings)
  keepBuilds([settings.adminDist, dirname(fileURLToPath(siteAssets.folder))])
  if (!settings.databaseUrl) refuseOtherFolder(settings.dataDir)
  if (!settings.databaseUrl && majorsIn(join(settings.dataDir, 'postgres')).length === 0) claimEmptyPlace(settings)
  await closeDataFolder(settings)
  await monitorFreeSpace(settings.dataDir, settings.diskFloorMegabytes)
  const embedded = settings.databaseUrl ? null : await startEmbedded({ ...embeddedOf(settings), onLost: printMessage })
  const databaseUrl = await prepareDatabase(settings, embedded?.url)
  const pool = connect(databaseUrl, { max: settings.poolSize, tls: settings.databaseTls, measure: measuring })

  const closeNumbers = openNumbers(pool, databaseUrl, settings.databaseTls)
  const closeReplica = await openReplica(pool, settings)
  await prepareKeys(pool, settings)
  await sealFactors(pool)
  await seedBaseData(pool, settings)
  await makeRoomForScans(pool)
  const boundaries = await loadBoundariesFile(pool, settings)
  const account = await firstSignIn(pool, settings)
  if (settings.seed !== 'demo') await forgetDemoAccounts(pool)
  const isDemo = settings.seed === 'demo' && (await loadDemo(pool, settings, databaseUrl))

  await keepSeed(settings.dataDir, settings.seed, settings.countsOnce)

  const live = await openLive(pool, decidingRows)
  const app = await createApp(pool, settings, live, door)
  const onDefect = (error: unknown, work?: string) => logJobFailure(app.log, error, work)
  const jobs = await startJobs({ pool, settings, operations, databaseUrl, onDefect })
  const stopClock = watchClock(pool, settings, onDefect)
  await app.ready()
  door.open()
  printMessage(`Cội Nguồn đã sẵn sàng tại ${settings.publicUrl}`)
  if (boundaries) printMessage(boundaries)
  if (account) {
    const where = account.file ? `ghi trong ${account.file}` : 'như đã đặt trong ADMIN_PASSWORD'
    printMessage(`Đăng nhập lần đầu: ${account.email}, mật khẩu ${where}`)
  }
  if (isDemo)
    printMessage(
      `Đã nạp dữ liệu mẫu Quảng Ninh. Tài khoản dùng thử của tám vai trò và mật khẩu ghi trong ${join(settings.dataDir, 'demo-accounts.txt')}`,
    )
  stopOnSignal(async () => {
    await door.drain()
    await Promise.all([app.close(), door.close()])
    stopClock()
    await jobs.stop()
    await Promise.all([closeReplica(), closeNumbers()])
    await pool.end({ timeout: 5 })
    await embedded?.stop()
  })
}

/** Graceful shutdown: accepted requests are finished, so no answered write is lost and no request dropped. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void stop().then(() => process.exit(0))
    })
  }
}
