import type { Field } from '@trace/define/field.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { memo } from 'react'
import { numberIn } from '@trace/screens/resource/sheet/sheet.ts'
import type { GridColumn, Typed } from '@trace/screens/resource/sheet/sheet.ts'
import type { SheetRow } from './entry-data.ts'
import { words } from './words.ts'

interface Props {
  rows: readonly SheetRow[]
  columns: readonly (GridColumn & { addsUp: boolean })[]
  typed: Typed
  /** The year before that of the sheet. */
  lastYear: number
}

/** The sums under a sheet, over typed and saved values, with those of the year before. */
export const SumRow = memo(function SumRow({ rows, columns, typed, lastYear }: Props) {
  return (
    <tr>
      <th scope="row">{words.sum}</th>
      {columns.map(({ name, field, addsUp: isAddedUp }) => {
        const before = isAddedUp ? rows.reduce((sum, row) => sum + (Number(row.lastYear?.[name]) || 0), 0) : 0
        return (
          <td key={name}>
            {isAddedUp && formatNumber(sumOf(rows, typed, name, field), 2)}
            {before > 0 && (
              <small className="soft">
                {lastYear}: {formatNumber(before, 2)}
              </small>
            )}
          </td>
        )
      })}
    </tr>
  )
})

const sumOf = (rows: readonly SheetRow[], typed: Typed, column: string, field: Field): number =>
  rows.reduce((sum, { id, entry }) => {
    const text = typed[id]?.[column]
    return sum + (text === undefined ? Number(entry?.[column]) || 0 : numberIn(field, text))
  }, 0)
