import type { Named } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { can } from '@trace/define/permission.ts'
import { needsToRead, tableOf } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Reach, Viewer } from '../viewer.ts'
import { isMark } from '../schema/schema.ts'
import { rowsOf, trashOf } from './rows.ts'
import { displayNameSql } from './titles.ts'

/** Rows `c` of a resource that refer to $1; both parts are SQL that contains only names from definitions. */
interface Use {
  owner: Resource
  tables: string
  refers: string
}

/** Whether to search rows in use, or rows in the trash. */
type RowPlace = 'in use' | 'in the trash'

/** The rows of one resource that refer to a row, as far as a viewer may see them. */
interface UsedBy {
  resource: string
  label: string
  count: number
  /** Whether there may be others, which are neither counted nor named. */
  has_hidden: boolean
  rows: Named[]
}

/** Who sees the uses: a viewer, or the server itself, which sees all rows. */
type Seeing = Pick<Viewer, 'reach' | 'permissions'> | 'all'

/** Maximum number of referring rows that are named. */
const MOST_NAMED = 5

const EVERYWHERE: Reach = { scope: 'all' }

/**
 * The rows that refer to this one, in use or in the trash: how many of them the viewer may see, and the names of the
 * first few. Number and names of the other rows are not revealed. Fields such as "approved by" do not count.
 */
export async function usesOf(
  sql: Sql,
  seeing: Seeing,
  resource: Resource,
  id: number,
  lying: RowPlace = 'in use',
): Promise<UsedBy[]> {
  const among = lying === 'in use' ? rowsOf : trashOf
  const reach = seeing === 'all' ? EVERYWHERE : seeing.reach
  const told: UsedBy[] = []
  for (const { owner, uses } of await findUses(sql, resource, id, lying)) {
    const referring = concatSql(
      sql,
      uses.map((use, at) => sql`${at > 0 ? sql`union all` : sql``} select c.id ${referringTo(sql, use, lying, id)}`),
    )
    const mayList = seeing === 'all' || mayListSuch(owner, seeing.permissions)
    const found = mayList
      ? await sql<(Named & { count: number })[]>`
        select t.id, coalesce(${displayNameSql(sql, owner)}, '') as name, count(*) over ()::int as count
        from ${among(sql, reach, owner)} t where t.id in (${referring}) order by t.id limit ${MOST_NAMED}`
      : []
    const count = found[0]?.count ?? 0
    const has_hidden = !mayList || (reach.scope !== 'all' && (await countAll(sql, owner, lying, referring)) > count)
    const rows = found.map(({ id: row, name }) => ({ id: row, name }))
    told.push({ resource: owner.name, label: owner.label.toLowerCase(), count, has_hidden, rows })
  }
  return told
}

const mayListSuch = (owner: Resource, permissions: Viewer['permissions']): boolean => {
  const need = needsToRead(owner, 'list')
  return need === 'signedIn' || can(permissions, need)
}

async function countAll(sql: Sql, owner: Resource, lying: RowPlace, referring: Fragment): Promise<number> {
  const among = lying === 'in use' ? rowsOf : trashOf
  const [all] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${among(sql, EVERYWHERE, owner)} t where t.id in (${referring})`
  return all!.count
}

const fromOf = ({ tables, refers }: Use, lying: RowPlace): string =>
  `from ${tables} where c.deleted_at is ${lying === 'in use' ? 'null' : 'not null'} and ${refers}`

/** SQL of a use, with the id in place of its parameter `$1`. */
function referringTo(sql: Sql, use: Use, lying: RowPlace, id: number): Fragment {
  const [before = '', after = ''] = fromOf(use, lying).split('$1')
  return sql`${sql.unsafe(before)}${id}${sql.unsafe(after)}`
}

/** The resources whose rows refer to this one, each with the fields by which they do. */
async function findUses(sql: Sql, resource: Resource, id: number, lying: RowPlace) {
  const uses = (usesByName ??= allUses()).get(resource.name) ?? []
  if (uses.length === 0) return []
  const union = uses
    .map((use, index) => `select ${index} as use where exists (select 1 ${fromOf(use, lying)})`)
    .join(' union all ')
  const found = await sql.unsafe<{ use: number }[]>(union, [id], { prepare: true })
  return [
    ...Map.groupBy(
      found.map(({ use }) => uses[use]!),
      ({ owner }) => owner,
    ),
  ].map(([owner, of]) => ({
    owner,
    uses: of,
  }))
}

let usesByName: Map<string, Use[]> | undefined

function allUses(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  const note = (to: string, use: Use) => uses.set(to, [...(uses.get(to) ?? []), use])
  const { resources } = catalogue()
  const inside = new Set(resources.flatMap(({ fields }) => Object.values(fields).flatMap(({ table }) => table ?? [])))
  for (const resource of resources) {
    if (resource.handmade || resource.scope.personal || inside.has(resource.table)) continue
    collect(resource, resource.fields, `${resource.table} c`, 'c', note)
  }
  return uses
}

function collect(
  owner: Resource,
  fields: Fields,
  tables: string,
  alias: string,
  note: (to: string, use: Use) => void,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const column = `${alias}.${name}`
    if (field.kind === 'reference' && !isMark(name, field)) note(field.to!, { owner, tables, refers: `${column} = $1` })
    if (field.kind === 'references') note(field.to!, { owner, tables, refers: `${column} @> array[$1::int]` })
    if (field.kind === 'rows' && field.fields) {
      const child = `${alias}${alias}`
      const inside = `${tables} join ${tableOf(field.table!)} ${child} on ${child}.${field.parent} = ${alias}.id`
      collect(owner, field.fields, inside, child, note)
    }
  }
}
