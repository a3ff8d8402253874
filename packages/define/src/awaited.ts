import type { Entry } from './entry.ts'
import type { Field, Fields } from './field.ts'
import { kinds } from './kinds/index.ts'
import { isFieldApplicable } from './field-conditions.ts'

/** Whether the value of a field is an uploaded picture or document. */
export const holdsFiles = ({ kind }: Pick<Field, 'kind'>): boolean => kinds[kind].files === 'value'

/**
 * Whether a field is a required picture or file: forms require it; a row imported from a sheet may lack it at first.
 */
const isAwaited = (field: Field): boolean => field.required && holdsFiles(field)

/** Whether rows with these fields may lack a picture or file at first. */
export const mayLackFiles = (fields: Fields): boolean => Object.values(fields).some(isAwaited)

/** The picture and file fields of a form; a required one comes first, and receives the files that name no column. */
export const mainFiles = (fields: Fields): string[] =>
  Object.keys(fields)
    .filter((name) => holdsFiles(fields[name]!) && !fields[name]!.auto)
    .toSorted((one, other) => Number(isAwaited(fields[other]!)) - Number(isAwaited(fields[one]!)))

/** The fields with required pictures and files made optional. */
export const withOptionalFiles = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { min: _, ...rest } = field
      return [name, isAwaited(field) ? { ...rest, required: false } : field]
    }),
  )

/** The labels of the required pictures and files that a row does not have yet. */
export const lackedFiles = (fields: Fields, row: Record<string, unknown>): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => isAwaited(field) && isFieldApplicable(field, row) && isNothing(row[name]))
    .map(([, { label }]) => label)

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Why a row may not be approved or switched on; `null` if it has all its pictures and files. */
export function lackProblem(fields: Fields, row: Record<string, unknown>): string | null {
  const labels = lackedFiles(fields, row).map((label) => label.toLowerCase())
  return labels.length === 0 ? null : `Còn thiếu ${labels.join(', ')}: hãy bổ sung trước khi duyệt hoặc bật`
}

/** The badge of a row that lacks a picture or file: the label of its flag (`lacking` in `blocks.ts`). */
export const missingFilesBadge = (fields: Fields, row: Entry): string | null =>
  row['lacks_files'] === true ? (fields['lacks_files']?.label ?? null) : null
