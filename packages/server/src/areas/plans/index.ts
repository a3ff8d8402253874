export { productPerLaborOperations } from './product-per-labor.ts'
export { planOperations } from './production-plans.ts'
