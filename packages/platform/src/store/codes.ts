import { formatCode } from '@trace/define/codes.ts'
import type { Resource } from '@trace/define/resource.ts'
import { slugify } from '@trace/define/text/slug.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { GiveNumbers } from './numbers.ts'

type Values = Record<string, unknown>

/**
 * Returns the next number of a counter, from 1. The counter's row is locked until the transaction ends, so no number is
 * assigned twice.
 */
export async function nextNumber(sql: Sql, counter: string, count = 1): Promise<number> {
  const [row] = await sql<{ value: number }[]>`
    insert into counters (name, value) values (${counter}, ${count})
    on conflict (name) do update set value = counters.value + ${count} returning value`
  return row!.value - count + 1
}

/** Context in which codes and slugs are generated. */
export interface CodeContext {
  sql: Sql
  province: string
  day: string
  giveNumbers: GiveNumbers
}

/** Generates the codes and slugs that new rows do not have yet, in their order. */
export async function missingCodes(
  { sql, province, day, giveNumbers }: CodeContext,
  resource: Resource,
  rows: Values[],
): Promise<Values[]> {
  const made = rows.map((): Values => ({}))
  await Promise.all(
    Object.entries(resource.fields).map(async ([name, { kind, numbering }]) => {
      const places = [...rows.keys()].filter((place) => !rows[place]![name])
      if (places.length === 0) return
      if (kind === 'slug') {
        const titles = places.map((place) => String(rows[place]![resource.title] ?? ''))
        const slugs = await freeSlugs(sql, resource, titles)
        places.forEach((place, at) => (made[place]![name] = slugs[at]))
      } else if (kind === 'code' && numbering) {
        const codeOf = (seq: number): string => formatCode(numbering, { day, province, seq })
        const first = await giveNumbers(`${resource.table}.${name} ${codeOf(0)}`, places.length)
        places.forEach((place, at) => (made[place]![name] = codeOf(first + at)))
      }
    }),
  )
  return made
}

/** The slug of a title, whether or not it is free. */
export const slugOf = (title: string): string => slugify(title).slice(0, 200) || 'muc'

/** Free slugs: 'gao-nep', or 'gao-nep-2' if another row has or had 'gao-nep'. */
export async function freeSlugs(sql: Sql, { table }: Resource, titles: string[]): Promise<string[]> {
  const bases = titles.map(slugOf)
  const slugs = async (matching: Fragment) =>
    (await sql<{ slug: string }[]>`select slug from slugs where table_name = ${table} and slug ${matching}`).map(
      ({ slug }) => slug,
    )
  // PostgreSQL plans a list of unknown length (`any`) anew each time, which takes longer than the look-up of one slug.
  const taken = new Set(await slugs(bases.length === 1 ? sql`= ${bases[0]!}` : sql`= any(${[...new Set(bases)]})`))
  const counted = new Set<string>()
  const given = []
  for (const base of bases) {
    let free = base
    if (taken.has(base)) {
      if (!counted.has(base))
        for (const slug of await slugs(sql`like ${`${base.replaceAll('_', '\\_')}-%`}`)) taken.add(slug)
      counted.add(base)
      for (let number = 2; taken.has(free); number++) free = `${base}-${number}`
    }
    taken.add(free)
    given.push(free)
  }
  return given
}
