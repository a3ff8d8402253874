import type { Position } from './geodesic-area.ts'

/** WGS84, which VN-2000 shares: semi-major axis in metres, square of the eccentricity. */
const a = 6_378_137
const e2 = 0.00669437999014

/**
 * From VN-2000 to WGS84, published by the Ministry of Natural Resources (Decision 05/2007/QĐ-BTNMT; EPSG 6960, coordinate
 * frame rotation): metres, seconds of arc, parts per million.
 */
const move = [-191.90441429, -39.30318279, -111.45032835] as const
const arc = Math.PI / 180 / 3600
const [rx, ry, rz] = [-0.00928836 * arc, 0.01975479 * arc, -0.00427372 * arc]
const scale = 1 + 0.252906278e-6

/** A place in VN-2000 degrees in WGS84 degrees: some 200 metres away. */
export function fromVn2000([longitude, latitude]: Position): Position {
  const [x, y, z] = toSpace(longitude, latitude)
  return toDegrees(
    move[0] + scale * (x + rz * y - ry * z),
    move[1] + scale * (-rz * x + y + rx * z),
    move[2] + scale * (ry * x - rx * y + z),
  )
}

function toSpace(longitude: number, latitude: number): [x: number, y: number, z: number] {
  const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  const n = a / Math.sqrt(1 - e2 * Math.sin(phi) ** 2)
  return [n * Math.cos(phi) * Math.cos(lambda), n * Math.cos(phi) * Math.sin(lambda), n * (1 - e2) * Math.sin(phi)]
}

/** Bowring's method: exact to less than a millimetre near the ground. */
function toDegrees(x: number, y: number, z: number): Position {
  const b = a * Math.sqrt(1 - e2)
  const p = Math.hypot(x, y)
  const theta = Math.atan2(z * a, p * b)
  const phi = Math.atan2(z + (e2 / (1 - e2)) * b * Math.sin(theta) ** 3, p - e2 * a * Math.cos(theta) ** 3)
  return [(Math.atan2(y, x) * 180) / Math.PI, (phi * 180) / Math.PI]
}
