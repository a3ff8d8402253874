import type { Resource } from '@trace/define/resource.ts'
import type { CellProblem, PlannedRow } from './planned-row.ts'

/** Duplicates within the sheet of values that must be unique; reported at the second one. */
export function repeatedValues(
  { fields, unique }: Resource,
  rows: PlannedRow[],
): [row: PlannedRow, problem: CellProblem][] {
  const keys = [
    ...Object.keys(fields)
      .filter((name) => fields[name]!.unique)
      .map((name) => [name]),
    ...unique,
  ]
  return keys.flatMap((names) => {
    const first = new Map<string, number>()
    return rows.flatMap((row): [row: PlannedRow, problem: CellProblem][] => {
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
