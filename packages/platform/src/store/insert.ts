import type { Entry } from '@trace/define/entry.ts'
import { isApprovable, stateFields } from '@trace/define/resource.ts'
import type { Resource, Row, StandardColumns } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import { approving } from './approver.ts'
import type { Author } from './author.ts'
import { toColumnValues } from './cells.ts'
import { changeChildren } from './children.ts'
import { missingCodes } from './codes.ts'
import { lackingAtFirst } from './lacking.ts'
import type { Log } from './log.ts'
import type { GiveNumbers } from './numbers.ts'
import { proposedRefusals } from './proposed.ts'
import type { Reader } from './read.ts'
import { ownedBy } from './read-form.ts'
import { referenceRefusals } from './references.ts'
import { refuseRowBeyondReach, refuseWriteBeyondReach } from './scope.ts'
import { vouchedAfter } from './vouch.ts'

type Values = Record<string, unknown>

type Written = Values & StandardColumns
type Stamp = Pick<StandardColumns, 'id' | 'version'>

/**
 * Public toggles start off in rows of authors who may not switch them. Rows that need approval are left as they are:
 * they stay hidden until approved.
 */
const hiddenAtFirst = (resource: Resource): Values =>
  isApprovable(resource)
    ? {}
    : Object.fromEntries(
        Object.entries(resource.fields).flatMap(([name, field]) =>
          field.kind === 'toggle' && field.public ? [[name, false]] : [],
        ),
      )

/** Inserts rows within the viewer's reach; every one adds a log line. */
export function openInserter(
  sql: Sql,
  author: Author,
  { show, stampsOf, forgetHeld }: Reader,
  log: Log,
  giveNumbers: GiveNumbers,
) {
  const { viewer, past } = author
  const { reach } = viewer
  const { now, sees, approvedAtOnce, approver } = approving(author, log)

  /** Inserts a row; `derived` adds values that are being computed meanwhile. */
  async function insert<R extends Resource>(
    resource: R,
    values: Partial<Row<R>>,
    derived?: Promise<Partial<Row<R>>>,
  ): Promise<Entry<R>> {
    const [entry] = await insertRows(
      resource,
      [values],
      async ([id]) => [await show(resource, id!)],
      derived ?? Promise.resolve({}),
    )
    if (entry instanceof Refusal) throw entry
    return entry!
  }

  /** Inserts rows of one resource, and returns their ids and versions. */
  const insertAll = (resource: Resource, rows: Values[]): Promise<(Stamp | Refusal)[]> =>
    insertRows(resource, rows, (ids) => stampsOf(resource, ids))

  /**
   * Checks all rows together. A row refused before any is written gets its refusal as its result and does not stop the
   * others. The `derived` values of a single row, and its code, are fetched during the checks; if the row is refused,
   * the number of its code stays unused.
   */
  async function insertRows<T>(
    resource: Resource,
    rows: Values[],
    answer: (ids: number[]) => Promise<T[]>,
    derived?: Promise<Values>,
  ): Promise<(T | Refusal)[]> {
    refuseWriteBeyondReach(resource, reach)
    const asked = rows.map((values) => ownedBy(resource, values, reach))
    const early = derived && codesFor(resource, asked)
    const [refusals, more] = await Promise.all([refusalsOf(resource, asked), derived, early])
    const given = asked.flatMap((values, at) => (refusals[at] ? [] : [{ ...values, ...more }]))
    const codes = early ?? codesFor(resource, given)
    const answers = given.length > 0 ? (await write(resource, given, await codes, answer)).values() : [].values()
    return refusals.map((refusal) => refusal ?? answers.next().value!)
  }

  /** First refusal of each row; null for a row that may be inserted. */
  async function refusalsOf(resource: Resource, given: Values[]): Promise<(Refusal | null)[]> {
    const approval = approvedAtOnce(resource)
    const whole = given.map((values) => ({ ...values, ...approval }))
    const refusals = whole.map((values) => refusalFrom(() => refuseRowBeyondReach(resource, reach, values)))
    const rules = [
      (places: number[]) =>
        referenceRefusals(
          sql,
          reach,
          resource.fields,
          places.map((place) => ({ values: given[place]!, before: null })),
        ),
      (places: number[]) =>
        proposedRefusals(
          sql,
          resource,
          places.map((place) => ({ before: null, after: whole[place]! })),
        ),
    ]
    for (const rule of rules) {
      const places = [...refusals.keys()].filter((place) => !refusals[place])
      const found = await rule(places)
      for (const [at, place] of places.entries()) refusals[place] = found[at]!
    }
    return refusals
  }

  async function write<T>(
    resource: Resource,
    given: Values[],
    codes: Values[],
    answer: (ids: number[]) => Promise<T[]>,
  ): Promise<T[]> {
    const { fields } = resource
    const [approval, isSeen, by, moment] = [
      approvedAtOnce(resource),
      sees(resource),
      approver(resource),
      now().toISOString(),
    ]
    const cells = given.map((values, at) => {
      const named = { ...toColumnValues(resource, { ...values, ...approval }), ...codes[at] }
      return {
        ...named,
        ...vouchedAfter(fields, null, named, { sees: isSeen, at: moment }),
        ...lackingAtFirst(resource, named),
        ...(isSeen ? {} : hiddenAtFirst(resource)),
        ...createdThen(resource),
        created_by: viewer.id || null,
        updated_by: viewer.id || null,
      }
    })
    const made = await insertCells(resource, cells)
    forgetHeld()
    const changes = []
    for (const [at, row] of made.entries()) {
      const inside = await changeChildren(sql, fields, row.id, given[at]!, {}, by)
      changes.push({ before: null, after: { ...row, ...inside } })
    }
    const [answers] = await Promise.all([answer(made.map(({ id }) => id)), log.noteRows(resource, 'create', changes)])
    return answers
  }

  /** Generates the codes and slugs that new rows do not have yet. */
  const codesFor = (resource: Resource, rows: Values[]): Promise<Values[]> =>
    missingCodes({ sql, province: author.province, day: today(now()), giveNumbers }, resource, rows)

  const createdThen = ({ fields }: Resource): Values =>
    past
      ? {
          created_at: past.at,
          updated_at: past.at,
          ...(stateFields(fields).length > 0 && { standing_since: past.at }),
        }
      : {}

  /** Inserts rows: one statement for all rows that have the same columns. */
  async function insertCells({ table }: Resource, cells: Values[]): Promise<Written[]> {
    const made: Written[] = []
    for (const places of Map.groupBy(cells.keys(), (at) => Object.keys(cells[at]!).join(' ')).values()) {
      const rows = places.map((place) => cells[place]!)
      const written = await sql<Written[]>`insert into ${sql(table)} ${sql(rows as never)} returning *`
      for (const [at, place] of places.entries()) made[place] = written[at]!
    }
    return made
  }

  return { insert, insertAll, codesFor }
}

function refusalFrom(check: () => void): Refusal | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
