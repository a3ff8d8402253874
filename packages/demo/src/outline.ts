import { geodesicArea } from '@trace/define/geo/geodesic-area.ts'
import type { Position } from '@trace/define/geo/geodesic-area.ts'
import type { Dice } from './dice.ts'
import type { Place } from './places.ts'

const METRES_PER_DEGREE = 111_320
const CORNERS = 9

/** An irregular outline around a place that encloses this number of hectares. */
export function outlineAround(
  [latitude, longitude]: Place,
  hectares: number,
  dice: Dice,
): { type: 'Polygon'; coordinates: Position[][] } {
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = ((corner + dice.between(-25, 25) / 100) / CORNERS) * 2 * Math.PI
    const reach = dice.between(70, 115) / 100
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.75] as const
  })
  const drawn = (metres: number) => {
    const ring = corners.map(([east, north]): Position => [
      degrees(longitude + (east * metres) / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180))),
      degrees(latitude + (north * metres) / METRES_PER_DEGREE),
    ])
    return { type: 'Polygon' as const, coordinates: [[...ring, ring[0]!]] }
  }
  const metres = Math.sqrt(hectares * 10_000)
  return drawn(metres * Math.sqrt(hectares / geodesicArea(drawn(metres))))
}

const degrees = (value: number): number => Math.round(value * 1e7) / 1e7
