import { Invalid, readValues } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isForm } from '../operation/body.ts'
import type { Operation } from '../operation/operation.ts'
import { sheetForm } from '../store/read-form.ts'
import { exportColumns } from './columns.ts'
import { pathOf } from './planned-row.ts'
import type { CellProblem, PlannedRow } from './planned-row.ts'

/**
 * Further problems of a new row with invalid cells: those that a form would report, so that all problems are reported
 * at once. Values that other rows give, such as the activity of a stage, are not known here.
 */
export function otherProblems(
  resource: Resource,
  create: Operation,
  { action, number, body, problems }: PlannedRow,
): CellProblem[] {
  if (action !== 'create') return []
  const filledIn = create.body && isForm(create.body) ? create.body.told : []
  const told = new Set([...problems.map(({ field }) => field), ...filledIn])
  try {
    readValues(sheetForm(resource), body)
    return []
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return problemsOf(resource, number, error.message, error.problems).filter(
      ({ field }) => !told.has(field) && !told.has(field?.split('.')[0] ?? null),
    )
  }
}

/** Maps a refusal to the cells it refers to. */
export function problemsOf(
  resource: Resource,
  row: number,
  message: string,
  errors?: Record<string, string[]>,
): CellProblem[] {
  if (!errors) return [{ row, column: null, field: null, message }]
  const known = headingsOf(resource)
  return Object.entries(errors).map(([field, [said = message]]) => ({
    row,
    column: known.get(field) ?? null,
    field,
    message: said,
  }))
}

const headings = new WeakMap<Resource, Map<string, string>>()

/** The headings of a resource's columns, by the paths of their fields; cached per resource. */
function headingsOf(resource: Resource): Map<string, string> {
  const known = headings.get(resource)
  if (known) return known
  const found = new Map(exportColumns(resource).map((column) => [pathOf(column), column.heading]))
  headings.set(resource, found)
  return found
}
