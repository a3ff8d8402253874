import { placeOperations } from './places.ts'

export { keepBaseMap, loadBoundariesFile } from './base-map.ts'
export { boundaryOperations } from './boundaries.ts'
export { serveBaseMap } from './serve-base-map.ts'
export type { BaseMapAnswer } from './serve-base-map.ts'

/** What is written by hand of this area. */
export const placesOperations = [...placeOperations] as const
