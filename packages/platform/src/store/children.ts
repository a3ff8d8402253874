import { isDeepStrictEqual } from 'node:util'
import { notRejected } from '@trace/define/blocks.ts'
import { joinedName } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { vouchedFields } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { standingAfter } from './cells.ts'
import { withNames } from './names.ts'
import { vouchedAfter } from './vouch.ts'

type Values = Record<string, unknown>
type Child = Values & { id?: number }
type Written = Values & { id: number }

export const childRowFields = (
  fields: Fields,
): [string, Field & Required<Pick<Field, 'table' | 'parent' | 'fields'>>][] =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'rows') as never

export const columnsOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => kinds[fields[name]!.kind].column !== null)

/** The author of child rows with their own approval (certificates). `sees`: whether the author may approve them. */
export interface Approver {
  sees: boolean
  id: number | null
  at: string
  /** Records the write of a child row: for the settled rules, and for notifications. */
  tell(table: string, before: Values | null, after: Written | null): void
}

const sentOf = (fields: Fields, sent: Values) =>
  childRowFields(fields).filter(([name, { auto }]) => !auto && sent[name] !== undefined)

/** Whether a form sends no child rows of any kind. */
export const saysNoChildren = (fields: Fields, sent: Values): boolean =>
  sentOf(fields, sent).every(([name]) => (sent[name] as Child[]).length === 0)

/** Whether a row has child rows after a write, or had some before it. */
export const hasChildren = (fields: Fields, sent: Values, before: Values): boolean =>
  sentOf(fields, sent).some(([name]) => [sent[name], before[name]].flat().some((row) => row !== undefined))

/** Replaces the child rows of a row by those sent, if there were or are any, and returns them for the log. */
export async function changeChildren(
  sql: Sql,
  fields: Fields,
  ownerId: number,
  sent: Values,
  before: Values,
  approver: Approver,
): Promise<Values> {
  if (!hasChildren(fields, sent, before)) return Object.fromEntries(sentOf(fields, sent).map(([name]) => [name, []]))
  await writeChildren(sql, fields, ownerId, sent, approver)
  return loggedChildren(sql, fields, ownerId, sent)
}

/** Replaces the child rows of a row by those sent: inserts new ones, updates those with an id, deletes the rest. */
async function writeChildren(
  sql: Sql,
  fields: Fields,
  ownerId: number,
  values: Values,
  approver: Approver,
): Promise<void> {
  for (const [name, { table, parent, fields: inside }] of sentOf(fields, values)) {
    const wanted = values[name] as Child[]
    const kept = wanted.flatMap(({ id }) => id ?? [])
    const gone = await sql<
      { id: number }[]
    >`select id from ${sql(table)} where ${sql(parent)} = ${ownerId} and id <> all(${kept})`
    await removeChildren(
      sql,
      table,
      inside,
      gone.map(({ id }) => id),
      approver,
    )
    for (const [position, row] of wanted.entries()) {
      const sent = pick(
        row,
        columnsOf(inside).filter((column) => !inside[column]!.auto || column in row),
      )
      const before =
        vouchedFields(inside).length > 0 && row.id ? await heldChild(sql, table, row.id, parent, ownerId) : null
      const cells = { ...sent, ...approvalOf(inside, before, sent, approver), position, [parent]: ownerId }
      const known = row.id
        ? await sql<
            Written[]
          >`update ${sql(table)} set ${sql(cells as never)} where id = ${row.id} and ${sql(parent)} = ${ownerId} returning *`
        : []
      // A child row deleted meanwhile is inserted again.
      const [written] =
        known.length > 0 ? known : await sql<Written[]>`insert into ${sql(table)} ${sql(cells as never)} returning *`
      approver.tell(table, before, written!)
      await writeChildren(sql, inside, written!.id, row, approver)
    }
  }
}

/**
 * Approval of a child row after a write: approved if somebody who may approve added it; submitted again if somebody
 * else changed it after a rejection.
 */
