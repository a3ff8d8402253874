import { intersection, union } from 'polyclip-ts'
import { geodesicArea, polygonsOf } from './geodesic-area.ts'
import type { Boundary } from './geodesic-area.ts'

type Polygons = [number, number][][][]

/** Clipping knows longitude and latitude only. */
const flat = (boundary: Boundary): Polygons =>
  polygonsOf(boundary).map((rings) => rings.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude])))

const hectaresOf = (polygons: Polygons): number => geodesicArea({ type: 'MultiPolygon', coordinates: polygons })

/** The land inside a boundary in hectares: what parts of it share, or a ring walks twice, counts once. */
export const landArea = (boundary: Boundary): number => hectaresOf(union(flat(boundary)))

/** The land that two boundaries share, in hectares. */
export const sharedLand = (one: Boundary, other: Boundary): number => hectaresOf(intersection(flat(one), flat(other)))
