import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { Invalid, readValues } from '@trace/define/read.ts'
import type { Ordered, Problems } from '@trace/define/read.ts'
import { formFields } from '@trace/define/resource.ts'
import { isFilled } from './section-state.ts'
import { fitsChosen } from './chosen.ts'
import type { Chosen } from './chosen.ts'
import { nextValue } from '../fields/field-view.ts'
import { initialValues } from '../fields/initial-values.ts'

export type Values = Readonly<Record<string, unknown>>

/** Form values by field, as typed. */
export type FormValues<R extends { fields: Fields }> = { readonly [K in keyof R['fields']]?: unknown }

/** Initial values of a new row: field values, and the rows that its references point at. */
export type Initial<R extends { fields: Fields }> = { readonly [K in keyof Entry<R>]?: unknown }

/** Fields of a form; some users see only a part of the resource's fields. */
export type FormFields<R extends { fields: Fields }> = { readonly [K in keyof R['fields']]?: Field }

export interface FormState {
  values: Values
  problems: Problems
  /** Number of rejected submissions; each one moves the focus to the first problem. */
  refusals: number
  changed: boolean
  /** Fields that were filled in for the user, who has not touched them since. */
  filled: ReadonlySet<string>
  /** The values that the form began with, and the names of all rows referred to. */
  begun: Values
  /** Incremented when a draft is restored, so that all fields are mounted again. */
  round: number
}

export type FormEvent =
  /** `value` is the new value, or a function of the present one. */
  | { type: 'changed'; name: string; value: unknown }
  | { type: 'refused'; problems: Problems }
  /** Problems that the server's check added. */
  | { type: 'added'; problems: Problems }
  /** Problems that the values have now; a problem not among them is solved, and others are not told yet. */
  | { type: 'checked'; problems: Problems }
  | { type: 'saved' }
  | { type: 'merged'; values: Values }
  /** Fills in values, with the names of the rows they refer to; that alone is no change to be saved. */
  | { type: 'filled'; values: Values; names: Values }
  /** The names of rows that values refer to. */
  | { type: 'named'; names: Values }
  /** A draft was restored: its values replace all others, and what it does not name is as the form began. */
  | { type: 'restored'; values: Values; names: Values }

export interface FormShape {
  fields: Fields
  sections: Readonly<Record<string, readonly string[]>>
  ordered?: Ordered
}

/** Fields of a form for a new or an existing row. An empty password of an existing row keeps the old one. */
export function shapeFields(fields: Fields, editing: boolean, staff: boolean): Fields {
  const asked = Object.entries(formFields({ fields })).filter(
    ([, field]) => (staff || !field.staff) && !(editing && field.onlyNew),
  )
  return Object.fromEntries(
    asked.map(([name, field]) => [name, editing && field.kind === 'password' ? optional(field) : field]),
  )
}

const optional = (field: Field): Field => ({ ...field, required: false })

/** Fields that depend on the form values. */
export type FieldsOf = (values: Values) => Fields

/** Updates values that depend on a changed one, such as an activity on its stage. */
export type Follow<R extends { fields: Fields } = { fields: Fields }> = (
  name: keyof R['fields'] & string,
  value: unknown,
  values: FormValues<R>,
) => FormValues<R>

const nothing: Follow = () => ({})

export const beginForm = (fields: Fields, entry: Values, filled: readonly string[] = []): FormState => ({
  values: initialValues(fields, entry),
  problems: {},
  refusals: 0,
  changed: false,
  filled: new Set(filled),
  begun: entry,
  round: 0,
})

/** Form reducer. A changed value clears its own problems, and the references that had to match it. */
export const formReducer =
  (fields: Fields, follow: Follow = nothing) =>
  (state: FormState, event: FormEvent): FormState => {
    switch (event.type) {
      case 'changed': {
        const value = nextValue(event.value, state.values[event.name])
        return {
          ...state,
          values: {
            ...state.values,
            ...emptied(fields, event.name),
            ...follow(event.name, value, state.values),
            [event.name]: value,
          },
          problems: withoutProblemsOf(state.problems, event.name),
          changed: true,
          filled: new Set([...state.filled].filter((name) => name !== event.name)),
        }
      }
      case 'merged':
        return { ...state, values: event.values, changed: true }
      case 'filled':
        return {
          ...state,
          values: { ...state.values, ...event.values },
          filled: new Set([...state.filled, ...Object.keys(event.values)]),
          begun: { ...state.begun, ...event.names },
        }
      case 'named':
        return { ...state, begun: { ...state.begun, ...event.names } }
      case 'restored':
        return {
          ...state,
          values: { ...initialValues(fields, state.begun), ...event.values },
          problems: {},
          changed: true,
          begun: { ...state.begun, ...event.names },
          round: state.round + 1,
        }
      case 'refused':
        return { ...state, problems: event.problems, refusals: state.refusals + 1 }
      case 'added':
        return { ...state, problems: event.problems }
      case 'checked': {
        const left = Object.keys(state.problems).filter((path) => event.problems[path])
        return { ...state, problems: Object.fromEntries(left.map((path) => [path, event.problems[path]!])) }
      }
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

/** Validates a form: the body to send, or the problems in the same words as the server. */
export function readForm(
  { fields, ordered = [] }: Pick<FormShape, 'fields' | 'ordered'>,
  values: Values,
): { body: Values } | { problems: Problems } {
  try {
    return { body: toBody(fields, readValues(fields, values, ordered)) }
  } catch (error) {
    if (error instanceof Invalid) return { problems: error.problems }
    throw error
  }
}

/** Days are sent as midnight UTC; an empty password is not sent. */
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

/**
 * Fields by section heading, without those that do not apply to the current values. A field that does not fit a chosen
 * row is kept while it holds something.
 */
export function sectionsOf(
  { fields, sections }: FormShape,
  values: Values,
  general: string,
  chosen: Chosen = {},
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
      names: names.filter(
        (name) =>
          fields[name] &&
          isFieldApplicable(fields[name], values) &&
          (fitsChosen(fields[name], chosen) || isFilled(fields[name], values[name])),
      ),
    }))
    .filter(({ names }) => names.length > 0)
}

/**
 * Result of a submission: saved, rejected with problems, to be sent again with other values, or cancelled by the user.
 */
export type SubmitResult =
  | {
      saved: true
      /** The saved row. */
      entry?: Entry | undefined
    }
  | {
      saved: false
      problems?: Problems
      values?: Values
      /** Resolves when the user has closed the message; only then can the first problem be focused. */
      told?: Promise<void>
    }
