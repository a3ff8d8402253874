import { productOperations } from './products.ts'

/** What is written by hand of this area. */
export const catalogueOperations = [...productOperations] as const
