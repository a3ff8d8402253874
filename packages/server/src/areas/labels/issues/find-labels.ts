import type { CloneState } from '@trace/domain/areas/scans/clone-score.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { stampNumbersOf } from '../codes/codes.ts'
import type { StampKey } from '../codes/keys.ts'
import type { LabelFacts } from './label-status.ts'
import { pausedPartySql } from '../../tracing/index.ts'
import type { PausedParty } from '../../tracing/index.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** An issued label with the trace it belongs to. */
export interface Label extends LabelFacts, CloneState {
  /** Index of the requested code to which this label belongs. */
  place: number
  stamp_id: number
  stamp_type: string
  /** The GTIN that the label carries beside its code. */
  gtin: string | null
  key_id: string
  number: number
  serial: number
  serial_prefix: string
  stamp_code_id: number | null
  trace_id: number
  trace_code: string
  expired_date: string | null
  product_id: number
  manufacture_id: number
  paused: PausedParty | null
  scan_count: number
  first_scanned_at: string | null
  last_scanned_at: string | null
  /** Public scan counts: the number of networks, and the last place that two of them named. */
  told_count: number
  told_place: string | null
  /** When the right PIN was first entered. */
  pin_verified_at: string | null
  pin_verified_count: number
  /** Time when a person last decided about the label. */
  reviewed_at: string | null
  /** Time since which the label waits for a person to look. */
  review_since: string | null
  /** Serial of the replacement of a revoked label; null if the replacement is locked or revoked, too. */
  replaced_by: number | null
  /** Changes with every row that the label's page shows; only where asked for (`pageMark`). */
  page_mark?: string
}

/** Looks up labels by code, in one query for any number of codes. Invalid codes and codes never issued give no row. */
export const findLabels = (sql: Sql, keys: StampKey[], codes: string[]): Promise<Label[]> =>
  readLabels(sql, issuesOf(sql, keys, codes))

/**
 * `findLabels` for public pages, with further columns `also` of the trace `t`. The evidence of a label's networks takes
 * some kilobytes, so it is read only for suspect labels, and only the part needed for the reasons.
 */
export const findToldLabels = (sql: Sql, keys: StampKey[], codes: string[], also: Fragment): Promise<Label[]> =>
  readLabels(sql, issuesOf(sql, keys, codes), {
    also,
    evidence: sql`case when c.is_suspect then json_build_object('witnesses', c.evidence->'witnesses') end`,
  })

/** The data that a label carries, and the trace it belongs to. */
export interface Carried {
  place: number
  gtin: string | null
  trace_code: string
  trace_status: string
}

/** Light variant that reads only the GTIN and the trace of labels, at a fifth of the cost. */
export async function findCarried(sql: Sql, keys: StampKey[], codes: string[]): Promise<Carried[]> {
  return unscoped(sql, 'whose label it is is what a code is to tell')<Carried[]>`
    select w.place, s.gtin, t.code as trace_code, t.status as trace_status
    from ${issuesOf(sql, keys, codes)} join traces t on t.id = s.trace_id and t.deleted_at is null
    where s.deleted_at is null`
}

/** SQL: the numbers that the codes decrypt to as `w`, each with the issue `s` that contains it. */
function issuesOf(sql: Sql, keys: StampKey[], codes: string[]): Fragment {
  const asked = stampNumbersOf(keys, codes)
  const [places, ids] = [asked.map(({ place }) => place), asked.map(({ key_id }) => key_id)]
  const numbers = asked.map(({ number }) => String(number))
  return unscoped(sql, 'whose label it is is what a code is to tell')`
    unnest(${places}::int[], ${ids}::text[], ${numbers}::bigint[]) as w(place, key_id, number)
    join lateral (select * from stamps where number_from <= w.number order by number_from desc limit 1) s
      on s.number_to >= w.number and s.key_id = w.key_id`
}

