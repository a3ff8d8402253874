/** A point in Web Mercator, in pixels of map tiles at `MAP_ZOOM`; y grows to the south. */
export type MapPoint = readonly [x: number, y: number]

/** Zoom level of the map unit: one pixel of standard map tiles, about 9 m in Vietnam. */
export const MAP_ZOOM = 14
export const TILE_SIZE = 256

const WORLD = TILE_SIZE * 2 ** MAP_ZOOM
const EQUATOR_METRES = 40_075_016.686
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Web Mercator projection of a WGS84 longitude and latitude. */
export function toMapPoint([longitude, latitude]: readonly number[]): MapPoint {
  const y = Math.log(Math.tan(Math.PI / 4 + radians(latitude!) / 2))
  return [(longitude! / 360 + 0.5) * WORLD, (0.5 - y / (2 * Math.PI)) * WORLD]
}

/** Inverse projection: the longitude and latitude of a map point. */
export function fromMapPoint([x, y]: MapPoint): [longitude: number, latitude: number] {
  const latitude = 2 * Math.atan(Math.exp((0.5 - y / WORLD) * 2 * Math.PI)) - Math.PI / 2
  return [(x / WORLD - 0.5) * 360, (latitude * 180) / Math.PI]
}

/** Scale: metres on the ground per map unit, at a given y. */
export const metresPerUnit = (y: number): number =>
  (EQUATOR_METRES * Math.cos(radians(fromMapPoint([0, y])[1]))) / WORLD
