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
  const made = Object.entries(resource.fields)
    .filter(([name]) => !values[name])
    .flatMap(([name, { kind, numbering }]): Promise<[string, string]>[] => {
      if (kind === 'slug')
        return [freeSlug(sql, resource, name, String(values[resource.title] ?? '')).then((slug) => [name, slug])]
      if (kind !== 'code' || !numbering) return []
      const codeOf = (seq: number): string => formatCode(numbering, { day, province, seq })
      return [nextNumber(sql, `${resource.table}.${name} ${codeOf(0)}`).then((seq) => [name, codeOf(seq)])]
    })
  return Object.fromEntries(await Promise.all(made))
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
