import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import type { MapPoint } from '@trace/define/geo/mercator.ts'
import type { Communes } from '../../../app/map/base-map.ts'
import { boxAround, boxOf } from '../../../ui/map/map-box.ts'
import type { Box } from '../../../ui/map/map-box.ts'

/** Form values that tell where a boundary may lie. */
type Address = Partial<Record<'ward_id' | 'latitude' | 'longitude', unknown>>

export const placeOf = ({ ward_id, latitude, longitude }: Address): string =>
  `${String(ward_id)} ${String(latitude)} ${String(longitude)}`

const VIETNAM = boxAround([toMapPoint([102, 23.4]), toMapPoint([110, 8.5])])

/** Initial extent of the map: the boundary, otherwise the typed location, the chosen commune, or the province. */
export function homeOf(communes: Communes | null, boundary: Boundary | null, values: Address): Box {
  if (boundary) return boxOf(boundary)
  const [latitude, longitude] = [Number(values.latitude ?? NaN), Number(values.longitude ?? NaN)]
  if (latitude && longitude) return boxOver(toMapPoint([longitude, latitude]), 60)
  if (!communes) return VIETNAM
  const {
    origin: [x, y],
    size: [width, height],
    communes: all,
  } = communes
  const ward = all.find(({ id }) => id === Number(values.ward_id))
  return ward ? boxAround(pointsOf(ward.path).map(([right, down]) => [x + right, y + down])) : { x, y, width, height }
}

/** The corners of an SVG path as the server writes it: 'M10 20l5 0 0-5z', with relative steps between corners. */
function pointsOf(path: string): MapPoint[] {
  return path.split('M').flatMap((line) => {
    const numbers = (line.match(/-?\d+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    return Array.from({ length: numbers.length / 2 }, (_, index): MapPoint => {
      x += numbers[2 * index]!
      y += numbers[2 * index + 1]!
      return [x, y]
    })
  })
}

const boxOver = ([x, y]: readonly [number, number], reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
})
