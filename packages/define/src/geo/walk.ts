import { kilometresBetween } from './travel.ts'
import type { Place } from './travel.ts'

/** One position reported by a satellite receiver, with its accuracy (the radius in metres) and its time. */
export interface PositionFix extends Place {
  accuracy: number
  /** Milliseconds. */
  at: number
}

export type FixVerdict = 'kept' | 'inaccurate' | 'near' | 'old'

/** Accuracy in metres above which a position is worse than a look at the map. */
export const LEAST_ACCURATE = 15
/** Least distance in metres between two corners. */
const LEAST_STEP = 3

/**
 * Whether a position recorded on a walk along a boundary becomes a corner. Positions drift within their accuracy while
 * somebody stands still, so a step must be at least half of it.
 */
export function judgeFix(fix: PositionFix, last: PositionFix | null): FixVerdict {
  if (last !== null && fix.at <= last.at) return 'old'
  if (!(fix.accuracy <= LEAST_ACCURATE)) return 'inaccurate'
  if (last === null) return 'kept'
  const metres = kilometresBetween(fix, last) * 1_000
  return metres < Math.max(LEAST_STEP, fix.accuracy / 2) ? 'near' : 'kept'
}
