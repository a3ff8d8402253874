import { withoutUnseen } from './text/clean-text.ts'
import { isPlaceholderDay } from './text/dates.ts'
import { isFieldApplicable, isOneOf } from './field-conditions.ts'
import type { Field, Fields, Values } from './field.ts'
import { memoized } from './memoized.ts'
import { isMany } from './kinds/index.ts'
import { parsers } from './kinds/parse/index.ts'
import { notBeforeMessage, Problem } from './problem.ts'
import { passwordProblem } from './password.ts'

/** Validation errors by field path: 'price', or 'inputs.0.name' for a child row. */
export type Problems = Record<string, string[]>

/** Validation error: the fields that could not be parsed, each with its messages. */
export class Invalid extends Error {
  readonly problems: Problems
  /** The values that could be read. */
  readonly values: Record<string, unknown>

  constructor(problems: Problems, values: Record<string, unknown> = {}) {
    super(Object.values(problems)[0]?.[0] ?? 'Dữ liệu không hợp lệ')
    this.problems = problems
    this.values = values
  }
}

/** Pairs of fields in ascending order: `['start_date', 'end_date']`. */
export type Ordered = readonly (readonly [string, string])[]

/** Validates a request body or a form: keeps known fields only, blank ones as null, and reports all errors at once. */
export function readValues<F extends Fields>(
  fields: F,
  raw: Record<string, unknown>,
  ordered: Ordered = [],
): Values<F> {
  const problems: Problems = {}
  const values = readFields(fields, raw, '', problems)
  Object.assign(problems, outOfOrder(fields, values, ordered, problems))
  if (Object.keys(problems).length > 0) throw new Invalid(problems, values)
  return values as Values<F>
}

type Raw = Record<string, unknown>

function readFields(
  fields: Fields,
  raw: Raw,
  path: string,
  problems: Problems,
  around: Raw = {},
): Record<string, unknown> {
  const { asked, begun, isConditional } = planOf(fields)
  const values: Record<string, unknown> = {}
  const known = isConditional ? { ...around, ...raw, ...defaultsFor(begun, raw) } : raw
  for (const [name, field] of asked) {
    if (!isFieldApplicable(field, known)) {
      values[name] = isMany(field) ? [] : null
      continue
    }
    try {
      values[name] = readOne(field, raw[name], `${path}${name}`, problems, known)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems[`${path}${name}`] = [error.message]
    }
  }
  return values
}

/** Whether a blank value is read as the default of its field. */
const takesDefault = ({ default: value, kind }: Field, raw: unknown): boolean =>
  value !== undefined && (raw === undefined || kind === 'flag' || kind === 'question')

const defaultsFor = (begun: readonly Named[], raw: Raw): Raw =>
  Object.fromEntries(
    begun
      .filter(([name, field]) => isBlank(field, raw[name]) && takesDefault(field, raw[name]))
      .map(([name, field]) => [name, field.default]),
  )

type Named = readonly [name: string, field: Field]

/** Facts about fields that reading needs; computed once. */
const planOf = memoized((fields: Fields) => {
  const all: Named[] = Object.entries(fields)
  return {
    asked: all.filter(([, { auto }]) => !auto),
    begun: all.filter(([, field]) => field.default !== undefined),
    isConditional: all.some(([, field]) => looksAround(field)),
  }
})

/** Whether a field, or one inside it, depends on other values of the form. */
const looksAround = ({ when, web, chosen, fields = {} }: Field): boolean =>
  Boolean(when ?? web ?? chosen) || Object.values(fields).some(looksAround)

function readOne(field: Field, raw: unknown, path: string, problems: Problems, around: Raw): unknown {
  if (isBlank(field, raw)) {
    if (takesDefault(field, raw)) return field.default
    if (field.required) throw new Problem(`${field.label} bắt buộc`)
    return isMany(field) ? [] : null
  }
  if (field.fields)
    return isMany(field)
      ? readItems(field, raw, path, problems, around)
      : readFields(field.fields, asObject(raw, field.label), `${path}.`, problems, around)
  const isAddress = field.web && isOneOf(field.web, around)
  const value = parsers[field.kind](raw, isAddress ? { ...field, format: 'url' } : field)
  const problem = field.chosen ? passwordProblem(String(value), notHere, around) : null
  if (problem) throw new Problem(problem)
  return value
}

/** Empty: only the server has the list of the most common passwords. */
const notHere: ReadonlySet<string> = new Set()

/** Parses list items; a null item counts as an empty one. */
function readItems(
  { label, fields = {}, min = 0, max = 500 }: Field,
  raw: unknown,
  path: string,
  problems: Problems,
  around: Raw,
): unknown[] {
  if (!Array.isArray(raw)) throw new Problem(`${label} không hợp lệ`)
  if (raw.length > max) throw new Problem(`${label} tối đa ${max} mục`)
  if (raw.length < min) throw new Problem(`${label} tối thiểu ${min} mục`)
  const taken = new Set<number>()
  return raw.map((item: unknown, index) => {
    const values = asObject(item ?? {}, label)
    return { ...keptUnder(values['id'], taken), ...readFields(fields, values, `${path}.${index}.`, problems, around) }
  })
}

/** The id of an existing child row; anything that is not a valid id, or an id for the second time, means a new row. */
function keptUnder(raw: unknown, taken: Set<number>): { id?: number } {
  const id = typeof raw === 'number' || typeof raw === 'string' ? Number(raw) : 0
  if (!Number.isInteger(id) || id <= 0 || id > 2_147_483_647 || taken.has(id)) return {}
  taken.add(id)
  return { id }
}

function asObject(raw: unknown, label: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Problem(`${label} không hợp lệ`)
  return raw as Record<string, unknown>
}

/** A text of only spaces and invisible characters is blank; in a password, invisible characters count. */
const isBlankText = (kind: Field['kind'], raw: string): boolean =>
  raw.trim() === '' ||
  (kind !== 'password' && !/[^\s\p{C}]/u.test(raw.slice(0, 1_000)) && withoutUnseen(raw).trim() === '')

/** Whether a value counts as none: null, a text of nothing visible, a placeholder date (mission §5), an empty list. */
function isBlank({ kind }: Field, raw: unknown): boolean {
  if (raw === undefined || raw === null) return true
  if (typeof raw === 'string')
    return isBlankText(kind, raw) || ((kind === 'date' || kind === 'moment') && isPlaceholderDay(raw))
  return Array.isArray(raw) && raw.length === 0
}

function outOfOrder(fields: Fields, values: Record<string, unknown>, ordered: Ordered, known: Problems): Problems {
  const problems: Problems = {}
  for (const [first, second] of ordered) {
    const [a, b] = [values[first], values[second]]
    const [lower, upper] = [fields[first], fields[second]]
    if (a == null || b == null || !lower || !upper || first in known || second in known || a <= b) continue
    if (upper.kind === 'date' || upper.kind === 'moment')
      problems[second] = [notBeforeMessage(upper.label, lower.label)]
    else problems[first] = [`${lower.label} không được lớn hơn ${upper.label.toLowerCase()}`]
  }
  return problems
}
