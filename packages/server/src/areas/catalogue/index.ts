import { productOperations } from './products.ts'

export { settledUnits } from './settle-units.ts'

/** Operations of this area that are written by hand. */
export const catalogueOperations = [...productOperations] as const
