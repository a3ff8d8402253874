import type { LogAction, Origin, Viewer } from '../viewer.ts'

/** The viewer and request for whom a store reads and writes. */
export interface Author {
  viewer: Viewer
  method: string
  path: string
  logs: LogAction
  origin: Origin
  province: string
  /** Whether rows are read with `for no key update`: nobody else changes them between a check and the write. */
  holds: boolean
  /** Replaces the clock and the random numbers when demo data is given a history. */
  past?: SimulatedMoment | undefined
}

/** A past moment, with repeatable random numbers. */
export interface SimulatedMoment {
  at: string
  random(below: number): number
}
