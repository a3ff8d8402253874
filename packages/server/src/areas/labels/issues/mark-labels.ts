import { Invalid } from '@trace/define/read.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Stamp } from './lock-issue-rows.ts'
import type { SerialRange } from './serial-range.ts'

interface Bounds {
  first: number
  last: number
}

/** First and last serial of an issue that has its numbers. */
export function boundsOf({ serial_from, serial_to }: Stamp): Bounds {
  if (serial_from === null || serial_to === null)
    throw new Refusal(422, 'Đợt tem chưa được cấp dải số, hãy cấp dải số trước')
  return { first: serial_from, last: serial_to }
}

/** The range of serials that a request names within an issue; `first` to `last` by default. */
export function namedLabels(
  asked: Partial<Record<keyof SerialRange, number | null>>,
  { first, last }: Bounds,
): SerialRange {
  const serial_from = asked.serial_from ?? first
  const serial_to = asked.serial_to ?? last
  const isOutside = serial_from < first || serial_from > last
  const least = isOutside ? first : serial_from
  const problems = {
    ...(isOutside && { serial_from: [`Từ số phải trong khoảng ${first} đến ${last}`] }),
    ...(serial_to !== serial_from &&
      (serial_to < least || serial_to > last) && { serial_to: [`Đến số phải trong khoảng ${least} đến ${last}`] }),
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return { serial_from, serial_to }
}

type Mark = 'activated' | 'locked' | 'revoked' | 'watched' | 'cleared'

interface About {
  by: number
  reason?: string
  /** What shoppers read of the reason (`publicReason`). */
  public_reason?: string | null
  /** Serial of the replacement of a revoked label. */
  replaced_by?: number | null
}

/** Records an action on some labels of an issue. */
export async function markLabels(
  sql: Sql,
  stampId: number,
  kind: Mark,
  { serial_from, serial_to }: SerialRange,
  about: About,
): Promise<void> {
  await sql`
    insert into stamp_ranges (stamp_id, kind, serial_from, serial_to, reason, public_reason, replaced_by, created_by)
    values (${stampId}, ${kind}, ${serial_from}, ${serial_to}, ${about.reason ?? null}, ${about.public_reason ?? null}, ${about.replaced_by ?? null}, ${about.by || null})`
  if (kind === 'activated') return
  await sql`
    update stamp_codes set reviewed = ${kind === 'revoked' ? 'locked' : kind}, reviewed_at = now()
    where stamp_id = ${stampId} and serial between ${serial_from} and ${serial_to}`
}

/** Number of labels of an issue that were activated and not revoked, even where recorded ranges overlap. */
export async function countActivated(sql: Sql, stampId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select coalesce(sum(upper(part) - lower(part)), 0)::int as count from (
      select unnest(coalesce(range_agg(labels) filter (where kind = 'activated'), '{}')
        - coalesce(range_agg(labels) filter (where kind = 'revoked'), '{}')) as part
      from (select kind, int4range(serial_from, serial_to, '[]') as labels from stamp_ranges where stamp_id = ${stampId}) ranges) parts`
  return row!.count
}
