export { keepBaseMap, loadBoundariesFile } from './base-map.ts'
export { boundaryOperations } from './boundaries.ts'
export { placeOperations } from './places.ts'
export { serveBaseMap } from './serve-base-map.ts'
