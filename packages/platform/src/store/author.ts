import type { LogAction, Origin, Viewer } from '../viewer.ts'

/** The viewer and request for whom a store reads and writes. */
export interface Author {
  viewer: Viewer
  method: string
  path: string
  logs: LogAction
  origin: Origin
  province: string
  /** Whether rows are read with `for no key update`: no other transaction changes them before the write. */
  holds: boolean
  /** Set only while demo data gets its history. */
  past?: SimulatedMoment | undefined
}

/** Replaces clock and random numbers while demo data gets its history, so that each run gives the same rows. */
export interface SimulatedMoment {
  at: string
  random(below: number): number
}
