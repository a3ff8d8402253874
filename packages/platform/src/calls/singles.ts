import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '@trace/define/field.ts'
import { integer } from '@trace/define/kinds/index.ts'
import { Invalid, readValues } from '@trace/define/read.ts'
import type { Problems } from '@trace/define/read.ts'
import { needs } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import { always, one, texts } from '../operation/answers.ts'
import type { Form } from '../operation/body.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { refuseSelfLockout } from '../request/maintenance.ts'
import { AnswerWithMessage, operation } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { withNames } from '../store/names.ts'
import { isNewest } from '../store/stale.ts'
import type { RawCall, RawPrepareContext } from '../operation/raw-call.ts'
import { requireFullReach } from './approvals.ts'

type Values = Record<string, unknown>

export interface Change {
  name: string
  before: unknown
  after: unknown
}

/**
 * Extra requirements for changing some fields of a single record, besides the right to the record, and who is
 * notified.
 */
export interface SingleGuard {
  fields: readonly string[]
  /** Further fields of the body: a password. */
  also: Fields
  /** Runs before the transaction if one of the fields would change; throws to refuse. */
  admit(call: RawPrepareContext): Promise<void>
  /** Runs in the transaction of the write; returns a remark to add to the message, or null. */
  changed(call: Pick<RawCall, 'store' | 'viewer'>, changes: readonly Change[]): Promise<string | null>
}

/** How a single record and the environment variables combine. */
export interface SingleEnvironment {
  /** Values that the environment fixes: shown, and never taken from a request. */
  settled(sql: Sql, settings: Settings): Promise<Values>
  /** Default values of empty fields. */
  usual(settings: Settings): Values
  /** Problems with the values that could be read. */
  problems(values: Values): Problems
  /** The values to store. */
  kept(values: Values, settings: Settings): Values
}

const noEnvironment: SingleEnvironment = {
  settled: async () => ({}),
  usual: () => ({}),
  problems: () => ({}),
  kept: (values) => values,
}

/** The rules of one single record, besides those that all of them have. */
export interface SingleRules {
  guard?: SingleGuard
  environment?: SingleEnvironment
}

interface Ruled extends Single {
  guard?: SingleGuard
  environment: SingleEnvironment
}

/** The guarded fields that a form changes; an empty field counts as its default. */
function changesOf({ fields }: Single, guarded: readonly string[], before: Values, after: Values): Change[] {
  const valueOf = (values: Values, name: string) => (values[name] ?? fields[name]?.default) || null
  return guarded.flatMap((name) => {
    const change = { name, before: valueOf(before, name), after: valueOf(after, name) }
    return isDeepStrictEqual(change.before, change.after) ? [] : [change]
  })
}

/** The values that were sent, plus the guarded fields that were left out, plus those that the environment fixes. */
async function completed(single: Ruled, sent: Values, sql: Sql, settings: Settings): Promise<Values> {
  const { guard, environment } = single
  const settled = await environment.settled(sql, settings)
  if (!guard) return { ...sent, ...settled }
  const { entry }: { entry: Values } = await answered(sql, settings, single)
  const kept = Object.fromEntries(guard.fields.map((name) => [name, entry[name]]))
  return { ...kept, ...sent, ...settled }
}

/**
 * Asks the guard of a record before the transaction begins. An unreadable form is left to the call itself, which
 * refuses it.
 */
const admitted = (single: Ruled, guard: SingleGuard) => async (call: RawPrepareContext) => {
  const { sql, rawBody, settings } = call
  const { settled, kept } = single.environment
  const [sent, before, decided] = await Promise.all([
    completed(single, rawBody, sql, settings),
    readSingle(sql, single.name),
    settled(sql, settings),
  ])
  const open = guard.fields.filter((name) => !(name in decided))
  const values = readable(single.fields, sent)
  if (values && changesOf(single, open, before, kept(values, settings)).length > 0) await guard.admit(call)
}

function readable(fields: Fields, sent: Values): Values | null {
  try {
    return readValues(fields, sent)
  } catch (error) {
    if (error instanceof Invalid) return null
    throw error
  }
}

/** The form of a single record. Values that the environment fixes replace those that were sent. */
const formOf = (single: Ruled): Form<Record<string, unknown>> => ({
  fields: { ...single.fields, ...single.guard?.also, version: integer('Phiên bản') },
  also: {},
  told: [],
  partial: false,
  complete: (sent, { store, settings }) => completed(single, sent, store.sql, settings),
  read: (sent) => readValues(single.fields, sent),
})

