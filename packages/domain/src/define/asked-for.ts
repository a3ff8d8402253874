import type { Field } from './field.ts'

/** Whether a conditional field applies, given the other fields of the form. */
export const isAskedFor = ({ when }: Field, values: Record<string, unknown>): boolean =>
  !when ||
  Object.entries(when).every(
    ([name, wanted]) =>
      typeof values[name] !== 'object' && wanted.some((value) => String(value) === String(values[name])),
  )
