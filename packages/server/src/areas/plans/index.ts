import { productPerLaborOperations } from './product-per-labor.ts'
import { planOperations } from './production-plans.ts'

/** What is written by hand of this area. */
export const plansOperations = [...planOperations, ...productPerLaborOperations] as const
