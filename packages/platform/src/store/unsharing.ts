import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from './store.ts'

type Values = Record<string, unknown>

interface Link {
  owner: Resource
  field: string
  many: boolean
}

/** The fields that refer to rows of a resource, without those that only the server sets. */
export const linksTo = ({ name }: Resource): Link[] =>
  catalogue()
    .resources.filter(({ handmade }) => !handmade)
    .flatMap((owner) =>
      Object.entries(owner.fields)
        .filter(([, { to, kind, auto }]) => to === name && !auto && (kind === 'reference' || kind === 'references'))
        .map(([field, { kind }]) => ({ owner, field, many: kind === 'references' })),
    )

/** Maximum number of resources listed in a refusal ("12 batches, 3 orders, …"). */
const MOST_NAMED = 3

/**
 * Throws if a row that would stop being shared is used by rows that others rely on, or by rows of others than its
 * proposer.
 */
export async function refuseUnsharing(store: Store, resource: Resource, id: number, row: Values): Promise<void> {
  const { sql, rows } = store
  const proposer = row[resource.scope.owner!] as number | null
  const used = []
  for (const { owner, field, many } of linksTo(resource)) {
    const refers = many ? sql`${sql(`t.${field}`)} @> array[${id}::int]` : sql`${sql(`t.${field}`)} = ${id}`
    const firm = Object.entries(owner.fields).flatMap(([name, { machine }]) =>
      Object.keys(machine?.states ?? {})
        .filter((state) => machine!.states[state]!.firm)
        .map((state) => sql`or ${sql(`t.${name}`)} = ${state}`),
    )
    const own = owner.scope.owner
    const others = own ? sql`${sql(`t.${own}`)} is distinct from ${proposer}` : sql`true`
    const [found] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${rows(owner)} t where ${refers} and (${others} ${concatSql(sql, firm)})`
    if (found!.count > 0) used.push(`${found!.count} ${owner.label.toLowerCase()}`)
  }
  if (used.length > 0)
    throw new Refusal(409, `Không thể bỏ duyệt: đang được sử dụng ở ${used.slice(0, MOST_NAMED).join(', ')}`)
}
