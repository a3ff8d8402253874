import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { claimPlace, markerOf } from '../ports/settings/seed.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

const SET_UP =
  'nếu đúng là bắt đầu mới, chạy «npm run setup -- none» (trống) hoặc «npm run setup -- demo» (dữ liệu mẫu). Chưa có gì được tạo'

const hasKeys = (dataDir: string): boolean => {
  const folder = join(dataDir, 'keys')
  return existsSync(folder) && readdirSync(folder, { recursive: true, withFileTypes: true }).some((one) => one.isFile())
}

/**
 * Called if there is no data. An empty data folder or database becomes a new installation only if the operator
 * permitted it, for one start: an unmounted volume, a mistyped address and a lost database look the same. Records that
 * the place was claimed.
 */
export function claimEmptyInstallation(settings: Settings): void {
  refuseEmptyInstallation(settings)
  claimPlace(settings.dataDir, settings.seed ?? 'none')
}

/** Checks like `claimEmptyInstallation`, but claims nothing. */
export function refuseEmptyInstallation({ dataDir, databaseUrl, countsOnce, maySetUp }: Settings): void {
  const place = databaseUrl ? 'Cơ sở dữ liệu ở DATABASE_URL' : `DATA_DIR=${dataDir}`
  if (databaseUrl && hasKeys(dataDir))
    throw new StartRefusal(
      `${place} chưa có dữ liệu, mà thư mục ${join(dataDir, 'keys')} có khóa của một hệ thống đã chạy. Hãy kiểm tra DATABASE_URL hoặc khôi phục cơ sở dữ liệu ấy; ` +
        'chương trình không lập hệ thống mới bên khóa cũ. Nếu thật sự làm lại từ đầu, hãy cất thư mục keys đi nơi khác trước. Chưa có gì được tạo',
    )
  if (maySetUp) return
  if (countsOnce)
    throw new StartRefusal(
      `${place} trước đây có dữ liệu (tệp ${markerOf(dataDir)} còn ghi), nay trống. Hãy gắn lại ổ đĩa, hoặc khôi phục bản sao lưu; ${SET_UP}`,
    )
  throw new StartRefusal(`${place} chưa có dữ liệu. Hãy kiểm tra lại địa chỉ, và ổ đĩa đã được gắn chưa; ${SET_UP}`)
}
