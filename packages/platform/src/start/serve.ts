import { join } from 'node:path'
import { catalogue } from '@trace/define/catalogue.ts'
import { createApp } from './app.ts'
import { keepBuilds, presentBuild } from './built-files.ts'
import { makeDataFolderPrivate } from './data-folder.ts'
import { claimEmptyInstallation } from './refuse-empty-installation.ts'
import { connect } from '../ports/postgres/connect.ts'
import { majorsIn, refuseOtherFolder } from '@trace/embedded-postgres/majors.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import { embeddedOf } from '../ports/postgres/embedded-settings.ts'
import { prepareDatabase } from './prepare-database.ts'
import { openPort } from './listening-port.ts'
import { startJobs } from './jobs.ts'
import { prepareKeys } from './keyring.ts'
import type { Product } from './product.ts'
import { openNumbers } from '../store/numbers.ts'
import { openReplica } from '../replica/replica.ts'
import { sealFactors } from '../accounts/factors.ts'
import { firstSignIn } from '../accounts/first-sign-in.ts'
import { openLive } from '../live/hub.ts'
import { openOutbox } from '../notices/outbox.ts'
import { keepSeed } from '../ports/settings/seed.ts'
import { readSettings, unknownSettings } from '../ports/settings/settings.ts'
import { logJobFailure } from '../monitoring/failures-log.ts'
import { watchClock } from '../monitoring/clock.ts'
import { refuseForgottenMigration } from '../schema/snapshot.ts'
import { statementMeter } from '../monitoring/slow-requests.ts'
import { monitorFreeSpace } from '../monitoring/free-space.ts'
import { printMessage } from '../ports/print-message.ts'

/**
 * Starts the server of a product with the settings of the environment. Resolves when it is ready; ends the process
 * on a stop signal. `backOffice` resolves once the back-office is built. Meanwhile a new embedded database is set
 * up; any other database is not touched before that.
 */
export async function serve(product: Product, backOffice?: Promise<unknown>): Promise<void> {
  const settings = readSettings()
  for (const sentence of unknownSettings()) printMessage(sentence)
  await refuseForgottenMigration(product.migrations)
  const door = await openPort(settings)
  if (!settings.databaseUrl) refuseOtherFolder(settings.dataDir)
  if (!settings.databaseUrl && majorsIn(join(settings.dataDir, 'postgres')).length === 0)
    claimEmptyInstallation(settings)
  else await backOffice
  await makeDataFolderPrivate(settings)
  await monitorFreeSpace(settings.dataDir, settings.diskFloorMegabytes)
  const embedded = settings.databaseUrl ? null : await startEmbedded({ ...embeddedOf(settings), onLost: printMessage })
  const databaseUrl = await prepareDatabase(settings, product.migrations, embedded?.url)
  const pool = connect(databaseUrl, { max: settings.poolSize, tls: settings.databaseTls, measure: statementMeter })

  const closeNumbers = openNumbers(pool, databaseUrl, settings.databaseTls)
  const closeReplica = await openReplica(pool, settings)
  await prepareKeys(pool, settings, product.keys)
  await sealFactors(pool)
  const told = await product.prepare(pool, settings)
  const account = await firstSignIn(pool, settings, product.firstAccount)
  const example = await product.fillExample(pool, settings, databaseUrl)

  await keepSeed(settings.dataDir, settings.seed, settings.countsOnce)

  const live = await openLive(pool)
  await backOffice
  const screens = product.screens && { ...product.screens, folder: presentBuild(product.screens.folder) }
  keepBuilds([...(screens ? [screens.folder] : []), ...product.builds])
  const app = await createApp({ ...product, screens }, pool, settings, live, door)
  const onDefect = (error: unknown, work?: string) => logJobFailure(app.log, error, work)
  const jobs = await startJobs({ product, pool, settings, databaseUrl, onDefect })
  const outbox = openOutbox(pool, (error) => onDefect(error, 'outbox'))
  await outbox.follow()
  const stopClock = watchClock(pool, settings, product.watched, jobs.catchUp, onDefect)
  await app.ready()
  door.open()
  printMessage(`${catalogue().name} đã sẵn sàng tại ${settings.publicUrl}`)
  for (const sentence of told) printMessage(sentence)
  if (account) {
    const where = account.file ? `ghi trong ${account.file}` : 'như đã đặt trong ADMIN_PASSWORD'
    printMessage(`Đăng nhập lần đầu: ${account.email}, mật khẩu ${where}`)
  }
  for (const sentence of example) printMessage(sentence)
  stopOnSignal(async () => {
    await door.drain()
    await Promise.all([app.close(), door.close()])
    stopClock()
    await jobs.stop()
    await outbox.stop()
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
