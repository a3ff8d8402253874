import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Moments } from './moments-ahead.ts'

/** A queue of letters that a product keeps beside the platform's. */
export interface Letters {
  /** SQL of a query that answers since when each letter waits. */
  waiting(sql: Sql): Fragment
  /** SQL of a query over the letters that failed for good within 24 hours: whether the mail server refused each. */
  failed(sql: Sql): Fragment
}

/** Data of a product that the platform monitors together with its own. */
export interface Watched {
  letters: Letters | null
  /** Moments by which the product decides what to do next. */
  moments: readonly Moments[]
  /** Undoes other effects of a clock that was ahead, beside those moments; answers the number of rows. */
  takeBack(sql: Sql): Promise<number>
}
