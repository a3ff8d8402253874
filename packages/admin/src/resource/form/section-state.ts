import type { Field, Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'

type Values = Readonly<Record<string, unknown>>

/** How far a section of a form is. */
export interface SectionState {
  /** Number of values that are wrong. */
  wrong: number
  /** Number of required values still missing. */
  missing: number
  filled: boolean
}

export const stateOf = (
  names: readonly string[],
  fields: Fields,
  values: Values,
  problems: Problems,
): SectionState => ({
  wrong: names.filter((name) => isWrong(name, problems)).length,
  missing: names.filter((name) => fields[name]!.required && isBlank(fields[name]!, values[name])).length,
  filled: names.some((name) => isFilled(fields[name]!, values[name])),
})

export const isWrong = (name: string, problems: Problems): boolean =>
  Object.keys(problems).some((path) => path === name || path.startsWith(`${name}.`))

/** Whether a required field still asks for a value: what it began with and a switch that is off are values, too. */
function isBlank(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && !isFilled(field, value)
}

/** Whether a field holds anything but what it began with. */
export function isFilled(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === field.default) return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object') return true
  return field.kind === 'group'
    ? Object.entries(value).some(([name, inner]) => field.fields?.[name] && isFilled(field.fields[name], inner))
    : true
}

/** Whether a form keeps optional fields behind a button: its definition says what it asks for at once. */
export const isBrief = (fields: Fields): boolean => Object.values(fields).some(({ first }) => first)

/** Whether a field is asked for at once. */
export const isAtOnce = (field: Field): boolean => field.required || field.first === true
