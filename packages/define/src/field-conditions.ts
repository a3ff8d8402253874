import type { Field } from './field.ts'

type Wanted = Record<string, readonly (string | boolean)[]>

/** Whether a conditional field applies, given the other fields of the form. */
export const isFieldApplicable = ({ when }: Field, values: Record<string, unknown>): boolean =>
  !when || isOneOf(when, values)

/** Whether each of these fields has one of the values that are named for it. */
export const isOneOf = (wanted: Wanted, values: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(
    ([name, some]) => typeof values[name] !== 'object' && some.some((value) => String(value) === String(values[name])),
  )

/**
 * Whether a field is required because of the row chosen in another field. While that row is unknown, nothing is
 * required.
 */
export const isRequiredBy = (
  { requiredOf }: Field,
  row: Readonly<Record<string, unknown>> | null | undefined,
): boolean =>
  requiredOf !== undefined &&
  !!row &&
  (requiredOf.its === undefined || requiredOf.is.includes(String(row[requiredOf.its])))
