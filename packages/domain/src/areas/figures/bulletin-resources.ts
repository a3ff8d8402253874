import { products } from '../catalogue/products.ts'
import { stamps } from '../labels/issues/stamps.ts'
import { scanStatistics } from '../scans/scan-statistics.ts'
import { traces } from '../tracing/traces.ts'
import { productPlants } from './product-plants.ts'

/** Lists whose figures the monthly bulletin contains. Reading it needs the permission to list each of them. */
export const bulletinResources = [productPlants, traces, stamps, scanStatistics, products] as const
