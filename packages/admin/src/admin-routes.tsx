import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { orders } from '@trace/domain/areas/labels/orders.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { contactPage, footer, information, logo } from '@trace/domain/areas/portal/singles.ts'
import { menu } from '@trace/domain/menu.ts'
import { needs } from '@trace/define/resource.ts'
import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
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
import { profileRoutes } from './areas/accounts/profile/profile-routes.ts'
import { labelReviewPages } from './areas/scans/label-reviews/label-review-pages.ts'
import { scanStatisticsPages } from './areas/scans/scan-statistics/scan-statistics-pages.ts'
import { stampStatisticsPages } from './areas/labels/stamp-statistics/stamp-statistics-pages.ts'
import { stampPages } from './areas/labels/stamps/stamp-pages.ts'
import { tracePages } from './areas/tracing/traces/trace-pages.ts'
import { logPages } from './areas/accounts/system-logs/log-pages.ts'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { calendarRoute } from '@trace/screens/resource/calendar/calendar-route.ts'
import { inboxRoute } from '@trace/screens/resource/inbox/inbox-route.ts'
import { lazyLoader, resourceRoutes, singleRoute } from '@trace/screens/resource/resource-routes.tsx'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'
import { ErrorPage, LoneScreenError, ScreenError } from '@trace/screens/frame/error-page.tsx'
import { Frame } from '@trace/screens/frame/frame.tsx'
import { loadShell, reloadsShell } from '@trace/screens/app/shell-data.ts'
import { SHELL } from '@trace/screens/app/shell.ts'
import { toWrongAddress } from '@trace/screens/frame/wrong-address.ts'
import { vi } from '@trace/screens/ui/vi.ts'

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
  'system-logs': logPages,
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
export const adminRoutes: RouteObject[] = [
  {
    id: SHELL,
    path: '/admin',
    loader: loadShell,
    shouldRevalidate: reloadsShell,
    element: <Frame afterView={listAddress(roles)} bellLinks={bellLinks} mapScreen={information} />,
    ErrorBoundary: LoneScreenError,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          { index: true, loader: () => redirect('/admin/home') },
          {
            id: 'admin.home',
            path: 'home',
            handle: { title: vi.home },
            loader: guard(
              'signedIn',
              lazyLoader('home', async () => (await import('./areas/figures/home/open-home.ts')).openHome),
            ),
            lazy: {
              Component: async () =>
                (await loadChunk('home', () => import('./areas/figures/home/home-page.tsx'))).HomePage,
            },
          },
          inboxRoute,
          calendarRoute,
          bulletinRoute,
          ...menu
            .flatMap(({ resources }) => resources)
            .flatMap((resource) => resourceRoutes(resource, pages[resource.name])),
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
          {
            id: 'admin.maintenance',
            path: 'maintenance',
            handle: { title: vi.maintenanceTitle },
            element: <ErrorPage kind="maintenance" />,
          },
          {
            id: 'admin.errors.403',
            path: 'errors/403',
            handle: { title: vi.forbiddenTitle },
            element: <ErrorPage kind="403" />,
          },
          { path: '*', loader: toWrongAddress },
        ],
      },
    ],
  },
]
