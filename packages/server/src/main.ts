import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteAssets } from '@trace/site'
import { createApp } from './app.ts'
import { keepBuilds } from './built-files.ts'
import { closeDataFolder } from './data-folder.ts'
import { connect } from './database/connect.ts'
import { refuseOtherFolder } from './database/embedded-majors.ts'
import { startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { firstSignIn } from './first-sign-in.ts'
import { startJobs } from './jobs/start.ts'
import { prepareKeys } from './keyring.ts'
import { openLive } from './live/hub.ts'
import { operations } from './operations/index.ts'
import { loadBoundariesFile } from './places/base-map.ts'
import { seedDemo } from './seed/demo.ts'
import { seedGround } from './seed/ground.ts'
import { readSettings } from './settings.ts'
import { tellJobFailure } from './watch/failures-log.ts'

const settings = readSettings()
keepBuilds([settings.adminDist, dirname(fileURLToPath(siteAssets.folder))])
await closeDataFolder(settings)
if (!settings.databaseUrl) refuseOtherFolder(settings.dataDir)
const embedded = settings.databaseUrl ? null : await startEmbedded({ folder: join(settings.dataDir, 'postgres'), onLost: console.error })
const databaseUrl = settings.databaseUrl ?? embedded!.url
const pool = connect(databaseUrl)

await migrate(pool)
await prepareKeys(pool, settings)
await seedGround(pool, settings)
const boundaries = await loadBoundariesFile(pool, settings)
const account = await firstSignIn(pool, settings)
const isDemo = settings.seed === 'demo' && (await seedDemo(pool, settings))

const live = await openLive(pool)
const app = await createApp(pool, settings, live)
const jobs = await startJobs({ pool, settings, operations, databaseUrl, onDefect: (error) => tellJobFailure(app.log, error) })
await app.listen({ host: settings.host, port: settings.port })
console.log(`Cội Nguồn đã sẵn sàng tại ${settings.publicUrl}`)
if (boundaries) console.log(boundaries)
if (account) console.log(`Đăng nhập lần đầu: ${account.email} / ${account.password} (ghi trong ${account.file})`)
if (isDemo) console.log('Đã nạp dữ liệu mẫu Quảng Ninh. Tài khoản mẫu chưa ai biết mật khẩu: quản trị viên cấp lại ở mục Tài khoản quản trị')

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void stop()
  })
}

/** Lets what was accepted finish, then goes: no answered write is lost and no accepted request dropped. */
async function stop(): Promise<void> {
  await app.close()
  await jobs.stop()
  await pool.end({ timeout: 5 })
  await embedded?.stop()
  process.exit(0)
}
