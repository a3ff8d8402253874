import { productPerLaborOperations } from './product-per-labor.ts'
import { planOperations } from './production-plans.ts'

/** Operations of this area that are written by hand. */
export const plansOperations = [...planOperations, ...productPerLaborOperations] as const
