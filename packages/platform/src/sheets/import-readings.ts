import { holdsFiles } from '@trace/define/awaited.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { cellText, shortened } from '@trace/define/kinds/describe/sheet-cell.ts'
import { parsers } from '@trace/define/kinds/parse/index.ts'
import { Problem } from '@trace/define/problem.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import { childSheets, sheetRulesOf } from './columns.ts'
import { pathOf } from './planned-row.ts'
import type { PlacedColumn, PlannedRow } from './planned-row.ts'
import type { Cell } from './sheet.ts'

type Values = Record<string, unknown>

/** The text of a cell in the file, and the value that an import would store. */
export interface Reading {
  row: number
  column: string
  said: string
  read: string
  /** The stored value that it replaces, if there is one. */
  was?: string
}

/** Maximum number of cells shown of a column: of those read as another value than their text, and of the others. */
const MOST_CHANGED = 8
const MOST_ALIKE = 2
/** Maximum number of cells shown of a column that become empty, which loses what is there. */
const MOST_BLANKED = 50
const MOST_DECIMALS = 7

interface Column {
  changed: Map<string, Reading>
  alike: Reading[]
  /** Cells that become empty, and child rows that are left out. */
  blanked: Reading[]
}

/**
 * Examples of how the cells of each column are read. Columns with a cell that is read as another value than its text
 * come first.
 */
export function readingsOf(fields: Fields, rows: readonly PlannedRow[]): Reading[] {
  const columns = new Map<string, Column>()
  for (const row of rows) lookAt(columns, row, '')
  lookInside(columns, fields, rows)
  const [changing = [], others = []] = [true, false].map((isChanging) =>
    [...columns.values()].filter(({ changed, blanked }) => changed.size + blanked.length > 0 === isChanging),
  )
  return [...changing, ...others].flatMap(({ blanked, changed, alike }) => [...blanked, ...changed.values(), ...alike])
}

function lookInside(columns: Map<string, Column>, fields: Fields, rows: readonly PlannedRow[]): void {
  for (const { field, name, fields: inner } of childSheets(fields)) {
    const children = rows.flatMap(({ children: all }) => all.get(field) ?? [])
    for (const row of rows) lookForLeftOut(columns, row, { field, name })
    for (const child of children) lookAt(columns, child, `${name}: `)
    lookInside(columns, inner, children)
  }
}

const columnOf = (columns: Map<string, Column>, heading: string): Column => {
  const seen = columns.get(heading) ?? { changed: new Map<string, Reading>(), alike: [], blanked: [] }
  columns.set(heading, seen)
  return seen
}

/** Child rows that are stored and not in the file, which would be deleted. */
function lookForLeftOut(columns: Map<string, Column>, row: PlannedRow, sheet: { field: string; name: string }): void {
  const said = row.children.get(sheet.field)
  const stored = (row.now?.[sheet.field] ?? []) as Values[]
  const left = said ? stored.length - new Set(said.flatMap(({ now }) => now ?? [])).size : 0
  const { blanked } = columnOf(columns, sheet.name)
  if (left === 0 || blanked.length >= MOST_BLANKED) return
  const counted = (count: number) => `${formatNumber(count)} dòng`
  blanked.push({
    row: row.number,
    column: sheet.name,
    said: counted(said!.length),
    read: `bỏ ${counted(left)}`,
    was: counted(stored.length),
  })
}

function lookAt(columns: Map<string, Column>, row: PlannedRow, sheet: string): void {
  for (const column of row.columns) {
    const heading = `${sheet}${column.heading}`
    const seen = columnOf(columns, heading)
    const cell = row.cells[column.at] ?? null
    const [said, read, was] = [saidBy(cell), readOf(row, column), wasOf(row, column)]
    if (said === '' && was !== null && seen.blanked.length < MOST_BLANKED)
      seen.blanked.push({ row: row.number, column: heading, said: '', read: '', was: shortened(was) })
    if (seen.changed.size >= MOST_CHANGED || said === '' || read === null) continue
    const reading = {
      row: row.number,
      column: heading,
      said: shortened(said),
      read: shortened(read),
      ...(was !== null && { was: shortened(was) }),
    }
    if (said !== read && !isSameNumber(cell, column.field, read)) seen.changed.set(`${said}\n${read}`, reading)
    else if (seen.alike.length < MOST_ALIKE) seen.alike.push(reading)
  }
}

const isSameNumber = (cell: Cell, field: Field, read: string): boolean =>
  typeof cell === 'number' && shownNumber(cell, field) === read

/** Years and numbers of a fixed length have no thousands separators. */
const shownNumber = (value: number, { ungrouped, digits = 0 }: Field): string =>
  ungrouped || digits > 0 ? String(value).padStart(digits, '0') : formatNumber(value, MOST_DECIMALS)

/**
 * The text of a cell. A number is written in plain digits, because its format in a spreadsheet depends on where the
 * file is opened.
 */
function saidBy(cell: Cell): string {
  if (cell instanceof Date) return shownDay(cell)
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return cell === null ? '' : cellText(cell)
}

/** The value of a cell as the product shows it; null if the cell is invalid, or names a file. */
function readOf(row: PlannedRow, column: PlacedColumn): string | null {
  const { field, name, group } = column
  const values = group === undefined ? row.body : ((row.body[group] ?? {}) as Values)
  const path = pathOf(column)
  if (holdsFiles(field) || values[name] === undefined || values[name] === null) return null
  if (row.problems.some((problem) => problem.field === path)) return null
  if (field.to !== undefined) return row.links.get(path) ?? null
  try {
    return shown(sheetRulesOf(field).write(parsed(field, values[name]), field, undefined), field)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return null
  }
}

/** The stored value of a cell as the product shows it; null if there is none. */
function wasOf({ now }: PlannedRow, { cellOf, field }: PlacedColumn): string | null {
  const was = now && shown(cellOf(now), field)
  return was === '' ? null : was
}

const parsed = (field: Field, value: unknown): unknown => (field.fields ? value : parsers[field.kind](value, field))

function shown(cell: Cell, field: Field): string | null {
  if (cell instanceof Date) return shownDay(cell)
  if (typeof cell === 'number') return shownNumber(cell, field)
  return cell === null ? null : String(cell)
}

/** A date or time of a cell. Workbook times have no zone and are read as UTC. */
function shownDay(moment: Date): string {
  const said = moment.toISOString()
  const time = said.slice(11, 16)
  return time === '00:00' ? formatDay(said) : `${formatDay(said)} ${time}`
}
