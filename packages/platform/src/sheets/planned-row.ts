import { UnknownCellText } from '@trace/define/kinds/describe/sheet-cell.ts'
import type { Near } from '@trace/define/kinds/describe/sheet-cell.ts'
import { AmbiguousNumber } from '@trace/define/kinds/parse/number.ts'
import { Problem } from '@trace/define/problem.ts'
import { fold } from '@trace/define/text/fold.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { fromCell } from './cells.ts'
import type { FieldColumn } from './columns.ts'
import type { NumberQuestions } from './number-questions.ts'
import type { Cell } from './sheet.ts'

type Values = Record<string, unknown>

/** A problem with one cell, or with a whole row. */
export interface CellProblem extends Near {
  row: number
  /** Heading of the column. */
  column: string | null
  field: string | null
  message: string
  /** Set for a proposal that other rows with the same text may not have, since it depends on the rest of the row. */
  alone?: true
  /**
   * Set for a question that the sender may answer: whether a doubtful row is meant ('insist'), or whose values are kept
   * of a row that somebody else has changed ('stale').
   */
  asks?: 'insist' | 'stale'
}

/** The answer to the question about a row; without a row it is for all rows that were changed by others. */
export interface RowAnswer {
  row: number | null
  answer: 'insist' | 'keep' | 'file'
}

/** A column of the definition and its position in the sheet. */
export type PlacedColumn = FieldColumn & { at: number }

/** Path of a column's field in the form. */
export const pathOf = ({ name, group }: Pick<FieldColumn, 'name' | 'group'>): string =>
  group === undefined ? name : `${group}.${name}`

/** A row of the sheet and what the import will do with it. */
export interface PlannedRow {
  number: number
  cells: Cell[]
  /** The columns to read: all for a new row, only those that differ for an existing one. */
  columns: PlacedColumn[]
  /** The id and stored values of the row to change; null for a new row. */
  id: number | null
  now: Values | null
  /** The version of the row in the file or grid that was sent, if it has one. */
  seen: number | null
  /** The version that may be changed; null for any. */
  version: number | null
  /** Whether the sender insists on the row although it looks doubtful. */
  insists: boolean
  /** For a child row: the values of its parent. */
  around: Values
  action: 'create' | 'update' | 'unchanged'
  /** The values as a form would send them. */
  body: Values
  /** The names of the rows that its references point to, by path of the field. */
  links: Map<string, string>
  problems: CellProblem[]
  /** Its child rows in the workbook, by field. */
  children: Map<string, PlannedRow[]>
}

/** The values of a row with those around it and the stored ones; null where a cell is wrong. */
export const knownValues = ({ around, now, body, problems }: PlannedRow): Values => ({
  ...around,
  ...now,
  ...body,
  ...Object.fromEntries(problems.flatMap(({ field }) => (field === null ? [] : [[field, null]]))),
})

/** Matches headings to columns of the definition, and lists unknown headings. */
export function placed(known: readonly FieldColumn[], headings: Cell[]) {
  const said = headings.map((heading) =>
    String(heading ?? '')
      .replace(/\*\s*$/, '')
      .trim(),
  )
  // A heading without accents matches its column, unless another column has exactly that name.
  const own = new Set(known.map(({ heading }) => nameKey(heading)))
  const at = (heading: string) => {
    const exact = said.findIndex((one) => nameKey(one) === nameKey(heading))
    return exact >= 0 ? exact : said.findIndex((one) => fold(one) === fold(heading) && !own.has(nameKey(one)))
  }
  const columns = known
    .map((column): PlacedColumn => ({ ...column, at: at(column.heading) }))
    .filter((column) => column.at >= 0)
  const taken = new Set(columns.map((column) => column.at))
  return { columns, at, unknown: said.filter((heading, index) => heading !== '' && !taken.has(index)) }
}

/** Converts the cells of a row into `body`, and collects the problems; `sheet` is the name of a child sheet. */
export function readCells(row: PlannedRow, questions: NumberQuestions, sheet?: string): void {
  const valueOf = ({ name, field, heading, at }: PlacedColumn): unknown => {
    try {
      return fromCell(field, row.cells[at] ?? null, row.now?.[name])
    } catch (error) {
      const meant =
        error instanceof AmbiguousNumber ? questions.answer(sheet ? `${sheet}: ${heading}` : heading, error) : null
      if (meant === null) throw error
      return meant
    }
  }
  for (const column of row.columns) {
    const { name, heading, group } = column
    try {
      const value = valueOf(column)
      if (group === undefined) row.body[name] = value
      else row.body[group] = { ...((row.body[group] ?? row.now?.[group]) as Values | undefined), [name]: value }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { message } = error
      const near = error instanceof UnknownCellText ? error.near : {}
      row.problems.push({ row: row.number, column: heading, field: pathOf(column), message, ...near })
    }
  }
  if (row.action === 'update' && row.problems.length === 0 && row.columns.length === 0) row.action = 'unchanged'
}
