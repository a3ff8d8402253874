import type { Boundary, Position, Ring } from '@trace/define/geo/geodesic-area.ts'

export type Corner = readonly [longitude: number, latitude: number]

/** Rounds degrees to about a centimetre. */
export const roundedCorner = ([longitude, latitude]: Corner): Corner => [
  Math.round(longitude * 1e7) / 1e7,
  Math.round(latitude * 1e7) / 1e7,
]

/** State of the editor. `drawing`: whether the next press adds a corner. `before`: undo history. */
export interface Outline {
  corners: readonly Corner[]
  /** Geometry that cannot be edited corner by corner. */
  fixed: Boundary | null
  drawing: boolean
  chosen: number | null
  before: readonly Pick<Outline, 'corners' | 'fixed'>[]
}

export type OutlineEvent =
  | { type: 'drawn'; corner: Corner }
  /** Adds a corner of a walk; the first one replaces the present boundary. */
  | { type: 'walked'; corner: Corner; begins: boolean }
  | { type: 'inserted'; after: number; corner: Corner }
  | { type: 'moved'; index: number; corner: Corner; begins: boolean }
  | { type: 'removed'; index: number }
  | { type: 'chosen'; index: number | null }
  | { type: 'drawing'; on: boolean }
  | { type: 'replaced'; boundary: Boundary | null }
  | { type: 'undone' }

/** Undo steps: more than the corners of a long walk, so that the boundary it replaced can be restored. */
const MOST_UNDONE = 1_000

export function beginOutline(boundary: Boundary | null): Outline {
  const isPlain = boundary?.type === 'Polygon' && boundary.coordinates.length === 1
  return {
    corners: isPlain ? boundary.coordinates[0]!.slice(0, -1).map(([x, y]) => [x, y] as const) : [],
    fixed: isPlain ? null : boundary,
    drawing: false,
    chosen: null,
    before: [],
  }
}

/** Reducer of the editor. Every change except selecting a corner can be undone. */
export function drawOutline(state: Outline, event: OutlineEvent): Outline {
  const { corners, before } = state
  const next = (changed: Partial<Outline>): Outline => ({
    ...state,
    ...changed,
    before: [...before.slice(1 - MOST_UNDONE), { corners, fixed: state.fixed }],
  })
  switch (event.type) {
    case 'drawn':
      return next({ corners: [...corners, event.corner], fixed: null, chosen: corners.length })
    case 'walked':
      return next({ corners: event.begins ? [event.corner] : [...corners, event.corner], fixed: null, chosen: null })
    case 'inserted':
      return next({ corners: corners.toSpliced(event.after + 1, 0, event.corner), chosen: event.after + 1 })
    case 'moved': {
      const moved = { corners: corners.with(event.index, event.corner), chosen: event.index }
      return event.begins ? next(moved) : { ...state, ...moved }
    }
    case 'removed':
      return next({ corners: corners.toSpliced(event.index, 1), chosen: null })
    case 'chosen':
      return { ...state, chosen: event.index }
    case 'drawing':
      return { ...state, drawing: event.on, chosen: null }
    case 'replaced':
      return next({ ...beginOutline(event.boundary), before })
    case 'undone': {
      const last = before.at(-1)
      return last ? { ...state, ...last, chosen: null, before: before.slice(0, -1) } : state
    }
  }
}

/** GeoJSON boundary of an outline; null with fewer than three corners. */
export function boundaryFrom({ corners, fixed }: Outline): Boundary | null {
  if (fixed) return fixed
  return corners.length < 3 ? null : { type: 'Polygon', coordinates: [ringOf(corners)] }
}

export const ringOf = (corners: readonly Corner[]): Ring =>
  [...corners, ...corners.slice(0, 1)].map(([x, y]): Position => [x, y])
