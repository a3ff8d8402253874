import { formFields, Invalid, isAskedFor, read } from '@trace/domain'
import type { Entry, Field, Fields, Ordered, Problems } from '@trace/domain'
import { initialValues } from '../fields/initial-values.ts'

export type Values = Readonly<Record<string, unknown>>

/** The values of a form while it is filled in, by the fields of its resource: as they were typed. */
export type FormValues<R extends { fields: Fields }> = { readonly [K in keyof R['fields']]?: unknown }

/** What a new row begins with: values of its fields, and the rows that links among them lead to. */
export type Initial<R extends { fields: Fields }> = { readonly [K in keyof Entry<R>]?: unknown }

/** The fields that a form asks for: not everybody is asked for all of a resource's. */
export type FormFields<R extends { fields: Fields }> = { readonly [K in keyof R['fields']]?: Field }

export interface FormState {
  values: Values
  problems: Problems
  /** How often the form was refused: each time the first problem gets the focus. */
  refusals: number
  changed: boolean
}

export type FormEvent =
  | { type: 'changed'; name: string; value: unknown }
  | { type: 'refused'; problems: Problems }
  | { type: 'saved' }
  | { type: 'merged'; values: Values }

export interface FormShape {
  fields: Fields
  sections: Readonly<Record<string, readonly string[]>>
  ordered?: Ordered
}

/** The fields of a form for somebody new, or for a row that is there: a password that is kept need not be given again. */
export function shapeFields(fields: Fields, editing: boolean, staff: boolean): Fields {
  const asked = Object.entries(formFields({ fields })).filter(
    ([, field]) => (staff || !field.staff) && !(editing && field.onlyNew),
  )
  return Object.fromEntries(
    asked.map(([name, field]) => [name, editing && field.kind === 'password' ? optional(field) : field]),
  )
}

const optional = (field: Field): Field => ({ ...field, required: false })

/** The fields of a form, where they follow what is filled in. */
export type FieldsOf = (values: Values) => Fields

/** What else changes with a value: an activity with its stage. */
export type Follow<R extends { fields: Fields } = { fields: Fields }> = (
  name: keyof R['fields'] & string,
  value: unknown,
  values: FormValues<R>,
) => FormValues<R>

const nothing: Follow = () => ({})

export const beginForm = (fields: Fields, entry: Values): FormState => ({
  values: initialValues(fields, entry),
  problems: {},
  refusals: 0,
  changed: false,
})

/** How a form goes on. A value that changes takes its own problems with it, and empties links that had to agree with it. */
export const formReducer =
  (fields: Fields, follow: Follow = nothing) =>
  (state: FormState, event: FormEvent): FormState => {
    switch (event.type) {
      case 'changed':
        return {
          ...state,
          values: {
            ...state.values,
            ...emptied(fields, event.name),
            ...follow(event.name, event.value, state.values),
            [event.name]: event.value,
          },
          problems: withoutProblemsOf(state.problems, event.name),
          changed: true,
        }
      case 'merged':
        return { ...state, values: event.values, changed: true }
      case 'refused':
        return { ...state, problems: event.problems, refusals: state.refusals + 1 }
      case 'saved':
        return { ...state, problems: {}, changed: false }
    }
  }

const emptied = (fields: Fields, name: string): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { within }]) => within?.includes(name))
      .map(([other, { kind }]) => [other, kind === 'references' ? [] : null]),
  )

const withoutProblemsOf = (problems: Problems, name: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** The body to send, or what is wrong with the form, told in the server's own words. */
export function readForm(
  { fields, ordered = [] }: Pick<FormShape, 'fields' | 'ordered'>,
  values: Values,
): { body: Values } | { problems: Problems } {
  try {
    return { body: toBody(fields, read(fields, values, ordered)) }
  } catch (error) {
    if (error instanceof Invalid) return { problems: error.problems }
    throw error
  }
}

/** Days are sent at midnight UTC; a password that was not typed is not sent. */
function toBody(fields: Fields, values: Values): Values {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (field?.kind === 'password' && value === null) continue
    body[name] = field ? toSent(field, value) : value
  }
  return body
}

function toSent({ kind, fields = {} }: Field, value: unknown): unknown {
  if (kind === 'date' && typeof value === 'string') return `${value}T00:00:00Z`
  if (Array.isArray(value) && (kind === 'list' || kind === 'rows'))
    return value.map((item: Values) => toBody(fields, item))
  if (kind === 'group' && isValues(value)) return toBody(fields, value)
  return value
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The fields of a form under their headings, without those that the other values do not call for. */
export function sectionsOf(
  { fields, sections }: FormShape,
  values: Values,
  general: string,
): { heading: string; names: string[] }[] {
  const placed = new Set(Object.values(sections).flat())
  const loose = Object.keys(fields).filter((name) => !placed.has(name))
  const all = Object.entries(sections).map(([heading, names], index) => ({
    heading,
    names: index === 0 ? [...names, ...loose] : [...names],
  }))
  const shown = all.length > 0 ? all : [{ heading: general, names: loose }]
  return shown
    .map(({ heading, names }) => ({
      heading,
      names: names.filter((name) => fields[name] && isAskedFor(fields[name], values)),
    }))
    .filter(({ names }) => names.length > 0)
}

/** What came of sending a form: saved, wrong in places, to be sent again with other values, or none of these: the person turned back. */
export type Sent =
  | {
      saved: true
      /** The row as it was saved. */
      entry?: Entry
    }
  | {
      saved: false
      problems?: Problems
      values?: Values
      /** Resolves when the person has closed the message; only then can the first problem get the focus. */
      told?: Promise<void>
    }