function approvalOf(inside: Fields, before: Values | null, sent: Values, { sees, ...by }: Approver): Values {
  if (vouchedFields(inside).length === 0) return {}
  if (!before && sees) return approvedNow(inside, sent, by)
  const after = { ...before, ...sent }
  const isAnother = before?.['approval_status'] === 'rejected' && !isDeepStrictEqual(before, after)
  const cells = {
    ...vouchedAfter(inside, before, after, { sees, at: by.at }),
    ...(isAnother && !sees && { approval_status: 'pending', ...notRejected }),
  }
  return { ...cells, ...(before && standingAfter(inside, before, cells, new Date(by.at))) }
}

/** Finds and locks a child row of `owner`. Null if the id is of another owner's row: the sent row then counts as new. */
async function heldChild(sql: Sql, table: string, id: number, parent: string, owner: number): Promise<Values | null> {
  const [row = null] = await sql<
    Values[]
  >`select * from ${sql(table)} where id = ${id} and ${sql(parent)} = ${owner} for update`
  return row
}

function approvedNow(inside: Fields, sent: Values, { id, at }: Pick<Approver, 'id' | 'at'>): Values {
  const decided = { approval_status: 'approved', approved_by: id, approved_at: at }
  return { ...decided, ...vouchedAfter(inside, null, { ...sent, ...decided }, { sees: true, at }) }
}

async function removeChildren(
  sql: Sql,
  table: string,
  inside: Fields,
  ids: number[],
  approver: Approver,
): Promise<void> {
  if (ids.length === 0) return
  for (const [, deeper] of childRowFields(inside)) {
    const rows = await sql<
      { id: number }[]
    >`select id from ${sql(deeper.table)} where ${sql(deeper.parent)} = any(${ids})`
    await removeChildren(
      sql,
      deeper.table,
      deeper.fields,
      rows.map(({ id }) => id),
      approver,
    )
  }
  const removed = await sql<Written[]>`delete from ${sql(table)} where id = any(${ids}) returning *`
  for (const before of removed) approver.tell(table, before, null)
}

/** Loads the child rows of these rows: one query for each kind of child, however many rows there are. */
export async function withChildren<R extends { id: number }>(sql: Sql, fields: Fields, owners: R[]): Promise<R[]> {
  if (owners.length === 0) return owners
  for (const [name, { table, parent, fields: inside }] of childRowFields(fields)) {
    const names = ['id', parent, ...columnsOf(inside)]
    const found = await sql<({ id: number } & Values)[]>`
      select ${sql(names)} from ${sql(table)} where ${sql(parent)} = any(${owners.map(({ id }) => id)}) order by ${sql(parent)}, position, id`
    const rows = await withChildren(sql, inside, await withNames(sql, inside, [...found]))
    const byOwner = Map.groupBy(rows, (row) => row[parent])
    for (const owner of owners)
      Object.assign(owner, { [name]: (byOwner.get(owner.id) ?? []).map(({ [parent]: _, ...row }) => row) })
  }
  return owners
}

/**
 * The child rows that a form has written, for the log: with the names of what they refer to, without secrets and
 * without fields that only the server sets.
 */
export async function loggedChildren(sql: Sql, fields: Fields, ownerId: number, written: Values): Promise<Values> {
  const asked = Object.fromEntries(sentOf(fields, written))
  const [{ id: _, ...children }] = (await withChildren(sql, asked, [{ id: ownerId }])) as [Child]
  return logged(asked, children)
}

function logged(fields: Fields, values: Values): Values {
  const unsaid = new Set(
    Object.entries(fields).flatMap(([name, { kind, auto }]) =>
      auto || kinds[kind].secret ? [name, joinedName(name)] : [],
    ),
  )
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !unsaid.has(name))
      .map(([name, value]) => [
        name,
        fields[name]?.kind === 'rows' ? (value as Values[]).map((row) => logged(fields[name]!.fields!, row)) : value,
      ]),
  )
}

const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
