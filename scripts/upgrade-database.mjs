import { join } from 'node:path'
import { prepareToRun } from './prepare.mjs'

await prepareToRun(() => false)
const { readSettings } = await import('../packages/platform/src/ports/settings/settings.ts')
const { StartRefusal } = await import('../packages/embedded-postgres/src/start-refusal.ts')
const { upgradeEmbedded } = await import('../packages/platform/src/ports/postgres/upgrade-embedded.ts')
const { MIGRATIONS } = await import('../packages/server/src/migrations.ts')

try {
  const { takeInstalledSettings } = await import('../packages/platform/src/ports/settings/installed-settings.ts')
  const told = takeInstalledSettings()
  if (told) console.error(told)
  const { databaseUrl, dataDir } = readSettings()
  if (databaseUrl)
    throw new StartRefusal(
      'DATABASE_URL trỏ tới một PostgreSQL bên ngoài, hãy nâng cấp nó bằng công cụ của nó. Lệnh này chỉ dành cho PostgreSQL kèm theo',
    )
  const folder = join(dataDir, 'postgres')
  const upgraded = await upgradeEmbedded(folder, MIGRATIONS, console.log)
  if (upgraded) tell(upgraded, folder)
  else console.log(`Không có gì để chuyển trong ${folder}`)
} catch (error) {
  const { explainFailure } = await import('../packages/platform/src/start/explain-failure.ts')
  console.error(`Không chuyển được cơ sở dữ liệu: ${explainFailure(error)}`)
  process.exitCode = 1
}

function tell({ from, to, counts }, folder) {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `Đã chuyển ${counts.size} bảng, ${rows} dòng từ PostgreSQL ${from} sang ${to}; số dòng từng bảng đã được đối chiếu.`,
  )
  console.log(`Thư mục cũ còn nguyên tại ${join(folder, from)}: hãy xóa khi không còn cần. Bây giờ chạy «npm start»`)
}
