import type { LogAction, Origin, Viewer } from '../viewer.ts'

/** On whose behalf a store reads and writes. */
export interface Author {
  viewer: Viewer
  method: string
  path: string
  logs: LogAction
  origin: Origin
  province: string
  /** Whether rows that are found stay ours until the transaction ends, so that what was checked is still true when it is changed. */
  holds: boolean
  /** What counts in place of the clock and of chance, where rows are given a history. */
  past?: SimulatedMoment | undefined
}

/** A moment that has been, and numbers drawn as they were drawn then. */
export interface SimulatedMoment {
  at: string
  random(below: number): number
}

/** Rows that a transaction changed, for the totals and the screens that show them. */
export type Changes = Map<string, Set<number>>
