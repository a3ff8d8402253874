import type { Field } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Fragment, Pool, Sql } from '../ports/postgres/connect.ts'
import type { Storage } from '../ports/files/storage.ts'
import { runAllSteps, MOST_FAILURES } from '../run-all-steps.ts'
import { storageKeyOf } from './store-file.ts'
import { unscoped } from '../store/rows.ts'

/** Files per check. */
const AT_ONCE = 5_000

/** Whether a value may refer to a file. */
const holds = ({ kind, fields = {} }: Field): boolean =>
  kinds[kind].files !== undefined || Object.values(fields).some(holds)

/** The tables whose rows may refer to files, from the definitions: child tables and single records included. */
export const mediaTables = (): string[] => [
  ...new Set([
    'single_records',
    ...catalogue().resources.flatMap(({ table, fields }) => [
      ...(Object.values(fields).some((field) => field.kind !== 'rows' && holds(field)) ? [table] : []),
      ...Object.values(fields).flatMap((field) => (field.kind === 'rows' && holds(field) ? [field.table!] : [])),
    ]),
  ]),
]

/**
 * Deletes files uploaded at least `days` days ago (a form may stay open for days before it is sent) that nothing refers
 * to: no row, not even in the trash, and no earlier version of a row that can be restored. Whole rows are searched, so
 * values outside the fields count too.
 */
export async function sweepMedia(sql: Pool, storage: Storage, days: number): Promise<void> {
  // The check reads every table, so it runs at most once a day: it starts when the oldest file is one day overdue.
  const candidates = await sql<{ url: string }[]>`
    select url from media
    where looked_for_at < now() - ${`${days} days`}::interval
      and exists (select 1 from media where looked_for_at < now() - ${`${days + 1} days`}::interval)
    order by looked_for_at limit ${AT_ONCE}`
  if (candidates.length === 0) return
  const urls = candidates.map(({ url }) => url)
  const spared = new Set<string>()
  for (const table of mediaTables()) for (const name of await namedIn(sql, wholeRows(sql, table))) spared.add(name)
  if (urls.some((url) => !spared.has(nameOf(url)))) {
    const history = unscoped(sql, "a file is kept as long as anybody's log names it")`
      select concat(old_values, new_values) as said from system_logs where subject <> 'media'
      union all select text from revision_texts`
    for (const name of await namedIn(sql, history)) spared.add(name)
  }
  // Files that cannot be deleted stay due: they are reported each hour until they are gone.
  await sql`update media set looked_for_at = now() where url = any(${urls.filter((url) => spared.has(nameOf(url)))})`
  await runAllSteps(
    urls
      .filter((url) => !spared.has(nameOf(url)))
      .map((url) => [
        url,
        async () => {
          const files = [url, ...['thumb', 'small'].map((size) => `${nameOf(url)}-${size}.webp`)]
          await Promise.all(files.map((file) => storage.remove(storageKeyOf(file))))
          // The row is deleted last: while it exists, deleting its file is tried again.
          await sql`delete from media where url = ${url}`
        },
      ]),
    MOST_FAILURES,
  )
}

/** The address without its ending: the thumbnail and links to the file contain it too. */
const nameOf = (url: string): string => url.slice(0, url.lastIndexOf('.'))

const wholeRows = (sql: Sql, table: string): Fragment =>
  unscoped(sql, "a file is kept as long as anybody's row names it")`select t::text as said from ${sql(table)} t`

async function namedIn(sql: Sql, rows: Fragment): Promise<string[]> {
  const found = await sql<{ name: string }[]>`
    select distinct m[1] as name from (${rows}) x, regexp_matches(x.said, '(/files/[0-9]{4}/[0-9]{2}/[0-9a-f]{32})', 'g') m
    where x.said like '%/files/%'`
  return found.map(({ name }) => name)
}
