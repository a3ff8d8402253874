import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Moments } from './moments-ahead.ts'

/** A queue of letters that a product keeps beside the platform's. */
export interface Letters {
  /** SQL of a query that answers since when each letter waits. */
  waiting(sql: Sql): Fragment
  /** SQL of a query that answers, of each that failed for good within 24 hours, whether the mail server refused it. */
  failed(sql: Sql): Fragment
}

/** What a product keeps that the platform watches over together with what is its own. */
export interface Watched {
  letters: Letters | null
  /** Moments by which the product decides what to do next. */
  moments: readonly Moments[]
  /** Takes back what was done ahead of time by a wrong clock, beside those moments; answers how many rows. */
  takeBack(sql: Sql): Promise<number>
}
