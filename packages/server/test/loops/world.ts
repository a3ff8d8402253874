import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import { formatCode } from '@trace/define/codes.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { isMany } from '@trace/define/kinds/index.ts'
import { checkDigit } from '@trace/define/gs1/gs1.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { concatSql } from '@trace/platform/ports/postgres/connect.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { bodyFields } from '@trace/platform/openapi/document.ts'
import { exampleOf, exampleRow } from '@trace/platform/openapi/example.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { putRows } from '../one-of-each.ts'
import type { testServer } from '../server.ts'

type Server = Pick<ReturnType<typeof testServer>, 'sql' | 'settings'>
type Values = Record<string, unknown>

/**
 * Puts rows with the ids 1, 2 and 3 into every table that lacks them: the first and third of producer 1, the second
 * of producer 2, and nothing refers to the third. They differ in every value that can differ. Bypasses all rules.
 */
export async function givenThreeOfEach(server: Server): Promise<void> {
  await putRows(server, [1, 2, 3], rowOf, fit)
  await server.sql`update product_per_labor set current_quantity = 0`
  await server.sql`
    insert into stamp_codes (id, stamp_id, number, serial, scan_count, score, verdict, last_scanned_at, review_since) overriding system value
    select n, n, n, n * 1000 + 1, n, 50 + n, 'watch', now() - n * interval '1 day', now() - n * interval '1 week' from generate_series(1, 3) n`
}

/** Makes a user the owner of all personal rows: saved views and notices. */
export async function giveOwnRows({ sql }: Pick<Server, 'sql'>, userId: number): Promise<void> {
  await sql`update saved_views set created_by = ${userId}`
  await sql`update notices set user_id = ${userId}`
}

/**
 * Values that make rows 1 and 2 of each list valid targets of references; row 3 stays in a state that allows deletion.
 */
export const fit: Record<string, (id: number) => Values> = {
  'material-areas': () => ({ acreage: 500 }),
  labors: () => ({ left_at: null }),
  processes: (id) => ({ status: id < 3 ? 'active' : 'draft' }),
  batches: (id) => ({ status: id < 3 ? 'in_production' : 'planned', remaining_quantity: 5_000 }),
  traces: () => ({ harvest_date: '2026-03-01', packaging_date: null }),
  'farm-inputs': () => ({
    kind: 'fertilizer',
    is_forbidden: false,
    sectors: ['plant', 'animal', 'seafood', 'processing'],
    plant_ids: [],
    animal_ids: [],
    seafood_ids: [],
  }),
  diaries: (id) => ({
    status: id < 3 ? 'approved' : 'draft',
    activity_type: 'harvest',
    quantity: 5_000,
    performed_at: `2026-03-01T0${id}:00:00Z`,
    finished_at: `2026-03-01T0${id}:30:00Z`,
  }),
  orders: (id) => ({
    status: id < 3 ? 'completed' : 'pending',
    approved_quantity: id < 3 ? 5_000 : null,
    ...(id === 3 && { trace_id: 2 }),
  }),
  stamps: (id) => ({
    status: id < 3 ? 'issued' : 'draft',
    quantity: 900,
    serial_from: id * 1_000 + 1,
    serial_to: id * 1_000 + 900,
  }),
  'scan-statistics': (id) => ({ code: `TX22-260${id}` }),
  articles: () => ({ is_publish: false }),
}

/** A row that differs from those of other ids, and from the example of its form, in every field that allows it. */
export function rowOf(fields: Fields, id: number): Values {
  const example = exampleRow(fields, false)
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    const asked = field.auto || isFieldApplicable(field, values)
    values[name] = asked ? varied(name, field, example[name], id) : isMany(field) ? [] : null
  }
  return values
}

const DAY = 86_400_000
const withCheckDigit = (digits: string): string => `${digits}${checkDigit(digits)}`

function varied(name: string, { kind, choices, numbering, max, format }: Field, value: unknown, id: number): unknown {
  if (name === 'approval_status') return 'approved'
  if (name === 'parent_id') return null
  const other = (text: string): string => `${text.slice(0, -1)}${(Number(text.at(-1)!.replace(/\D/, '0')) + id) % 10}`
  switch (kind) {
    case 'reference':
      return id === 2 ? 2 : 1
    case 'references':
      return [id === 2 ? 2 : 1]
    case 'choice':
      return Object.keys(choices!)[(id - 1) % Object.keys(choices!).length]
    case 'code':
      return formatCode(numbering!, { day: '2026-03-01', province: '22', seq: 900 + id })
    case 'integer':
    case 'decimal':
    case 'money':
      return Math.min(Number(value) + id, max ?? Infinity)
    case 'date':
      return new Date(Date.parse(String(value)) - id * DAY).toISOString().slice(0, 10)
    case 'moment':
      return new Date(Date.parse(String(value)) - id * DAY).toISOString()
    case 'toggle':
    case 'flag':
      return id < 3
    case 'email':
      return `so-${id}-${String(value)}`
    case 'gs1':
      return withCheckDigit(other(String(value).slice(0, -1)))
    case 'slug':
    case 'url':
      return `${String(value)}-${id}`
    case 'phone':
    case 'identity':
      return other(String(value))
    case 'text':
      return format || String(value).length + 2 > (max ?? Infinity) ? other(String(value)) : `${String(value)} ${id}`
    case 'longText':
      return `${String(value)} ${id}`
    default:
      return value
  }
}

/** The example of a form, with links to rows that fit; an optional value for which nothing fits is left out. */
export async function formOf(sql: Sql, fields: Fields): Promise<Values> {
  const body = exampleOf(fields)
  await linkUp(sql, fields, body, {})
  return body
}

async function linkUp(sql: Sql, fields: Fields, body: Values, around: Values): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'rows' || field.kind === 'list') {
      for (const row of (body[name] ?? []) as Values[]) await linkUp(sql, field.fields!, row, { ...around, ...body })
    }
    if (body[name] === undefined || body[name] === null || (field.kind !== 'reference' && field.kind !== 'references'))
      continue
    const id = await fitting(sql, field, { ...around, ...body })
    body[name] = field.kind === 'reference' ? id : id === null ? [] : [id]
  }
  if ('old_ward_id' in body) Object.assign(body, await formerPlaceOf(sql, Number(body['ward_id'])))
}

/** The former commune and district of a commune, if the data name any. */
async function formerPlaceOf(sql: Sql, wardId: number): Promise<Values> {
  const [old] = await sql<{ old_ward_id: number; old_district_id: number }[]>`
    select id as old_ward_id, district_id as old_district_id from wards where successor_id = ${wardId} order by id limit 1`
  return old ?? { old_ward_id: null, old_district_id: null }
}

async function fitting(sql: Sql, field: Field, beside: Values): Promise<number | null> {
  const { table, scope } = resourceByName(field.to!)
  const only = Object.entries(field.only ?? {}).map(
    ([key, value]) => sql`and ${sql(key)} = ${typeof value === 'object' ? value[0]! : value}`,
  )
  const within = (field.within ?? [])
    .filter((key) => beside[key])
    .map(
      (key) => sql`and (${sql(key)} = ${beside[key] as number} ${scope.shared ? sql`or ${sql(key)} is null` : sql``})`,
    )
  const [row] = await sql<{ id: number }[]>`
    select id from ${sql(table)} where deleted_at is null ${concatSql(sql, [...only, ...within])} order by id limit 1`
  return row?.id ?? null
}

/** An example body for an operation, by its fields in the API document. */
export const bodyOf = (sql: Sql, operation: Operation): Promise<Values> => formOf(sql, bodyFields(operation))
