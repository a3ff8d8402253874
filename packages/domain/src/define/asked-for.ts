import type { Field } from './field.ts'

/** Whether a conditional field applies, given the other fields of the form. */
export const isAskedFor = ({ when }: Field, values: Record<string, unknown>): boolean =>
  !when ||
  Object.entries(when).every(
    ([name, wanted]) =>
      typeof values[name] !== 'object' && wanted.some((value) => String(value) === String(values[name])),
  )

/**
 * Whether a field is required because of the row that another field has chosen. What is not known of that row requires
 * nothing.
 */
export const isRequiredBy = (
  { requiredOf }: Field,
  row: Readonly<Record<string, unknown>> | null | undefined,
): boolean =>
  requiredOf !== undefined &&
  !!row &&
  (requiredOf.its === undefined || requiredOf.is.includes(String(row[requiredOf.its])))
