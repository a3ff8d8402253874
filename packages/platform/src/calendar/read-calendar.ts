import type { CalendarSource } from '@trace/define/calendar.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { needsToRead } from '@trace/define/resource.ts'
import { isPermitted } from '../request/authorize.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import type { Store } from '../store/store.ts'
import { displayNameSql } from '../store/titles.ts'
import type { Viewer } from '../viewer.ts'

interface Days {
  from: string
  to: string
  /** Maximum of rows read per source and day; the others are only counted. */
  each: number
  most: number
}

/** One row of a source, on one day. */
export interface CalendarRow {
  source: CalendarSource
  id: number
  day: string
  name: string
  of: string | null
  /** Number of rows of this source on this day. */
  count: number
}

/** The sources whose lists `viewer` may read. */
export const openTo = (sources: readonly CalendarSource[], viewer: Viewer): CalendarSource[] =>
  sources.filter(({ resource }) => isPermitted(viewer, needsToRead(resource, 'list')))

/**
 * The rows on these days within the store's reach, in one statement: ordered by day, then in the order of the
 * sources.
 */
export async function readCalendar(
  store: Store,
  sources: readonly CalendarSource[],
  days: Days,
): Promise<CalendarRow[]> {
  const { sql } = store
  if (sources.length === 0) return []
  const parts = sources.map((source, at) => sql`${at > 0 ? sql`union all` : sql``} ${partOf(store, source, at, days)}`)
  const found = await sql<({ at: number } & Omit<CalendarRow, 'source'>)[]>`
    select * from (${concatSql(sql, parts)}) found order by day, at, id limit ${days.most}`
  return found.map(({ at, name, ...row }) => ({ ...row, name: name || `#${row.id}`, source: sources[at]! }))
}

function partOf(store: Store, { resource, day, of, only }: CalendarSource, at: number, days: Days): Fragment {
  const { sql, rows } = store
  const within = rows(resource, { ...only, [`${day}_from`]: days.from, [`${day}_to`]: days.to })
  const column = sql(`t.${day}`)
  return sql`(
    select ${at}::int as at, t.id, ${column} as day, ${displayNameSql(sql, resource)} as name, ${namesOf(store, resource, of)} as of, t.on_day as count
    from (
      select t.*, row_number() over (partition by ${column} order by t.id) as place, (count(*) over (partition by ${column}))::int as on_day
      from ${within} t) t
    where t.place <= ${days.each})`
}

/** SQL: the name of the first of the references `of` of a row `t` that is not empty, as its list shows it. */
function namesOf({ sql, unscoped }: Store, { fields }: CalendarSource['resource'], of: readonly string[]): Fragment {
  if (of.length === 0) return sql`null::text`
  const names = of.map((name, index) => {
    const { table, title } = resourceByName(fields[name]!.to!)
    return unscoped('lists name what a row within reach refers to, too')`
      ${index > 0 ? sql`,` : sql``} (select ${sql(`o.${title}`)}::text from ${sql(table)} o where o.id = ${sql(`t.${name}`)})`
  })
  return sql`coalesce(${concatSql(sql, names)})`
}
