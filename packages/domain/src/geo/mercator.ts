/** A place on the flat map, in pixels of map tiles at `MAP_ZOOM`; y grows to the south. */
export type MapPoint = readonly [x: number, y: number]

/** One unit is a pixel of the usual map tiles at this zoom: about 9 m in Vietnam. */
export const MAP_ZOOM = 14
export const TILE_SIZE = 256

const WORLD = TILE_SIZE * 2 ** MAP_ZOOM
const EQUATOR_METRES = 40_075_016.686
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a longitude and latitude (WGS84) lie on the flat map (Web Mercator). */
export function toMap([longitude, latitude]: readonly number[]): MapPoint {
  const y = Math.log(Math.tan(Math.PI / 4 + radians(latitude!) / 2))
  return [(longitude! / 360 + 0.5) * WORLD, (0.5 - y / (2 * Math.PI)) * WORLD]
}

/** The longitude and latitude of a place on the flat map. */
export function fromMap([x, y]: MapPoint): [longitude: number, latitude: number] {
  const latitude = 2 * Math.atan(Math.exp((0.5 - y / WORLD) * 2 * Math.PI)) - Math.PI / 2
  return [(x / WORLD - 0.5) * 360, (latitude * 180) / Math.PI]
}

/** How many metres of ground one unit of the flat map stands for at a height of it. */
export const metresPerUnit = (y: number): number => (EQUATOR_METRES * Math.cos(radians(fromMap([0, y])[1]))) / WORLD
