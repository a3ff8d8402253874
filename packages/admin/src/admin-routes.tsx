import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { contactPage, footer, information, logo } from '@trace/domain/areas/portal/singles.ts'
import '@trace/domain/menu.ts'
import { needs } from '@trace/define/resource.ts'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { guard } from '@trace/screens/app/guard.ts'
import { accountPages } from './areas/accounts/accounts/account-pages.tsx'
import { agriculturalPages, entryRoutes, toFirstList } from './areas/figures/agricultural-data/agricultural-pages.ts'
import { articlePages } from './areas/portal/articles/article-pages.ts'
import { bulletinRoute } from './areas/figures/bulletin/bulletin-route.ts'
import { batchPages } from './areas/growing/batches/batch-pages.ts'
import { certificatePages } from './areas/producers/certificates/certificate-pages.ts'
import { diaryPages } from './areas/growing/diaries/diary-pages.ts'
import { bannerRoutes, imagePages } from './areas/portal/images/image-pages.ts'
import { manufacturePages } from './areas/producers/manufactures/manufacture-pages.ts'
import { areaPages } from './areas/growing/material-areas/area-pages.tsx'
import { menuPages } from './areas/portal/menus/menu-pages.ts'
import { notificationPages } from './areas/portal/notifications/notification-pages.ts'
import { orderPages } from './areas/labels/orders/order-pages.ts'
import { permissionPages, rolePages } from './areas/accounts/permissions/permission-pages.ts'
import { processPages } from './areas/growing/processes/process-pages.ts'
import { draftPages, planRoutes, publishPages } from './areas/plans/production-plans/plan-pages.ts'
import { draftPlans } from './areas/plans/production-plans/draft-plans.ts'
import { profilePages, profileRoutes } from './areas/accounts/profile/profile-routes.ts'
import { labelReviewPages } from './areas/scans/label-reviews/label-review-pages.ts'
import { scanStatisticsPages } from './areas/scans/scan-statistics/scan-statistics-pages.ts'
import { stampStatisticsPages } from './areas/labels/stamp-statistics/stamp-statistics-pages.ts'
import { stampPages } from './areas/labels/stamps/stamp-pages.ts'
import { tracePages } from './areas/tracing/traces/trace-pages.ts'
import { innerRoutes } from '@trace/screens/frame/inner-routes.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { lazyLoader, resourceRoutes, singleRoute } from '@trace/screens/resource/resource-routes.tsx'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

/** Resources that replace some of the standard pages. */
const pages: Readonly<Record<string, Pages>> = {
  banners: imagePages,
  ...accountPages,
  ...agriculturalPages,
  articles: articlePages,
  batches: batchPages,
  certificates: certificatePages,
  diaries: diaryPages,
  'label-reviews': labelReviewPages,
  manufactures: manufacturePages,
  'material-areas': areaPages(materialAreas),
  menus: menuPages,
  notifications: notificationPages,
  orders: orderPages,
  permissions: permissionPages,
  processes: processPages,
  'production-plans': publishPages,
  roles: rolePages,
  'scan-statistics': scanStatisticsPages,
  'stamp-statistics': stampStatisticsPages,
  stamps: stampPages,
  traces: tracePages,
  videos: { drawer: true },
  websites: { drawer: true },
}

const rawMaterialAreas = {
  ...materialAreas,
  screen: 'culture/material-areas',
  subjects: ['raw_material_areas'] as const,
  label: 'Vùng nguyên liệu',
  plural: 'Vùng nguyên liệu',
}

const bellLinks = [
  {
    label: 'Tất cả thông báo',
    to: `${listAddress(notifications)}?received=true`,
    need: needs(notifications, 'list'),
  },
  { label: 'Tất cả đơn đặt tem', to: listAddress(orders), need: needs(orders, 'list') },
]

/** Every screen of the administration. */
export const adminRoutes = innerRoutes({
  frame: {
    afterView: listAddress(roles),
    bellLinks,
    ownPages: profilePages,
    parts: {
      mapScreen: information,
      codes: { hint: 'Tìm màn hình, dữ liệu, mã tem, số tem…', camera: 'Đưa mã QR trên tem vào khung.' },
      guide: '/huong-dan',
    },
  },
  home: {
    loader: guard(
      'signedIn',
      lazyLoader('home', async () => (await import('./areas/figures/home/load-home.ts')).loadHome),
    ),
    lazy: {
      Component: async () => (await loadChunk('home', () => import('./areas/figures/home/home-page.tsx'))).HomePage,
    },
  },
  pages,
  others: [
    bulletinRoute,
    ...resourceRoutes(rawMaterialAreas, areaPages(rawMaterialAreas, { area_type: 'raw_material' })),
    ...resourceRoutes(draftPlans, draftPages),
    ...planRoutes,
    ...[footer, logo].map((single) => singleRoute(single)),
    singleRoute(contactPage, async () => ({
      Page: (await import('./areas/portal/information/contact-page.tsx')).ContactPage,
    })),
    singleRoute(information, async () => ({
      Page: (await import('./areas/portal/information/information-page.tsx')).InformationPage,
    })),
    ...bannerRoutes,
    { path: 'general/agricultural_data', loader: toFirstList },
    ...entryRoutes,
    ...profileRoutes,
  ],
})
