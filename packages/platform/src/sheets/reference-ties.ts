import type { Field } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Store } from '../store/store.ts'
import { knownValues } from './planned-row.ts'
import type { FieldColumn } from './columns.ts'
import type { PlacedColumn, PlannedRow } from './planned-row.ts'

type Values = Record<string, unknown>

/** A value that the referenced row shares with the row that refers to it, or with another row chosen there. */
export interface Tie {
  /** Column of the referenced rows. */
  key: string
  /** Field of the row. */
  of: string
  /** Column of the row chosen in `of`; null if the value of `of` itself is shared. */
  its: string | null
  /** Whether no other row may be referred to. Forms only leave the others out, and rules say why they do not fit. */
  isBinding: boolean
}

/**
 * What ties a reference to the rest of its row: `within`, or the row that gives such a value where the form has no field
 * for it (the batch of a diary has its producer), and `withinOf`.
 */
export function tiesOf({ name, field }: FieldColumn, columns: readonly FieldColumn[]): Tie[] {
  const { fields } = resourceByName(field.to!)
  const { withinOf } = field
  const within = (field.within ?? []).filter((key) => key in fields)
  return [
    ...within.map((key): Tie => ({ key, of: key, its: null, isBinding: true })),
    ...within.flatMap((key): Tie[] => {
      const other = columns.find((one) => one.name !== name && gives(one.field, key))
      const isInForm = columns.some((one) => one.name === key)
      return other && !isInForm ? [{ key, of: other.name, its: key, isBinding: false }] : []
    }),
    ...(withinOf
      ? [{ key: withinOf.as ?? withinOf.its, of: withinOf.of, its: ofRow(withinOf.its), isBinding: false }]
      : []),
  ]
}

const ofRow = (its: string): string | null => (its === 'id' ? null : its)

const gives = ({ kind, to }: Field, key: string): boolean =>
  kind === 'reference' && resourceByName(to!).fields[key]?.required === true

/** Columns in an order in which each comes after those that it is tied to. */
export function inOrderOfTies<C extends FieldColumn>(columns: readonly C[]): C[] {
  const ordered = new Set<C>()
  const put = (column: C, from: readonly C[]): void => {
    const others = tiesOf(column, columns).map(({ of }) => columns.find(({ name }) => name === of))
    for (const other of others) if (other && other !== column && !from.includes(other)) put(other, [...from, column])
    ordered.add(column)
  }
  for (const column of columns) put(column, [])
  return [...ordered]
}

/** The values by which a row is tied, in the order of `ties`; null if one is unknown. */
export type Tied = readonly (string | null)[]

/**
 * Reads by which values rows are tied. `probable` are the rows that cells with a mistake probably mean: what is tied to
 * such a cell is searched as if it had been corrected.
 */
export async function readTied(
  store: Store,
  rows: readonly PlannedRow[],
  ties: readonly Tie[],
  { columns, probable }: { columns: readonly PlacedColumn[]; probable: ReadonlyMap<PlannedRow, Values> },
): Promise<Map<PlannedRow, Tied>> {
  if (ties.length === 0) return new Map()
  const values = new Map(rows.map((row) => [row, { ...knownValues(row), ...probable.get(row) }]))
  const looked = await Promise.all(
    ties.map(async ({ of, its }) => {
      const to = columns.find(({ name }) => name === of)?.field.to
      return its === null || !to ? null : lookUp(store, resourceByName(to), its, [...values.values()], of)
    }),
  )
  const said = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
  return new Map(
    [...values].map(([row, own]) => [
      row,
      ties.map(({ of, its }, at) => (its === null ? said(own[of]) : said(looked[at]?.get(Number(own[of]))))),
    ]),
  )
}

async function lookUp(
  { sql, rows }: Store,
  target: Resource,
  its: string,
  values: readonly Values[],
  of: string,
): Promise<Map<number, unknown>> {
  const ids = [...new Set(values.map((own) => own[of]).filter((id) => typeof id === 'number'))]
  const found = await sql<{ id: number; value: unknown }[]>`
    select t.id, ${sql(`t.${its}`)} as value from ${rows(target)} t where t.id = any(${ids})`
  return new Map(found.map(({ id, value }) => [id, value]))
}
