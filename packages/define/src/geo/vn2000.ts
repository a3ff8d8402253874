import type { Position } from './geodesic-area.ts'

/** WGS84, which VN-2000 shares: semi-major axis in metres, flattening. */
const a = 6_378_137
const f = 1 / 298.257223563
const e2 = f * (2 - f)

/**
 * Transformation from VN-2000 to WGS84, published by the Ministry of Natural Resources (Decision 05/2007/QĐ-BTNMT; EPSG
 * 6960, coordinate frame rotation): metres, seconds of arc, parts per million.
 */
const move = [-191.90441429, -39.30318279, -111.45032835] as const
const arc = Math.PI / 180 / 3600
const [rx, ry, rz] = [-0.00928836 * arc, 0.01975479 * arc, -0.00427372 * arc]
const scale = 1 + 0.252906278e-6

/** Converts a position from VN-2000 degrees to WGS84 degrees, some 200 metres away. */
export function fromVn2000([longitude, latitude]: Position): Position {
  const [x, y, z] = toSpace(longitude, latitude)
  return toDegrees(
    move[0] + scale * (x + rz * y - ry * z),
    move[1] + scale * (-rz * x + y + rx * z),
    move[2] + scale * (ry * x - rx * y + z),
  )
}

function toSpace(longitude: number, latitude: number): [x: number, y: number, z: number] {
  const [lambda, phi] = [radians(longitude), radians(latitude)]
  const n = a / Math.sqrt(1 - e2 * Math.sin(phi) ** 2)
  return [n * Math.cos(phi) * Math.cos(lambda), n * Math.cos(phi) * Math.sin(lambda), n * (1 - e2) * Math.sin(phi)]
}

/** Bowring's method: exact to less than a millimetre near the ground. */
function toDegrees(x: number, y: number, z: number): Position {
  const b = a * Math.sqrt(1 - e2)
  const p = Math.hypot(x, y)
  const theta = Math.atan2(z * a, p * b)
  const phi = Math.atan2(z + (e2 / (1 - e2)) * b * Math.sin(theta) ** 3, p - e2 * a * Math.cos(theta) ** 3)
  return [degrees(Math.atan2(y, x)), degrees(phi)]
}

/** A zone of VN-2000 in metres: its central meridian, and the scale along it. */
interface Zone {
  meridian: number
  scale: number
}

const zone = (scale: number, meridians: Readonly<Record<string, number>>) =>
  Object.entries(meridians).map(([code, meridian]): [code: string, zone: Zone] => [code, { meridian, scale }])

/** The zones by their EPSG codes: 6 degrees wide for maps, 3 degrees for the land registers of provinces. */
export const vn2000Zones: ReadonlyMap<string, Zone> = new Map([
  ...zone(0.9996, { 3405: 105, 3406: 111 }),
  ...zone(0.9999, { 5896: 102, 5897: 105, 5898: 108, 5899: 107.75 }),
  ...zone(0.9999, { 9205: 103, 9206: 104, 9207: 104.5, 9208: 104.75, 9209: 105.5, 9210: 105.75, 9211: 106 }),
  ...zone(0.9999, { 9212: 106.25, 9213: 106.5, 9214: 107, 9215: 107.25, 9216: 107.5, 9217: 108.25, 9218: 108.5 }),
])

const FALSE_EASTING = 500_000

/** Third flattening, radius of the rectifying sphere, and Krüger's series for the inverse projection. */
const n = f / (2 - f)
const radius = (a / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64)
const beta = [n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96, n ** 2 / 48 + n ** 3 / 15, (17 * n ** 3) / 480] as const
const delta = [2 * n - (2 * n ** 2) / 3 - 2 * n ** 3, (7 * n ** 2) / 3 - (8 * n ** 3) / 5, (56 * n ** 3) / 15] as const

/** Converts a position in metres of a VN-2000 zone, east and north, to WGS84 degrees. */
export function fromVn2000Metres({ meridian, scale: along }: Zone, [east, north]: Position): Position {
  const [xi, eta] = [north / (along * radius), (east - FALSE_EASTING) / (along * radius)]
  const up = beta.reduce((sum, b, at) => sum - b * Math.sin(2 * (at + 1) * xi) * Math.cosh(2 * (at + 1) * eta), xi)
  const aside = beta.reduce((sum, b, at) => sum - b * Math.cos(2 * (at + 1) * xi) * Math.sinh(2 * (at + 1) * eta), eta)
  const conformal = Math.asin(Math.sin(up) / Math.cosh(aside))
  const phi = delta.reduce((sum, d, at) => sum + d * Math.sin(2 * (at + 1) * conformal), conformal)
  return fromVn2000([meridian + degrees(Math.atan2(Math.sinh(aside), Math.cos(up))), degrees(phi)])
}

const radians = (angle: number): number => (angle * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI
