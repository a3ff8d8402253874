import type { Resource } from '@trace/define/resource.ts'
import { exportColumns } from './columns.ts'
import type { FieldColumn } from './columns.ts'
import type { Cell } from './sheet.ts'
import type { Workbook } from './workbook.ts'

/** A row of a grid: the texts of the cells that somebody edited, by field. */
export interface TypedRow {
  /** The row to change; null for a new one. */
  id: number | null
  version: number | null
  /** Whether the sender insists on the row although it looks doubtful. */
  confirm?: boolean | null
  cells: { field: string; text: string | null }[]
}

/** Typed rows in the form of a workbook; a cell that was not edited is `undefined`. */
export function typedWorkbook(resource: Resource, typed: readonly TypedRow[]): Workbook {
  const [id, ...columns] = exportColumns(resource).filter(({ group }) => group === undefined)
  async function* rows() {
    yield { number: 0, cells: [id!, ...columns].map(({ heading }) => heading) }
    for (const [index, row] of typed.entries()) yield { number: index + 1, cells: cellsOf(row, columns) }
  }
  const layoutOf = () => ({ hiddenColumns: [], merged: [] })
  return { sheets: () => Promise.resolve([{ name: '' }]), rows, layoutOf, isPartial: true }
}

function cellsOf({ id, cells }: TypedRow, columns: readonly FieldColumn[]): Cell[] {
  const said = new Map(cells.map(({ field, text }) => [field, text ?? '']))
  return [id, ...columns.map(({ name }) => said.get(name))] as Cell[]
}
