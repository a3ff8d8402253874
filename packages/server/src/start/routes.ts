import { downloadRoute } from '@trace/platform/files/routes.ts'
import { liveRoute } from '@trace/platform/live/routes.ts'
import type { Route } from '@trace/platform/openapi/route.ts'
import { documentRoutes } from '@trace/platform/openapi/routes.ts'
import { metricsRoute } from './metrics.ts'
import type { Product } from '@trace/platform/start/product.ts'
import { readinessRoutes } from './readiness.ts'

/** Routes that are not operations, for the API document: the platform's and the product's. */
export const routesOf = ({ routes }: Pick<Product, 'routes'>): readonly Route[] => [
  ...readinessRoutes,
  metricsRoute,
  ...documentRoutes,
  liveRoute,
  downloadRoute,
  ...routes,
]
