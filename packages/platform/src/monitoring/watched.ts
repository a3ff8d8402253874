import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Moments } from './moments-ahead.ts'

/** A queue of mails that a product keeps besides the platform's. */
export interface ProductMailQueue {
  /** SQL query: the time since when each mail waits. */
  waiting(sql: Sql): Fragment
  /** SQL query over the mails that failed for good within 24 hours: whether the mail server refused each. */
  failed(sql: Sql): Fragment
}

/** Data of a product that the platform monitors together with its own. */
export interface Watched {
  letters: ProductMailQueue | null
  /** Timestamp columns by which the product decides what to do next. */
  moments: readonly Moments[]
  /** Repairs what else a clock that ran ahead has written, besides `moments`; returns the number of changed rows. */
  takeBack(sql: Sql): Promise<number>
}
