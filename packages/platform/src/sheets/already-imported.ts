import { createHash } from 'node:crypto'
import { cellText } from '@trace/define/kinds/describe/sheet-cell.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { periodicYield } from '../periodic-yield.ts'
import { displayNames } from '../store/titles.ts'
import type { Store } from '../store/store.ts'
import type { PlannedRow } from './planned-row.ts'

/** Earlier imports of an account that are searched for the same rows. */
const MOST_JOBS = 20
const DAYS = 90
/** Characters of a digest: 60 bits, so that two different rows of one account do not get the same one. */
const LENGTH = 10

/** What a new row says in its sheet, child rows included, whatever the order of its columns. */
export const digestOf = (row: PlannedRow): string =>
  createHash('sha256')
    .update(JSON.stringify(saidIn(row)))
    .digest('base64url')
    .slice(0, LENGTH)

const saidIn = ({ columns, cells, children }: PlannedRow): unknown => [
  columns
    .map(({ name, group = '', at }) => [group, name, cellText(cells[at] ?? null)])
    .filter(([, , said]) => said !== '')
    .toSorted(([, one = ''], [, other = '']) => one.localeCompare(other, 'en')),
  [...children].map(([field, rows]) => [field, rows.map(saidIn)]),
]

interface Twin {
  digest: string
  id: number
  at: string
}

/**
 * Asks about new rows that the same account has imported before, from this workbook or from another: such a row is
 * written twice only if its sender insists.
 */
export async function askAboutImported(
  store: Store,
  resource: Resource,
  rows: readonly PlannedRow[],
  by: number,
): Promise<void> {
  const turn = periodicYield()
  const fresh = new Map<string, PlannedRow[]>()
  for (const row of rows) {
    if (row.action !== 'create' || row.insists) continue
    const digest = digestOf(row)
    fresh.set(digest, [...(fresh.get(digest) ?? []), row])
    await turn()
  }
  if (fresh.size === 0) return
  const twins = await store.sql<Twin[]>`
    with earlier as (
      select id, finished_at, result from jobs
      where user_id = ${by} and kind = 'import' and status = 'done' and input->>'resource' = ${resource.name}
        and result ? 'digests' and finished_at > now() - ${DAYS} * interval '1 day'
      order by id desc limit ${MOST_JOBS})
    select d.key as digest, d.value::int as id, e.finished_at as at
    from earlier e cross join lateral jsonb_each_text(e.result->'digests') d
    where d.key = any(${[...fresh.keys()]}) order by e.id`
  if (twins.length === 0) return
  const there = await store.sql<{ id: number }[]>`
    select t.id from ${store.rows(resource)} t where t.id = any(${twins.map(({ id }) => id)})`
  const living = new Set(there.map(({ id }) => id))
  const names = await displayNames(store.sql, resource, [...living])
  for (const { digest, id, at } of twins) {
    if (!living.has(id)) continue
    for (const row of fresh.get(digest) ?? []) {
      const message = `Giống hệt dòng đã nhập lúc ${formatMoment(at)} (“${names.get(id) ?? `#${id}`}”). Vẫn nhập?`
      row.problems.push({ row: row.number, column: null, field: null, message, asks: 'insist' })
    }
    fresh.delete(digest)
  }
}
