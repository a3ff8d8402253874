import { placeOperations } from './places.ts'

export { keepBaseMap, loadBoundariesFile } from './base-map.ts'
export { boundaryOperations } from './boundaries.ts'
export { serveBaseMap } from './serve-base-map.ts'
export { settledFormerPlaces } from './settle-former-places.ts'
export type { BaseMapAnswer } from './serve-base-map.ts'

/** Operations of this area that are written by hand. */
export const placesOperations = [...placeOperations] as const
