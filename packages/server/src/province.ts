import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteAssets } from '@trace/site'
import { ADMINISTRATOR } from '@trace/domain/areas/accounts/default-roles.ts'
import { feedRoute, serveFeed } from '@trace/platform/calendar/serve-feed.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { openTileArchive } from '@trace/platform/ports/tiles/tile-archive.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { erasePersonForGood, forgetDemoAccounts } from './areas/accounts/index.ts'
import { forgetBulletinsAhead } from './areas/figures/index.ts'
import { serveSheets, sheetRoutes, stampKeys } from './areas/labels/index.ts'
import { loadBoundariesFile, serveBaseMap } from './areas/places/index.ts'
import { notificationLetters, notificationMoments } from './areas/portal/index.ts'
import { createScanPartitions, misplacedScanFindings } from './areas/scans/index.ts'
import { seedBaseData } from './base-data/base-data.ts'
import { hourly } from './hourly.ts'
import { MIGRATIONS, RELEASES } from './migrations.ts'
import { operations } from './operations.ts'
import { serveGuide } from './public/guide/serve-guide.ts'
import { serveEntrance } from './public/portal/serve-entrance.ts'
import { publicRoutes } from './public/routes.ts'
import { servePublic } from './public/serve-public.ts'
import type { Product } from '@trace/platform/start/product.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

/** Cội Nguồn: the product that the platform serves for a province. */
export const province: Product = {
  migrations: MIGRATIONS,
  releases: RELEASES,
  operations,
  routes: [...sheetRoutes, feedRoute, ...publicRoutes],
  keys: stampKeys,
  firstAccount: { name: 'Quản trị hệ thống', role: ADMINISTRATOR },
  erasePersonForGood,
  screens: { folder: join(import.meta.dirname, '../../admin/dist/current'), icon: '/icon' },
  builds: [dirname(fileURLToPath(siteAssets.folder))],
  watched: { letters: notificationLetters, moments: notificationMoments, takeBack: forgetBulletinsAhead },
  findings: misplacedScanFindings,
  counted: [
    {
      name: 'scans_total',
      help: 'Số lượt quét đã nhận',
      counts: (route, code) => route === '/api/web/scans' && [200, 404].includes(code),
    },
  ],
  async prepare(pool, settings) {
    await seedBaseData(pool, settings)
    await createScanPartitions(pool)
    if (settings.seed !== 'demo') await forgetDemoAccounts(pool)
    const boundaries = await loadBoundariesFile(pool, settings)
    return boundaries ? [boundaries] : []
  },
  fillExample: async () => [],
  async serve(app, pool, settings, backOffice) {
    serveBaseMap(app, pool, settings, settings.tilesFile === null ? null : await openTileArchive(settings.tilesFile))
    serveSheets(app, pool, settings)
    serveFeed(app, pool, settings)
    await servePublic(app, pool, settings)
    await serveGuide(app)
    serveEntrance(app, pool, settings, backOffice)
  },
  scheduled: scheduledTasks,
  hourly,
}

/**
 * Fills an empty database with the demo province and returns whether it did; may open another connection by the
 * address.
 */
type LoadDemo = (pool: Pool, settings: Settings, databaseUrl: string) => Promise<boolean>

/** The province that loads the demo rows into an empty database if the settings ask for it. */
export const provinceWithDemo = (loadDemo: LoadDemo): Product => ({
  ...province,
  async fillExample(pool, settings, databaseUrl) {
    if (settings.seed !== 'demo' || !(await loadDemo(pool, settings, databaseUrl))) return []
    return [
      `Đã nạp dữ liệu mẫu Quảng Ninh. Tài khoản dùng thử của tám vai trò và mật khẩu ghi trong ${join(settings.dataDir, 'demo-accounts.txt')}`,
    ]
  },
})
