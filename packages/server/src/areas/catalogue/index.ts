import { productOperations } from './products.ts'

/** Operations of this area that are written by hand. */
export const catalogueOperations = [...productOperations] as const
