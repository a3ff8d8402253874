import { products } from '../catalogue/products.ts'
import { stamps } from '../labels/stamps.ts'
import { scanStatistics } from '../scans/scan-statistics.ts'
import { traces } from '../tracing/traces.ts'
import { productPlants } from './product-plants.ts'

/** Lists whose figures the monthly bulletin contains; whoever may list all of them may read it. */
export const toldByBulletin = [productPlants, traces, stamps, scanStatistics, products] as const
