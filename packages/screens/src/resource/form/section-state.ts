import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'

type Values = Readonly<Record<string, unknown>>

/** Progress of a section of a form. */
export interface SectionState {
  /** Number of values that are wrong. */
  wrong: number
  /** Number of required values still missing, those in lists and groups among them. */
  missing: number
  /**
   * Label of the empty field whose value decides whether a field of this section is required; null if there is none.
   */
  waitsFor: string | null
  filled: boolean
}

export const stateOf = (
  names: readonly string[],
  fields: Fields,
  values: Values,
  problems: Problems,
): SectionState => ({
  wrong: Object.keys(problems).filter((path) => names.some((name) => isOf(name, path))).length,
  missing: names.reduce((sum, name) => sum + lacksOf(fields[name]!, values[name], values), 0),
  waitsFor: undecidedIn(names, fields, values),
  filled: names.some((name) => isFilled(fields[name]!, values[name])),
})

const isOf = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`)

export const isWrong = (name: string, problems: Problems): boolean =>
  Object.keys(problems).some((path) => isOf(name, path))

/** Number of required values that a field lacks: its own, or those of its nested rows and of its group, if empty too. */
function lacksOf(field: Field, value: unknown, around: Values): number {
  if (field.kind === 'group') return lacksInside(field.fields ?? {}, valuesOf(value), { ...around, ...valuesOf(value) })
  if (isBlank(field, value)) return field.required ? 1 : 0
  if (!field.fields) return 0
  const rows = (Array.isArray(value) ? value : [value]).filter(isValues)
  return rows.reduce((sum, row) => sum + lacksInside(field.fields!, row, { ...around, ...row }), 0)
}

const lacksInside = (fields: Fields, row: Values, around: Values): number =>
  Object.entries(fields)
    .filter(([, inner]) => !inner.auto && isFieldApplicable(inner, around))
    .reduce((sum, [name, inner]) => sum + lacksOf(inner, row[name], around), 0)

const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/**
 * Label of the first required reference, still empty, whose row decides whether an empty field of these is required.
 */
function undecidedIn(names: readonly string[], fields: Fields, values: Values): string | null {
  const decides = names.flatMap((name) => {
    const { requiredOf, required } = fields[name]!
    const of = requiredOf && fields[requiredOf.of]
    const isOpen = of?.required === true && !required && isBlank(fields[name]!, values[name])
    return isOpen && isBlank(of, values[requiredOf!.of]) ? [of.label] : []
  })
  return decides[0] ?? null
}

/**
 * Whether a field has no value yet. A default counts as a value, and so does a switch that is off; inside a group,
 * neither does.
 */
function isBlank(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && !isFilled(field, value)
}

/** Whether a field holds something: not blank, not off, and not the default of the field. */
export function isFilled(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === field.default) return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object') return true
  return field.kind === 'group'
    ? Object.entries(value).some(([name, inner]) => field.fields?.[name] && isFilled(field.fields[name], inner))
    : true
}

/**
 * Whether a form hides optional fields behind a button: its definition then marks the fields that are shown at once
 * (`first`).
 */
export const isBrief = (fields: Fields): boolean => Object.values(fields).some(({ first }) => first)

/** Whether a field is shown at once, not behind the button. */
export const isAtOnce = (field: Field): boolean => field.required || field.first === true
