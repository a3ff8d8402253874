import { intersection, union } from 'polyclip-ts'
import { geodesicArea, polygonsOf } from './geodesic-area.ts'
import type { Boundary } from './geodesic-area.ts'

type Polygons = [number, number][][][]

/** Without altitudes: clipping takes longitude and latitude. */
const flat = (boundary: Boundary): Polygons =>
  polygonsOf(boundary).map((rings) => rings.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude])))

const hectaresOf = (polygons: Polygons): number => geodesicArea({ type: 'MultiPolygon', coordinates: polygons })

/** The land inside a boundary in hectares; land that its parts share, or that a ring encloses twice, counts once. */
export const landArea = (boundary: Boundary): number => hectaresOf(union(flat(boundary)))

/** The land that two boundaries share, in hectares. */
export const sharedLand = (one: Boundary, other: Boundary): number => hectaresOf(intersection(flat(one), flat(other)))