/** Labels of one issue in a range of serials. */
export const labelsOfStamp = (sql: Sql, stampId: number, from: number, to: number): Promise<Label[]> =>
  readLabels(
    sql,
    unscoped(sql, 'labels of an issue that its caller has found')`
    (select id as stamp_id, n - serial_from as place, number_from + (n - serial_from)::bigint as number
      from stamps, generate_series(${from}::int, ${to}::int) n where id = ${stampId} and n between serial_from and serial_to) w
    join stamps s on s.id = w.stamp_id`,
  )

/**
 * Shared query: `from` must provide the wanted numbers as `w` and their issues as `s`. The facts about a trace are
 * read once for all its labels.
 */
async function readLabels(
  sql: Sql,
  from: Fragment,
  { also = sql``, evidence = sql`c.evidence` } = {},
): Promise<Label[]> {
  return [
    ...(await unscoped(sql, 'labels that were found by their codes, or of an issue found before')<Label[]>`
    with issued as materialized (
      select w.place, w.number, s.id as stamp_id, s.stamp_type, s.gtin, s.key_id, s.serial_prefix, s.status as stamp_status, s.public_reason as stamp_reason,
        s.trace_id, (s.serial_from + (w.number - s.number_from))::int as serial
      from ${from} where s.deleted_at is null
    ), goods as materialized (
      select t.id as trace_id, t.code as trace_code, t.status as trace_status, t.expired_date, t.product_id, t.manufacture_id, ${pausedPartySql(sql)} ${also}
      from traces t where t.id = any(array(select trace_id from issued)) and t.deleted_at is null
    )
    select l.*, g.*,
      coalesce(r.is_activated, false) as is_activated, coalesce(r.is_locked, false) as is_locked,
      coalesce(r.is_revoked, false) as is_revoked, r.reason as range_reason, r.public_reason as public_range_reason,
      c.id as stamp_code_id, c.reviewed_at, c.review_since, coalesce(c.is_suspect, false) as is_suspect, c.suspicion_reason,
      coalesce(c.scan_count, 0) as scan_count, c.first_scanned_at, c.last_scanned_at,
      coalesce(c.told_count, 0) as told_count, c.told_place,
      coalesce(${evidence}, '{"witnesses": []}') as evidence, coalesce(c.score, 0) as score, coalesce(c.verdict, 'none') as verdict,
      coalesce(c.is_tampered, false) as "isTampered", c.pin_verified_at, coalesce(c.pin_verified_count, 0) as pin_verified_count,
      case when r.replaced_by is not null and l.stamp_status not in ('locked', 'recalled') then ${standingReplacement(sql)} end as replaced_by
    from issued l
      join goods g using (trace_id)
      left join stamp_codes c on c.stamp_id = l.stamp_id and c.serial = l.serial
      left join lateral (
        select bool_or(kind = 'activated') as is_activated, bool_or(kind = 'locked') as is_locked,
          bool_or(kind = 'revoked') as is_revoked, max(replaced_by) as replaced_by,
          (array_agg(reason order by id desc) filter (where kind in ('locked', 'revoked')))[1] as reason,
          (array_agg(public_reason order by id desc) filter (where kind in ('locked', 'revoked')))[1] as public_reason
        from stamp_ranges where stamp_id = l.stamp_id and l.serial between serial_from and serial_to
      ) r on true
    order by l.place`),
  ]
}

/**
 * SQL: the label that stands in for a label `l` of which `r` tells the replacement, or for the replacement once that is
 * revoked, too; null if the last one is locked or revoked.
 */
const standingReplacement = (sql: Sql): Fragment => sql`(
  with recursive chain as (
    select r.replaced_by as serial
    union
    select x.replaced_by from chain join stamp_ranges x on x.stamp_id = l.stamp_id and x.serial_from = chain.serial
    where x.kind = 'revoked' and x.replaced_by is not null)
  select serial from chain where not exists (
    select from stamp_ranges y
    where y.stamp_id = l.stamp_id and y.kind in ('locked', 'revoked') and chain.serial between y.serial_from and y.serial_to)
  limit 1)`
