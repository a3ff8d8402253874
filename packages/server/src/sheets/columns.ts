import { integer, isSheeted, moment, text } from '@trace/domain'
import type { Field, Fields, Kind, Resource } from '@trace/domain'
import type { SheetColumn } from './workbook.ts'

/** A field as a column of a sheet. */
export interface FieldColumn extends SheetColumn {
  name: string
  field: Field
}

const ID: FieldColumn = { name: 'id', heading: 'ID', width: 8, format: 'number', field: integer('ID', { auto: true }) }
const CREATED: FieldColumn = {
  name: 'created_at', heading: 'Ngày tạo', width: 18, format: 'moment', field: moment('Ngày tạo', { auto: true }),
}

/** The columns of an export: the id, by which an import knows the row again, what the list shows, then the other fields. */
export function exportColumns({ fields, columns }: Resource): FieldColumn[] {
  const names = [...new Set([...columns, ...Object.keys(fields)])].filter((name) => fields[name] && isSheeted(fields[name]))
  const seen = new Map<string, number>([[ID.heading, 1], [CREATED.heading, 1]])
  return [ID, ...names.map((name) => columnOf(name, fields[name]!, seen)), CREATED]
}

/** A sheet beside the first: the rows inside its rows, each with the row it belongs to. */
export interface ChildSheet {
  /** What the rows are called in their parent. */
  field: string
  /** What the sheet is called. */
  name: string
  fields: Fields
  columns: FieldColumn[]
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
  return Object.entries(fields).filter(([, { kind, auto }]) => kind === 'rows' && !auto).map(([field, { label, fields: own = {} }]) => {
    const seen = new Map([ID, ...PARENT].map(({ heading }) => [heading, 1]))
    const asked = Object.entries(own).filter(([, one]) => !one.auto && isSheeted(one))
    return {
      field, name: label, fields: own, inner: childSheets(own), columns: [...PARENT, ID, ...asked.map(([name, one]) => columnOf(name, one, seen))],
    }
  })
}

/** A sheet, and those of the rows inside it. */
export const withInner = (sheets: readonly ChildSheet[]): ChildSheet[] => sheets.flatMap((sheet) => [sheet, ...withInner(sheet.inner)])

/** Two fields of one label would be one heading; the second is told apart by a number. */
function columnOf(name: string, field: Field, seen: Map<string, number>): FieldColumn {
  const count = (seen.get(field.label) ?? 0) + 1
  seen.set(field.label, count)
  const heading = count === 1 ? field.label : `${field.label} (${count})`
  const width = Math.max(WIDTHS[field.kind] ?? 18, Math.min(heading.length + 2, 40))
  return { name, field, heading, width, format: FORMATS[field.kind] ?? 'text' }
}

const WIDTHS: Partial<Record<Kind, number>> = {
  text: 26, longText: 40, richText: 60, list: 30, url: 30, reference: 26, references: 30, image: 30, images: 30,
}

const FORMATS: Partial<Record<Kind, SheetColumn['format']>> = {
  integer: 'number', count: 'number', money: 'number', decimal: 'decimal', date: 'day', moment: 'moment',
}