/** Answer fields: none is required, because all may be empty until somebody fills them in. */
const answersOf = ({ fields }: Single) =>
  one(
    {
      ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, required: false }])),
      version: integer('Phiên bản', always),
    },
    { settled: texts('Các trường do máy chủ quyết định') },
  )

/**
 * Operations of the single records; reading one needs a permission, too, unless it is open to all who are signed in.
 */
export const singleOperations = (
  singles: readonly Single[],
  rules: Readonly<Record<string, SingleRules>>,
): Operation[] =>
  singles.flatMap((single) => operationsOf({ ...single, environment: noEnvironment, ...rules[single.name] }))

const operationsOf = (single: Ruled): Operation[] => [
  operation({
    method: 'GET',
    path: `/api/admin${single.path}`,
    needs: single.open ? 'signedIn' : needs(single, 'update', 'edit', 'read', 'list', 'menu'),
    like: 'read single',
    summary: `Xem ${single.label.toLowerCase()}`,
    answers: answersOf(single),
    run: ({ store, settings }) => answered(store.sql, settings, single),
  }),
  {
    ...(single.guard && { prepare: admitted(single, single.guard) }),
    ...operation({
      method: 'PUT',
      path: `/api/admin${single.path}`,
      needs: needs(single, 'update', 'edit'),
      like: 'update single',
      summary: `Sửa ${single.label.toLowerCase()}`,
      body: formOf(single),
      answers: answersOf(single),
      admit: requireFullReach(`thay đổi ${single.label.toLowerCase()}`),
      check: ({ body, problems }) => problems.add(single.environment.problems(body)),
      async run({ body, version, viewer, store, settings }) {
        const { sql } = store
        const { guard, environment } = single
        const { settled, kept } = environment
        const decided = await settled(sql, settings)
        const sent = kept(body, settings)
        await sql`select from single_records where name = ${single.name} for update`
        const before = await readSingle(sql, single.name)
        const input = {
          ...sent,
          ...Object.fromEntries(Object.keys(decided).map((name) => [name, before[name] ?? null])),
        }
        if (!isNewest(version, before.version)) {
          throw new Refusal(409, 'Dữ liệu đã được người khác thay đổi', { data: await answered(sql, settings, single) })
        }
        refuseSelfLockout(viewer, single, before, input)
        await sql`
        insert into single_records (name, value, updated_by) values (${single.name}, ${input as never}, ${viewer.id})
        on conflict (name) do update set value = excluded.value, updated_by = excluded.updated_by, updated_at = now(), version = single_records.version + 1`
        await store.note('update', { subject: single.name, label: single.label, old_values: before, new_values: input })
        store.markTableChanged('single_records')
        const changes = changesOf(single, guard?.fields ?? [], before, input)
        const remark = guard && changes.length > 0 ? await guard.changed({ store, viewer }, changes) : null
        const entry = await answered(sql, settings, single)
        return remark ? new AnswerWithMessage(`Đã lưu. ${remark}`, entry) : entry
      },
    }),
  },
]

/**
 * Returns a single record for the API: with names for references, defaults for empty fields, and the values that the
 * environment fixes.
 */
async function answered(sql: Sql, settings: Settings, { name, fields, environment }: Ruled) {
  const { settled, usual } = environment
  const [entry, decided] = await Promise.all([readSingle(sql, name), settled(sql, settings)])
  const filled = Object.fromEntries(Object.entries(usual(settings)).filter(([field]) => !entry[field]))
  const [named] = await withNames(sql, fields, [{ ...entry, ...filled, ...decided }])
  return { entry: named!, settled: Object.keys(decided) }
}

/** Reads numbers of a single record in one query; a number that was never set gets its default. */
export async function readSingleNumbers<N extends string>(
  sql: Sql,
  { name, fields }: Pick<Single, 'name' | 'fields'>,
  names: readonly N[],
): Promise<Record<N, number>> {
  const kept = await readSingle(sql, name)
  return Object.fromEntries(names.map((one) => [one, Number(kept[one] ?? fields[one]?.default)])) as Record<N, number>
}

/** A single record as stored; empty until somebody fills it in. */
export async function readSingle(sql: Sql, name: string): Promise<Record<string, unknown> & { version: number }> {
  const [row] = await sql<{ value: Record<string, unknown>; version: number; updated_at: string }[]>`
    select value, version, updated_at from single_records where name = ${name}`
  return row ? { ...row.value, version: row.version, updated_at: row.updated_at } : { version: 0 }
}
