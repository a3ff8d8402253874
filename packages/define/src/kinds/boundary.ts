import type { Boundary } from '../geo/geodesic-area.ts'
import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'

/** A GeoJSON polygon in WGS84. */
export const boundary = plain<Boundary, 'boundary'>('boundary')

export const boundaryRules = {
  column: 'jsonb',
  sorted: false,
  filter: null,
  range: false,
  answered: 'single',
  sheeted: false,
} satisfies KindRules
