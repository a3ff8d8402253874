import { randomInt } from 'node:crypto'
import type { Resource, Row } from '@trace/define/resource.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { systemAuthor } from '../access/system-author.ts'
import type { Author } from './author.ts'
import { Changes } from './changes.ts'
import { nextNumber } from './codes.ts'
import { append, derive } from './derive.ts'
import { eraseRow } from './erase.ts'
import { openInserter } from './insert.ts'
import { openLog } from './log.ts'
import { openReader } from './read.ts'
import { readForm } from './read-form.ts'
import { openWriter } from './write.ts'

export type Store = ReturnType<typeof openStore>

/** Runs the settled rules that watch the written rows (`settle.ts`); returns whether there were any. */
export type Settle = (store: () => Store, changes: Changes) => Promise<boolean>

const withoutRules: Settle = async () => false

/** Reads and writes rows within the viewer's reach. All access to rows goes through it. */
export function openStore(sql: Sql, author: Author, changes = new Changes(), settle: Settle = withoutRules) {
  const { reach } = author.viewer
  const log = openLog(sql, author, changes)
  const reader = openReader(sql, author)
  const inserter = openInserter(
    sql,
    author,
    reader,
    log,
    changes.giveNumbers ?? ((...asked) => nextNumber(sql, ...asked)),
  )
  const writer = openWriter(sql, author, reader, log)

  /**
   * Reads a form: new rows of an owner's people belong to that owner, and fields that only officers fill in stay unchanged.
   */
  const readBody = <R extends Resource>(resource: R, body: Record<string, unknown>): Partial<Row<R>> =>
    readForm(resource, body, reach) as Partial<Row<R>>

  /** The same transaction with the server itself as viewer. */
  const asServer = () =>
    openStore(sql, { ...author, ...systemAuthor(author.path, author.province), method: author.method }, changes)

  return {
    sql,
    reach,
    asksBack: author.origin.asksBack === true,
    draw: author.past?.random ?? randomInt,
    read: readBody,
    ...reader,
    ...inserter,
    ...writer,
    note: log.note,
    tell: log.tell,
    markChanged: log.markChanged,
    markTableChanged: log.markTableChanged,
    /**
     * Applies the settled rules to everything written so far; returns whether any rule applied. This happens after
     * every operation; an operation that answers derived values calls it earlier.
     */
    async settle(): Promise<boolean> {
      if (changes.unsettled.size === 0) return false
      const isAsked = await settle(asServer, changes)
      if (isAsked) reader.forgetHeld()
      return isAsked
    },
    /** Runs `act` in a savepoint and rolls it back, to find out whether it is refused. */
    async attempt(act: () => Promise<unknown>): Promise<void> {
      const { unsettled } = changes
      changes.unsettled = new Map()
      await sql`savepoint attempt`
      try {
        await act()
      } finally {
        await sql`rollback to savepoint attempt`
        changes.unsettled = unsettled
        reader.forgetHeld()
      }
    },
    derive(kept: Parameters<typeof derive>[1], which: number | Fragment, cells: Record<string, unknown>) {
      reader.forgetHeld()
      return derive(sql, kept, which, cells)
    },
    erase(resource: Resource, id: number, cells: Record<string, unknown>) {
      reader.forgetHeld()
      log.markChanged(resource, id)
      return eraseRow(sql, resource, id, cells)
    },
    append(kept: Parameters<typeof append>[1], ...rows: Record<string, unknown>[]) {
      reader.forgetHeld()
      return append(sql, kept, rows)
    },
  }
}
