import { mkdir, stat, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../ports/postgres/connect.ts'
import { majorsIn, refuseOtherFolder } from '@trace/embedded-postgres/majors.ts'
import { giveSeed, keepSeed, writeMarker, SEEDS } from '../ports/settings/seed.ts'
import { readSettings } from '../ports/settings/settings.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { hasTables } from '../start/check-database.ts'
import { refuseEmptyInstallation } from '../start/refuse-empty-installation.ts'

/**
 * `npm run setup -- none|demo`: permits that the next start sets up an empty data folder or database as new. The
 * permission is good for one start. With `none`, an existing demo stops being a demo.
 */
export async function runSetup([word]: string[]): Promise<string> {
  const seed = SEEDS.find((one) => one === word)
  if (!seed)
    throw new StartRefusal(
      'Hãy chạy «npm run setup -- none» (bắt đầu trống) hoặc «npm run setup -- demo» (dữ liệu mẫu)',
    )
  const settings = readSettings()
  const { dataDir } = settings
  const isThere = await hasData(settings)
  if (isThere && seed === 'none' && settings.seed === 'demo') {
    await keepSeed(dataDir, seed, settings.countsOnce)
    return 'Từ lần khởi động tới, đây không còn là hệ thống dùng thử: trang đăng nhập không nêu tài khoản dùng thử nữa'
  }
  if (isThere)
    throw new StartRefusal(
      `${settings.databaseUrl ? 'Cơ sở dữ liệu ở DATABASE_URL' : `DATA_DIR=${dataDir}`} đã có dữ liệu, không cần lập. Hãy chạy «npm start»`,
    )
  refuseEmptyInstallation({ ...settings, maySetUp: true })
  await mkdir(dataDir, { recursive: true })
  giveSeed(dataDir, seed)
  writeMarker(dataDir)
  const { uid, gid } = await stat(dataDir)
  await chown(join(dataDir, 'seed'), uid, gid)
  return `Lần khởi động tới sẽ lập hệ thống mới (${seed}) trong ${dataDir}${settings.databaseUrl ? ' và cơ sở dữ liệu ở DATABASE_URL' : ''}`
}

async function hasData({ databaseUrl, databaseTls, dataDir }: Settings): Promise<boolean> {
  if (!databaseUrl) {
    refuseOtherFolder(dataDir)
    return majorsIn(join(dataDir, 'postgres')).length > 0
  }
  const sql = connect(databaseUrl, { max: 1, tls: databaseTls })
  try {
    return await hasTables(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
