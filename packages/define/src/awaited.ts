import type { Entry } from './entry.ts'
import type { Field, Fields } from './field.ts'
import { kinds } from './kinds/index.ts'
import { isAskedFor } from './asked-for.ts'

/** Whether the value of a field is an uploaded picture or document. */
export const holdsFiles = ({ kind }: Pick<Field, 'kind'>): boolean => kinds[kind].files === 'value'

/** A required picture or file: forms ask for it; a row of a sheet may come without it and wait for it. */
const isAwaited = (field: Field): boolean => field.required && holdsFiles(field)

/** Whether rows with these fields may wait for a picture or file. */
export const mayLackFiles = (fields: Fields): boolean => Object.values(fields).some(isAwaited)

/** The pictures and files of a form, the one first that files without a named column belong to: a required one. */
export const mainFiles = (fields: Fields): string[] =>
  Object.keys(fields)
    .filter((name) => holdsFiles(fields[name]!) && !fields[name]!.auto)
    .toSorted((one, other) => Number(isAwaited(fields[other]!)) - Number(isAwaited(fields[one]!)))

/** The fields with no picture or file required. */
export const withoutAwaited = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { min: _, ...rest } = field
      return [name, isAwaited(field) ? { ...rest, required: false } : field]
    }),
  )

/** The labels of the required pictures and files that a row does not have yet. */
export const lackedFiles = (fields: Fields, row: Record<string, unknown>): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => isAwaited(field) && isAskedFor(field, row) && isNothing(row[name]))
    .map(([, { label }]) => label)

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Why a row may not be approved or switched on: `null` if it has all its pictures and files. */
export function lackProblem(fields: Fields, row: Record<string, unknown>): string | null {
  const labels = lackedFiles(fields, row).map((label) => label.toLowerCase())
  return labels.length === 0 ? null : `Còn thiếu ${labels.join(', ')}: hãy bổ sung trước khi duyệt hoặc bật`
}

/** The badge of a row that waits for a picture or file: the label of its flag (`lacking` in `blocks.ts`). */
export const lackOf = (fields: Fields, row: Entry): string | null =>
  row['lacks_files'] === true ? (fields['lacks_files']?.label ?? null) : null
