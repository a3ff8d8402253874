import { resources, tableOf } from '@trace/domain'
import type { Fields, Resource } from '@trace/domain'
import type { Sql } from '../../ports/postgres/connect.ts'

interface Use {
  label: string
  /** SQL that counts the rows, not deleted, that refer to $1; contains only names from definitions. */
  count: string
}

/** Counts the rows that refer to this one, by label: `{ 'sản phẩm': 3 }`. Marks such as "approved by" do not count. */
export async function usesOf(sql: Sql, resource: Resource, id: number): Promise<{ label: string; count: number }[]> {
  const uses = (usesByName ??= allUses()).get(resource.name) ?? []
  if (uses.length === 0) return []
  const union = uses.map(({ count }, index) => `select ${index} as use, (${count})::int as count`).join(' union all ')
  const found = await sql.unsafe<{ use: number; count: number }[]>(union, [id], { prepare: true })
  const byLabel = new Map<string, number>()
  for (const { use, count } of found)
    if (count > 0) byLabel.set(uses[use]!.label, (byLabel.get(uses[use]!.label) ?? 0) + count)
  return [...byLabel].map(([label, count]) => ({ label, count }))
}

let usesByName: Map<string, Use[]> | undefined

function allUses(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  const note = (to: string, use: Use) => uses.set(to, [...(uses.get(to) ?? []), use])
  const inside = new Set(resources.flatMap(({ fields }) => Object.values(fields).flatMap(({ table }) => table ?? [])))
  for (const resource of resources) {
    if (resource.handmade || resource.scope.personal || inside.has(resource.table)) continue
    collect(resource, resource.fields, `${resource.table} c where c.deleted_at is null and`, 'c', note)
  }
  return uses
}

function collect(
  owner: Resource,
  fields: Fields,
  from: string,
  alias: string,
  note: (to: string, use: Use) => void,
): void {
  const label = owner.label.toLowerCase()
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'reference' && !name.endsWith('_by'))
      note(field.to!, { label, count: `select count(*) from ${from} ${alias}.${name} = $1` })
    if (field.kind === 'references')
      note(field.to!, { label, count: `select count(*) from ${from} ${alias}.${name} @> array[$1::int]` })
    if (field.kind === 'rows' && field.fields) {
      const child = `${alias}${alias}`
      const [head, ...rest] = from.split(' where ')
      const joined = `${head} join ${tableOf(field.table!)} ${child} on ${child}.${field.parent} = ${alias}.id where ${rest.join(' where ')}`
      collect(owner, field.fields, joined, child, note)
    }
  }
}
