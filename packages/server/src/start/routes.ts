import { sheetRoutes } from '../areas/labels/index.ts'
import { downloadRoute } from '../engine/files/routes.ts'
import { liveRoute } from '../engine/live/routes.ts'
import type { Route } from '../engine/openapi/route.ts'
import { documentRoutes } from '../engine/openapi/routes.ts'
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
