import { resources, tableOf } from '@trace/domain'
import type { Fields, Named, Resource } from '@trace/domain'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import { joined } from '../../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { rowsOf, trashOf } from './rows.ts'
import { titleOf } from './titles.ts'

/** Rows `c` of a resource that refer to $1; both parts are SQL of nothing but names from definitions. */
interface Use {
  owner: Resource
  tables: string
  refers: string
}

/** Whether rows are looked for among those in use or among those deleted. */
type Lying = 'in use' | 'in the trash'

/** The rows of one resource that refer to a row. */
interface UsedBy {
  label: string
  count: number
}

/** How many of the rows that refer to a row are named. */
const MOST_NAMED = 5

/** Counts the rows that refer to this one, by label: `{ 'sản phẩm': 3 }`. Marks such as "approved by" do not count. */
export async function usesOf(sql: Sql, resource: Resource, id: number): Promise<UsedBy[]> {
  return (await countUses(sql, resource, id)).map(({ owner, count }) => ({ label: labelOf(owner), count }))
}

/** The same, with the first of these rows by name, as far as they are within a reach; or of those in the trash. */
export async function namedUses(sql: Sql, reach: Reach, resource: Resource, id: number, lying: Lying = 'in use') {
  const among = lying === 'in use' ? rowsOf : trashOf
  const named = []
  for (const { owner, count, uses } of await countUses(sql, resource, id, lying)) {
    const found = uses.map((use) => sql`or t.id in (select c.id ${referring(sql, use, lying, id)})`)
    const rows = await sql<Named[]>`
      select t.id, coalesce(${titleOf(sql, owner)}, '') as name from ${among(sql, reach, owner)} t
      where false ${joined(sql, found)} order by t.id limit ${MOST_NAMED}`
    named.push({ resource: owner.name, label: labelOf(owner), count, rows: [...rows] })
  }
  return named
}

const labelOf = ({ label }: Resource): string => label.toLowerCase()

const fromOf = ({ tables, refers }: Use, lying: Lying): string =>
  `from ${tables} where c.deleted_at is ${lying === 'in use' ? 'null' : 'not null'} and ${refers}`

/** A use with the id in the place of its parameter. */
function referring(sql: Sql, use: Use, lying: Lying, id: number): Fragment {
  const [before = '', after = ''] = fromOf(use, lying).split('$1')
  return sql`${sql.unsafe(before)}${id}${sql.unsafe(after)}`
}

async function countUses(sql: Sql, resource: Resource, id: number, lying: Lying = 'in use') {
  const uses = (usesByName ??= allUses()).get(resource.name) ?? []
  if (uses.length === 0) return []
  const union = uses
    .map((use, index) => `select ${index} as use, (select count(*) ${fromOf(use, lying)})::int as count`)
    .join(' union all ')
  const found = await sql.unsafe<{ use: number; count: number }[]>(union, [id], { prepare: true })
  const counted = found.filter(({ count }) => count > 0).map(({ use, count }) => ({ ...uses[use]!, count }))
  return [...Map.groupBy(counted, ({ owner }) => owner)].map(([owner, group]) => ({
    owner,
    count: group.reduce((sum, { count }) => sum + count, 0),
    uses: group,
  }))
}

let usesByName: Map<string, Use[]> | undefined

function allUses(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  const note = (to: string, use: Use) => uses.set(to, [...(uses.get(to) ?? []), use])
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
    if (field.kind === 'reference' && !name.endsWith('_by'))
      note(field.to!, { owner, tables, refers: `${column} = $1` })
    if (field.kind === 'references') note(field.to!, { owner, tables, refers: `${column} @> array[$1::int]` })
    if (field.kind === 'rows' && field.fields) {
      const child = `${alias}${alias}`
      const inside = `${tables} join ${tableOf(field.table!)} ${child} on ${child}.${field.parent} = ${alias}.id`
      collect(owner, field.fields, inside, child, note)
    }
  }
}
