import { productOperations } from './products.ts'
import { productUnitOperations } from './product-units.ts'

export { settledKinds } from './settle-kinds.ts'
export { settledStars } from './settle-stars.ts'
export { settledUnits } from './settle-units.ts'
export { areStarsInForce, areStarsOfGoods } from './stars-in-force.ts'

/** Operations of this area that are written by hand. */
export const catalogueOperations = [...productOperations, ...productUnitOperations] as const
