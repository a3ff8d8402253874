import { resourceByName } from '@trace/domain'
import type { Field, Fields, Problems } from '@trace/domain'
import { joined } from '../../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { Refusal } from '../refusal.ts'
import { within } from './scope.ts'

type Values = Record<string, unknown>

/** Refuses what `referenceProblems` finds. */
export async function checkReferences(...asked: Parameters<typeof referenceProblems>): Promise<void> {
  const problems = await referenceProblems(...asked)
  if (Object.keys(problems).length > 0) throw new Refusal(422, Object.values(problems)[0]![0]!, { errors: problems })
}

/**
 * References to rows that do not exist, that the viewer may not see, or that are not allowed: another
 * producer's area, a product not yet approved. An unchanged reference is not checked, so that an old row can still be
 * edited.
 */
export async function referenceProblems(
  sql: Sql,
  reach: Reach,
  fields: Fields,
  values: Values,
  before: Values | null,
): Promise<Problems> {
  const links = linksOf(fields, values, before)
  // Those of the row itself in one statement. Of child rows there may be any number: a statement for each stays the same.
  const [outer = [], inner = []] = [true, false].map((own) => links.filter(({ path }) => own !== path.includes('.')))
  const unfit = await Promise.all([unfitOf(sql, reach, outer), ...inner.map((link) => unfitOf(sql, reach, [link]))])
  return Object.fromEntries(unfit.flat().map(({ path, field }) => [path, [`${field.label} không hợp lệ`]]))
}

interface Link {
  path: string
  field: Field
  ids: number[]
  /** The other values of the row, which `within` compares with. */
  owner: Values
}

function linksOf(fields: Fields, values: Values, before: Values | null, path = ''): Link[] {
  return Object.entries(fields).flatMap(([name, field]): Link[] => {
    const value = values[name]
    if (value === null || value === undefined || field.auto) return []
    const at = `${path}${name}`
    if (field.kind === 'rows')
      return (value as Values[]).flatMap((row, index) =>
        linksOf(field.fields ?? {}, { ...values, ...row }, null, `${at}.${index}.`),
      )
    if (field.kind !== 'reference' && field.kind !== 'references') return []
    const known = new Set([before?.[name]].flat())
    const unmoved = field.within?.every((key) => values[key] === before?.[key]) ?? true
    const ids = ([value].flat() as number[]).filter((id) => !(unmoved && known.has(id)))
    return ids.length > 0 ? [{ path: at, field, ids, owner: values }] : []
  })
}

async function unfitOf(sql: Sql, reach: Reach, links: Link[]): Promise<Link[]> {
  if (links.length === 0) return []
  const asked = links.map((link, at) => sql`${at > 0 ? sql`union all` : sql``} ${fitting(sql, reach, link, at)}`)
  const found = await sql<{ at: number; count: number }[]>`${joined(sql, asked)}`
  const fit = new Map(found.map(({ at, count }) => [at, count]))
  return links.filter(({ ids }, at) => fit.get(at) !== new Set(ids).size)
}

/** Counts the rows of a link that there are, and that may be referred to. */
function fitting(sql: Sql, reach: Reach, { field, ids, owner }: Link, at: number): Fragment {
  const target = resourceByName(field.to!)
  const beside = (field.within ?? [])
    .filter((key) => owner[key] !== null && owner[key] !== undefined)
    .map(
      (key) =>
        sql`and (${sql(`t.${key}`)} = ${owner[key] as number} ${target.scope.shared ? sql`or ${sql(`t.${key}`)} is null` : sql``})`,
    )
  return sql`select ${sql.unsafe(`${at}`)} as at, count(*)::int as count from ${sql(target.table)} t
    where t.id = any(${ids}) and t.deleted_at is null and ${within(sql, target, reach, 'read')} ${onlyOf(sql, field)} ${joined(sql, beside)}`
}

/** The conditions that rows `t` must meet to be referred to. */
export const onlyOf = (sql: Sql, { only = {} }: Field): Fragment =>
  joined(
    sql,
    Object.entries(only).map(([key, value]) =>
      typeof value === 'object'
        ? sql`and ${sql(`t.${key}`)} = any(${[...value]})`
        : sql`and ${sql(`t.${key}`)} = ${value}`,
    ),
  )
