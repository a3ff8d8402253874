import { randomInt } from 'node:crypto'
import type { Resource, Row } from '@trace/domain'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import type { Author } from './author.ts'
import { Changes } from './changes.ts'
import { nextNumber } from './codes.ts'
import { append, derive } from './derive.ts'
import { openInserter } from './insert.ts'
import { openLog } from './log.ts'
import { openReader } from './read.ts'
import { readForm } from './read-form.ts'
import { openWriter } from './write.ts'

export type Store = ReturnType<typeof openStore>

/** Reads and writes rows within the viewer's reach. All access to rows goes through it. */
export function openStore(sql: Sql, author: Author, changes = new Changes()) {
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
   * Reads a form: a producer's new rows belong to that producer, and fields that only officers fill in stay unchanged.
   */
  const readBody = <R extends Resource>(resource: R, body: Record<string, unknown>): Partial<Row<R>> =>
    readForm(resource, body, reach) as Partial<Row<R>>

  return {
    sql,
    reach,
    draw: author.past?.random ?? randomInt,
    read: readBody,
    ...reader,
    ...inserter,
    ...writer,
    note: log.note,
    tell: log.tell,
    markChanged: log.markChanged,
    markTableChanged: log.markTableChanged,
    derive(kept: Parameters<typeof derive>[1], which: number | Fragment, cells: Record<string, unknown>) {
      reader.forgetHeld()
      return derive(sql, kept, which, cells)
    },
    append(kept: Parameters<typeof append>[1], ...rows: Record<string, unknown>[]) {
      reader.forgetHeld()
      return append(sql, kept, rows)
    },
  }
}
