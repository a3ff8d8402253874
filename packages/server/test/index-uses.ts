import type { Field } from '@trace/define/field.ts'
import { isFilterable, isRangeFilterable } from '@trace/define/kinds/index.ts'
import { hasSortIndex } from '@trace/define/paging.ts'
import { resources } from '@trace/domain/menu.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { programUrl } from '@trace/platform/ports/postgres/program-role.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { usesOf } from '@trace/platform/store/uses.ts'
import { createApp } from '@trace/platform/start/app.ts'
import { operations } from '../src/operations.ts'
import { province } from '../src/province.ts'

/** A database with a row in every table, and the accounts that make requests. */
interface Asking {
  url: string
  settings: Settings
  /** Tokens of accounts with all permissions: first one for the whole province, then those of narrower reach. */
  tokens: readonly string[]
}

type Asked = readonly [method: 'GET' | 'DELETE', path: string]

/** For each index, the requests with a statement that would use it if all tables were long. */
export async function indexUses(owner: Pool, asking: Asking): Promise<Map<string, Set<string>>> {
  const uses = new Map<string, Set<string>>()
  const statements = await statementsOf(asking)
  await owner
    .begin(async (sql) => {
      await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', 1, 'reltuples', ${LONG}::real)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
      await sql`set local enable_seqscan = off`
      for (const [statement, asked] of statements)
        for (const index of indexesIn(await planOf(sql, statement)))
          uses.set(index, (uses.get(index) ?? new Set()).add(asked))
      throw TAKEN_BACK
    })
    .catch((error: unknown) => {
      if (error !== TAKEN_BACK) throw error
    })
  return uses
}

const LONG = 1_000_000
const TAKEN_BACK = new Error('the lengths of tables are those that were before')

/** Each statement that the product sends for requests of screens, with the first of these requests. */
async function statementsOf({ url, settings, tokens }: Asking): Promise<Map<string, string>> {
  const statements = new Map<string, string>()
  let asked = ''
  const onStatement = (text: string) => {
    if (!statements.has(text)) statements.set(text, asked)
  }
  const pool = connect(programUrl(url).href, { max: 1, onStatement })
  const live = await openLive(pool)
  const app = await createApp(province, pool, settings, live)
  for (const [at, authorization] of tokens.entries())
    for (const [method, path] of at === 0 ? everythingAsked() : listsAsked()) {
      asked = `${method} ${path}`
      await app.inject({ method, url: path, headers: { authorization, 'check-only': '1' } })
    }
  for (const resource of resources) {
    if (!operations.some(({ method, path }) => method === 'DELETE' && path.split('/')[3] === resource.name)) continue
    asked = `what uses ${resource.name}`
    await usesOf(pool, 'all', resource, 1)
  }
  await app.close()
  await live.close()
  await pool.end()
  return statements
}

/**
 * Requests for lists in every order, by every filter and searched; for single rows, figures and queues; and deletions.
 */
function everythingAsked(): Asked[] {
  const lists = resources.flatMap((resource) => {
    const { name, fields, filters } = resource
    const orders = Object.keys(fields).filter((field) => hasSortIndex(resource, field))
    const queries = [
      'search=ga+tien',
      ...['created_at', ...orders].map((field) => `sort_by=${field}`),
      ...filters.flatMap((field) => narrowed(field, fields[field])),
    ]
    return queries.map((query): Asked => ['GET', `/api/admin/${name}?${query}`])
  })
  const asked = operations.filter(({ method, path }) =>
    method === 'GET' ? !/live|export/.test(path) : method === 'DELETE',
  )
  return [...lists, ...asked.map(({ method, path }): Asked => [method as Asked[0], path.replaceAll(/:\w+/g, '1')])]
}

/** Requests for lists, which a narrower reach filters. */
const listsAsked = (): Asked[] => resources.map(({ name }) => ['GET', `/api/admin/${name}`])

function narrowed(name: string, field: Field | undefined): string[] {
  if (!field) return []
  const values = field.kind === 'toggle' || field.kind === 'flag' ? ['true', 'false'] : [valueOf(field)]
  return [
    ...(isFilterable(field) ? values.map((value) => `${name}=${value}`) : []),
    ...(isRangeFilterable(field) ? [`${name}_from=${valueOf(field)}`] : []),
  ]
}

const valueOf = ({ kind, choices, machine }: Field): string =>
  Object.keys(choices ?? machine?.states ?? {})[0] ?? (kind === 'date' || kind === 'moment' ? '2026-01-01' : '1')

interface Plan {
  'Index Name'?: string
  Plans?: Plan[]
}

/** PostgreSQL's plan of a statement for any values; empty for statements that are not planned. */
async function planOf(sql: Parameters<Parameters<Pool['begin']>[1]>[0], statement: string): Promise<Plan> {
  if (!/^\s*(\(?\s*select|with|update|delete)\b/i.test(statement)) return {}
  try {
    const explained = `explain (generic_plan, format json) ${statement}`
    const [row] = await sql.savepoint((inner) => inner.unsafe<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(explained))
    return row['QUERY PLAN'][0].Plan
  } catch (error) {
    // The type of a parameter is known only once a value is bound.
    if ((error as { code?: string }).code === '42P18') return {}
    throw error
  }
}

const indexesIn = ({ 'Index Name': index, Plans = [] }: Plan): string[] => [
  ...(index ? [index] : []),
  ...Plans.flatMap(indexesIn),
]
