import type { Resource } from '@trace/define/resource.ts'
import type { CellProblem, PlannedRow } from './planned-row.ts'

type Repeat = [row: PlannedRow, problem: CellProblem]

/**
 * Changed rows that have an ID in common with another row of the sheet, reported at each of them: they may be meant as
 * new rows, copied with the ID.
 */
export function repeatedIds(rows: PlannedRow[]): Repeat[] {
  const stored = rows.filter(({ now }) => now !== null)
  return [...Map.groupBy(stored, ({ id }) => id).values()].flatMap((same) =>
    same.flatMap((row): Repeat[] => {
      const other = same.find((one) => one !== row)
      if (!other || row.columns.length === 0) return []
      const message = `ID ${row.id} trùng với dòng ${other.number}; dòng mới thì để trống ID`
      return [[row, { row: row.number, column: 'ID', field: 'id', message }]]
    }),
  )
}

/** Duplicates within the sheet of values that must be unique; reported at the second one. */
export function repeatedValues({ fields, unique }: Resource, rows: PlannedRow[]): Repeat[] {
  const keys = [
    ...Object.keys(fields)
      .filter((name) => fields[name]!.unique)
      .map((name) => [name]),
    ...unique,
  ]
  return keys.flatMap((names) => {
    const first = new Map<string, number>()
    return rows.flatMap((row): Repeat[] => {
      const values = names.map((name) => row.body[name])
      if (row.action !== 'create' || values.every((value) => value === null || value === undefined)) return []
      const key = JSON.stringify(values)
      const before = first.get(key)
      if (before === undefined) first.set(key, row.number)
      const { name, heading } = row.columns.find((column) => column.name === names.at(-1)) ?? {
        name: names[0]!,
        heading: null,
      }
      const message = `${fields[name]!.label} trùng với dòng ${before}`
      return before === undefined ? [] : [[row, { row: row.number, column: heading, field: name, message }]]
    })
  })
}
