import { formatCode, slugify, today } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Sql } from '../../ports/postgres/connect.ts'

type Values = Record<string, unknown>

/**
 * The next number of a counter, from 1. The counter's row is locked until the transaction ends, so no number is given
 * twice.
 */
export async function nextNumber(sql: Sql, counter: string, count = 1): Promise<number> {
  const [row] = await sql<{ value: number }[]>`
    insert into counters (name, value) values (${counter}, ${count})
    on conflict (name) do update set value = counters.value + ${count} returning value`
  return row!.value - count + 1
}

/** Generates the codes and slugs that a new row does not have yet. */
export async function missingCodes(
  sql: Sql,
  resource: Resource,
  values: Values,
  province: string,
  day = today(),
): Promise<Values> {
  const made: Values = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (values[name]) continue
    if (field.kind === 'code' && field.numbering) {
      const parts = { day, province }
      const series = formatCode(field.numbering, { ...parts, seq: 0 })
      made[name] = formatCode(field.numbering, {
        ...parts,
        seq: await nextNumber(sql, `${resource.table}.${name} ${series}`),
      })
    }
    if (field.kind === 'slug') made[name] = await freeSlug(sql, resource, name, String(values[resource.title] ?? ''))
  }
  return made
}

/** 'gao-nep', or 'gao-nep-2' if the first is taken. */
async function freeSlug(sql: Sql, { table }: Resource, name: string, title: string): Promise<string> {
  const base = slugify(title).slice(0, 200) || 'muc'
  const living = sql`from ${sql(table)} where deleted_at is null and ${sql(name)}`
  if ((await sql`select 1 ${living} = ${base}`).length === 0) return base
  const taken = await sql<
    { slug: string }[]
  >`select ${sql(name)} as slug ${living} like ${`${base.replaceAll('_', '\\_')}-%`}`
  const slugs = new Set(taken.map(({ slug }) => slug))
  for (let number = 2; ; number++) if (!slugs.has(`${base}-${number}`)) return `${base}-${number}`
}
