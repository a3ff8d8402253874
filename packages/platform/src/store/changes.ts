import type { PendingQuery, Row } from '@trace/postgres'
import { resourceIfAny } from '@trace/define/catalogue.ts'
import type { NoticeEvent } from '@trace/define/notice-events.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { LogAction } from '../viewer.ts'
import type { GiveNumbers } from './numbers.ts'
import type { Changed } from './totals.ts'

/** An event of a row that other accounts are notified of (`notice-events.ts` of the language). */
export interface News {
  resource: Resource
  id: number
  event: NoticeEvent
  reason: string | null
  /** Who did it; id 0 is the server itself. */
  by: { id: number; name: string }
  /** The accounts to notify, if they do not follow from the event. */
  to?: readonly number[]
}

type Values = Record<string, unknown>

/** A row before and after a write; null if there was or is none. */
export interface RowChange {
  before: Values | null
  after: Values | null
}

/** Written rows by the name of their resource and by id: each as before its first and after its last write. */
export type WrittenRows = Map<string, Map<number, RowChange>>

/** Content of a log line, without author and time. */
export interface Line {
  subject: string
  id?: number
  label?: string
  old_values?: unknown
  new_values?: unknown
  /** The account, if it is not yet the viewer: at sign-in. */
  by?: { id: number; name: string; role: { name: string } }
}

export type WrittenLine = Line & { action: LogAction }

/**
 * The changes of a transaction: the ids of changed rows by resource, for caches and open screens, and the news about
 * them, which is sent when the transaction ends.
 */
export class Changes extends Map<string, Set<number>> {
  news: News[] = []
  /** Rows written since the settled rules last ran (`settle.ts`). */
  unsettled: WrittenRows = new Map()
  /** Sentences that settled rules add to the message of the answer. */
  remarks: string[] = []
  /** The log lines, for the message of a call; a job does not collect them. */
  lines: WrittenLine[] | undefined
  /** Whether all changes are made in one transaction, which fails at its end if any statement failed. */
  inOne = false
  /** Whether everything will be rolled back at the end; log lines are then not written, since nobody would see them. */
  isTrial = false

  /**
   * Assigns numbers for codes permanently, without locking their counters until the transaction ends; undefined if
   * everything may be rolled back.
   */
  giveNumbers: GiveNumbers | undefined

  /** Records a write for the settled rules. */
  markUnsettled(resource: string, id: number, { before, after }: RowChange): void {
    const rows = this.unsettled.get(resource) ?? new Map<number, RowChange>()
    const known = rows.get(id)
    rows.set(id, { before: known ? known.before : before, after })
    this.unsettled.set(resource, rows)
  }

  /** Fire-and-forget statement; inside a transaction it is pipelined with the next one. */
  async send(statement: PendingQuery<Row[]>): Promise<void> {
    if (this.inOne) void statement.execute()
    else await statement
  }
}

/** The tables of changed rows with their ids, for clearing caches. */
export const tablesOf = (changes: Iterable<readonly [name: string, ids: Iterable<number>]>): Changed[] =>
  [...changes].map(([name, changed]) => {
    const ids = [...changed]
    const table = resourceIfAny(name)?.table ?? name
    return ids.length > 0 ? [table, ids] : [table]
  })
