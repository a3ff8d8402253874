import { joinedName } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { fitsInSheet, isImportable } from '@trace/define/importable.ts'
import { descriptions } from '@trace/define/kinds/describe/index.ts'
import type { Cell, SheetRules } from '@trace/define/kinds/describe/sheet-cell.ts'
import { integer, moment, text } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { SheetColumn } from './workbook.ts'

type Values = Record<string, unknown>

/** A field as a column of a sheet. */
export interface FieldColumn extends SheetColumn {
  name: string
  field: Field
  /** The group field it belongs to, if any. */
  group?: string
  /** The column's cell for a row: names instead of ids, labels instead of internal values. */
  cellOf: (row: Values) => Cell
}

const ID: FieldColumn = { ...columnOf('id', integer('ID', { auto: true })), width: 8 }
const CREATED = columnOf('created_at', moment('Ngày tạo', { auto: true }))

/**
 * Last column of an export, which is hidden: the version of each row, by which an import finds the rows that were
 * changed since. Workbooks that people make have none.
 */
export const VERSION: FieldColumn = {
  ...columnOf('version', integer('Phiên bản khi xuất', { auto: true })),
  hidden: true,
}

/** The columns of a workbook of rows, which may be imported again. */
export const workbookColumns = (resource: Resource): FieldColumn[] =>
  isImportable(resource) ? [...exportColumns(resource), VERSION] : exportColumns(resource)

/**
 * Columns of an export: the id, by which an import recognises the row, then the list's columns, then the other fields.
 */
export function exportColumns({ fields, columns }: Resource): FieldColumn[] {
  const names = [...new Set([...columns, ...Object.keys(fields)])]
  const seen = new Map<string, number>([
    [ID.heading, 1],
    [CREATED.heading, 1],
  ])
  return [ID, ...names.flatMap((name) => (fields[name] ? columnsOf(name, fields[name], seen) : [])), CREATED]
}

/** The column of a field; of a group, one for each of its fields. */
function columnsOf(name: string, field: Field, seen: Map<string, number>): FieldColumn[] {
  if (field.kind !== 'group') return fitsInSheet(field) ? [columnOf(name, field, seen)] : []
  return Object.entries(field.fields ?? {})
    .filter(([, one]) => fitsInSheet(one))
    .map(([inner, one]) => columnOf(inner, { ...one, label: `${field.label}: ${one.label}` }, seen, name))
}

/** Sheet of the child rows or list items of a resource, each with the id of its parent row. */
export interface ChildSheet {
  /** The parent's field that holds these rows. */
  field: string
  /** Name of the sheet. */
  name: string
  fields: Fields
  columns: FieldColumn[]
  /** True for rows, which are identified by id; list items are identified by position. */
  hasIds: boolean
  /** Sheets of rows inside these rows. */
  inner: ChildSheet[]
}

export const PARENT_ID = 'Thuộc ID'
export const PARENT_NAME = 'Thuộc'

const PARENT: FieldColumn[] = [
  { ...columnOf('parent_id', integer(PARENT_ID)), width: 10 },
  { ...columnOf('parent_name', text(PARENT_NAME)), width: 30 },
]

/** The sheets for child rows of a resource, except those that only the server writes. */
export function childSheets(fields: Fields): ChildSheet[] {
  return Object.entries(fields)
    .filter(([, field]) => hasSheet(field) && !field.auto)
    .map(([field, { kind, label, fields: own = {} }]) => {
      const hasIds = kind === 'rows'
      const known = hasIds ? [...PARENT, ID] : PARENT
      const seen = new Map(known.map(({ heading }) => [heading, 1]))
      const asked = Object.entries(own).filter(([, one]) => !one.auto)
      const columns = [...known, ...asked.flatMap(([name, one]) => columnsOf(name, one, seen))]
      return { field, name: label, fields: own, hasIds, inner: childSheets(own), columns }
    })
}

/** Lists whose items do not fit into one cell get a sheet too, in their order. */
const hasSheet = (field: Field): boolean => field.kind === 'rows' || (field.kind === 'list' && !fitsInSheet(field))

/** A sheet, followed by the sheets inside it. */
export const withInner = (sheets: readonly ChildSheet[]): ChildSheet[] =>
  sheets.flatMap((sheet) => [sheet, ...withInner(sheet.inner)])

/**
 * The column of a field; its rules are looked up once for all cells. Two fields with the same label would have the same
 * heading, so the second gets a number.
 */
export function columnOf(name: string, field: Field, seen = new Map<string, number>(), group?: string): FieldColumn {
  const count = (seen.get(field.label) ?? 0) + 1
  seen.set(field.label, count)
  const heading = count === 1 ? field.label : `${field.label} (${count})`
  const { width, format, write } = sheetRulesOf(field)
  const joined = field.to === undefined ? undefined : joinedName(name)
  const cellOf = (row: Values): Cell => {
    const value = (group === undefined ? row : ((row[group] ?? {}) as Values))[name] ?? null
    return value === null ? null : write(value, field, joined && row[joined])
  }
  const place = { name, field, heading, width: Math.max(width, Math.min(heading.length + 2, 40)), format, cellOf }
  return group === undefined ? place : { ...place, group }
}

/** Rules for reading and writing a field's kind in a sheet. */
export function sheetRulesOf({ kind, label }: Field): SheetRules {
  const { sheet } = descriptions[kind]
  if (!sheet) throw new Error(`${label}: a cell holds no ${kind}`)
  return sheet
}
