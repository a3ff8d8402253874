import { integer, isSheeted, moment, text } from '@trace/domain'
import type { Field, Fields, Kind, Resource } from '@trace/domain'
import type { SheetColumn } from './workbook.ts'

/** A field as a column of a sheet. */
export interface FieldColumn extends SheetColumn {
  name: string
  field: Field
  /** The field it is one of, where several are kept together. */
  group?: string
}

const ID: FieldColumn = { name: 'id', heading: 'ID', width: 8, format: 'number', field: integer('ID', { auto: true }) }
const CREATED: FieldColumn = {
  name: 'created_at',
  heading: 'Ngày tạo',
  width: 18,
  format: 'moment',
  field: moment('Ngày tạo', { auto: true }),
}

/** The columns of an export: the id, by which an import knows the row again, what the list shows, then the other fields. */
export function exportColumns({ fields, columns }: Resource): FieldColumn[] {
  const names = [...new Set([...columns, ...Object.keys(fields)])]
  const seen = new Map<string, number>([
    [ID.heading, 1],
    [CREATED.heading, 1],
  ])
  return [ID, ...names.flatMap((name) => (fields[name] ? columnsOf(name, fields[name], seen) : [])), CREATED]
}

/** The column of a field, or those of the fields it groups. */
function columnsOf(name: string, field: Field, seen: Map<string, number>): FieldColumn[] {
  if (field.kind !== 'group') return isSheeted(field) ? [columnOf(name, field, seen)] : []
  return Object.entries(field.fields ?? {})
    .filter(([, one]) => isSheeted(one))
    .map(([inner, one]) => ({
      ...columnOf(inner, { ...one, label: `${field.label}: ${one.label}` }, seen),
      group: name,
    }))
}

/** A sheet beside the first: the rows or items inside its rows, each with the row it belongs to. */
export interface ChildSheet {
  /** What the rows are called in their parent. */
  field: string
  /** What the sheet is called. */
  name: string
  fields: Fields
  columns: FieldColumn[]
  /** Rows are known by their ids, the items of a list by their places. */
  hasIds: boolean
  /** The rows inside these. */
  inner: ChildSheet[]
}

export const PARENT_ID = 'Thuộc ID'
export const PARENT_NAME = 'Thuộc'

const PARENT: FieldColumn[] = [
  { name: 'parent_id', heading: PARENT_ID, width: 10, format: 'number', field: integer(PARENT_ID) },
  { name: 'parent_name', heading: PARENT_NAME, width: 30, format: 'text', field: text(PARENT_NAME) },
]

/** The sheets of the rows inside a resource's rows; what only the server writes has none. */
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

/** Items of a list that no single word names stand in a sheet too, in their order. */
const hasSheet = (field: Field): boolean => field.kind === 'rows' || (field.kind === 'list' && !isSheeted(field))

/** A sheet, and those of the rows inside it. */
export const withInner = (sheets: readonly ChildSheet[]): ChildSheet[] =>
  sheets.flatMap((sheet) => [sheet, ...withInner(sheet.inner)])

/** Two fields of one label would be one heading; the second is told apart by a number. */
function columnOf(name: string, field: Field, seen: Map<string, number>): FieldColumn {
  const count = (seen.get(field.label) ?? 0) + 1
  seen.set(field.label, count)
  const heading = count === 1 ? field.label : `${field.label} (${count})`
  const width = Math.max(WIDTHS[field.kind] ?? 18, Math.min(heading.length + 2, 40))
  return { name, field, heading, width, format: FORMATS[field.kind] ?? 'text' }
}

const WIDTHS: Partial<Record<Kind, number>> = {
  text: 26,
  longText: 40,
  richText: 60,
  list: 30,
  url: 30,
  reference: 26,
  references: 30,
  image: 30,
  images: 30,
}

const FORMATS: Partial<Record<Kind, SheetColumn['format']>> = {
  integer: 'number',
  count: 'number',
  money: 'number',
  decimal: 'decimal',
  date: 'day',
  moment: 'moment',
}
