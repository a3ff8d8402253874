import type { Field, Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { Refusal } from '../refusal.ts'
import { isWithinReach } from './scope.ts'
import { unfitStates } from './unfit-references.ts'

type Values = Record<string, unknown>

/** Throws if references of one row are wrong. */
export async function checkReferences(...asked: Parameters<typeof referenceProblems>): Promise<void> {
  const refusal = refusalOf(await referenceProblems(...asked))
  if (refusal) throw refusal
}

/** For each row, the refusal of its references, or null. */
export const referenceRefusals = async (...asked: Parameters<typeof referencesProblems>): Promise<(Refusal | null)[]> =>
  (await referencesProblems(...asked)).map(refusalOf)

function refusalOf(problems: Problems): Refusal | null {
  const [first] = Object.values(problems)
  return first ? new Refusal(422, first[0]!, { errors: problems }) : null
}

/** A row with its values, and its values before a change. */
interface Referring {
  values: Values
  before: Values | null
}

/** The problems of the references of one row. */
export async function referenceProblems(
  sql: Sql,
  reach: Reach,
  fields: Fields,
  values: Values,
  before: Values | null,
): Promise<Problems> {
  const [problems] = await referencesProblems(sql, reach, fields, [{ values, before }])
  return problems!
}

/**
 * References of rows to rows that do not exist, that the viewer may not see, or that are not allowed: another owner's
 * area, a product not yet approved. An unchanged reference is not checked, so that an old row can still be edited;
 * those of nested rows always are. All are looked up in one statement, the same for any number of rows.
 */
async function referencesProblems(sql: Sql, reach: Reach, fields: Fields, rows: Referring[]): Promise<Problems[]> {
  const links = rows.map(({ values, before }) => linksOf(fields, values, before))
  const alike = [...Map.groupBy(links.flat(), ({ path }) => path.replaceAll(/\.\d+\./g, '.')).values()]
  const found = await allowedTargets(sql, reach, alike)
  const unfit = new Set(
    alike.flatMap((group, at) => {
      const { scope } = resourceByName(group[0]!.field.to!)
      return group.filter((link) => !link.ids.every((id) => isFit(found.get(`${at} ${id}`), link, scope.shared)))
    }),
  )
  const states = await unfitStates(sql, reach, [...unfit])
  const problemOf = (link: Link): string =>
    [`${link.field.label} không hợp lệ`, states.get(link) ?? []].flat().join(': ')
  return links.map((own) =>
    Object.fromEntries(own.filter((link) => unfit.has(link)).map((link) => [link.path, [problemOf(link)]])),
  )
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

/** Values of a referenced row in the fields that `within` names. */
type Beside = (string | null)[]

/** The rows that exist and may be referred to, by the position of their group of links and by id. */
async function allowedTargets(sql: Sql, reach: Reach, groups: Link[][]): Promise<Map<string, Beside>> {
  if (groups.length === 0) return new Map()
  const asked = groups.map((links, at) => sql`${at > 0 ? sql`union all` : sql``} ${fitting(sql, reach, links, at)}`)
  const found = await sql<{ at: number; id: number; beside: Beside }[]>`${concatSql(sql, asked)}`
  return new Map(found.map(({ at, id, beside }) => [`${at} ${id}`, beside]))
}

function fitting(sql: Sql, reach: Reach, links: Link[], at: number): Fragment {
  const { field } = links[0]!
  const target = resourceByName(field.to!)
  const ids = [...new Set(links.flatMap((link) => link.ids))]
  const beside = (field.within ?? []).map((key, index) => sql`${index > 0 ? sql`,` : sql``} ${sql(`t.${key}`)}::text`)
  return sql`select ${sql.unsafe(`${at}`)} as at, t.id, to_json(array[${concatSql(sql, beside)}]::text[]) as beside from ${sql(target.table)} t
    where t.id = any(${ids}) and t.deleted_at is null and ${isWithinReach(sql, target, reach, 'read')} ${onlyConditionSql(sql, field)}`
}

/** Whether a referenced row has the values that `within` requires; a shared row may also have nulls there. */
const isFit = (beside: Beside | undefined, { field, owner }: Link, isShared: unknown): boolean =>
  beside !== undefined &&
  (field.within ?? []).every((key, index) => {
    const [wanted, is] = [owner[key] ?? null, beside[index] ?? null]
    return wanted === null || is === String(wanted) || (Boolean(isShared) && is === null)
  })

/** SQL: the conditions that rows `t` must meet to be referred to. */
export const onlyConditionSql = (sql: Sql, { only = {} }: Field): Fragment =>
  concatSql(
    sql,
    Object.entries(only).map(([key, value]) =>
      typeof value === 'object'
        ? sql`and ${sql(`t.${key}`)} = any(${[...value]})`
        : sql`and ${sql(`t.${key}`)} = ${value}`,
    ),
  )
