import { sheetRoutes } from '../areas/labels/index.ts'
import { downloadRoute } from '@trace/platform/files/routes.ts'
import { liveRoute } from '@trace/platform/live/routes.ts'
import type { Route } from '@trace/platform/openapi/route.ts'
import { documentRoutes } from '@trace/platform/openapi/routes.ts'
import { publicRoutes } from '../public/routes.ts'
import { metricsRoute } from './metrics.ts'
import { readinessRoutes } from './readiness.ts'

/** Routes that are not operations, for the API document. */
export const routes: readonly Route[] = [
  ...readinessRoutes,
  metricsRoute,
  ...documentRoutes,
  liveRoute,
  downloadRoute,
  ...sheetRoutes,
  ...publicRoutes,
]
