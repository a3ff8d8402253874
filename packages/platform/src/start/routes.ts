import { downloadRoute } from '../files/routes.ts'
import { liveRoute } from '../live/routes.ts'
import type { Route } from '../openapi/route.ts'
import { documentRoutes } from '../openapi/routes.ts'
import { metricsRoute } from './metrics.ts'
import type { Product } from './product.ts'
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
