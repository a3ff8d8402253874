import { products } from '../catalogue/products.ts'
import { stamps } from '../labels/stamps.ts'
import { scanStatistics } from '../scans/scan-statistics.ts'
import { traces } from '../tracing/traces.ts'
import { productPlants } from './product-plants.ts'

/** The lists whose figures the monthly bulletin tells: it is for whoever may list all of them. */
export const toldByBulletin = [productPlants, traces, stamps, scanStatistics, products] as const
