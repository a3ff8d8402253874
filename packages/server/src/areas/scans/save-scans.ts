import { noEvidence, unjudgedSince } from '@trace/domain/areas/scans/clone-evidence.ts'
import { needsReview } from '@trace/domain/areas/scans/clone-score.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { monthsAround } from '@trace/platform/store/months-around.ts'
import { addingToDays, addingToPlaces, addingToTotals, figureOf, UNKNOWN } from './figures.ts'
import type { Figure } from './figures.ts'
import { isScanByAccount, networkKey } from './judge-scans.ts'
import type { Counted, Judged } from './judge-scans.ts'

const COLUMNS = `scanned_at, code, trace_id, stamp_id, manufacture_id, product_id, result, channel, app_user_id, device, network, ip_hash,
  latitude, longitude, province_id, ward_id, device_type, os, browser, is_first, is_suspicious, suspicion_reason, note, created_by`

const LABEL_COLUMNS =
  'number, stamp_id, serial, scan_count, first_scanned_at, last_scanned_at, last_place, evidence, unjudged_since, is_tampered, reviewed_at, review_since'

/** Milliseconds of precision lost when a timestamp is read. */
const MOMENT = 1

/**
 * Stores counted scans and updates all counters, in one statement: atomic, and one round trip. Public scans of codes
 * never issued or not public only increase a daily count of their own; nothing else of them is stored. If a person reviewed a
 * label while its scans were judged, the review wins. The evidence of a label takes some kilobytes and is not
 * rewritten if its scans added nothing: `unjudged_since` is null then.
 */
export async function saveScans(sql: Sql, judged: Judged[]): Promise<void> {
  const fresh = judged.filter(({ isNew }) => isNew)
  const placed = judged.filter(({ isNew, before }) => !isNew && before)
  if (fresh.length + placed.length === 0) return
  const figures = [
    ...fresh.map((one) => countedIn(one, one.scan, 1)),
    ...placed.filter(isKept).flatMap((one) => [countedIn(one, one.before!, -1), countedIn(one, one.scan, 1)]),
  ]
  const rows = {
    seen: fresh.filter(isKept).map(rowOf),
    placed: placed.filter(({ scan }) => scan.id !== null).map(rowOf),
  }
  const { opens, closes } = monthsAround(
    sql,
    placed.map(({ scan }) => new Date(scan.at)),
    MOMENT,
  )
  const ofTraces = [...fresh, ...placed]
    .filter(({ target, scan }) => target && scan.result !== 'not_found')
    .map(({ target, scan, isNew }) => ({
      trace_id: target!.trace_id,
      scanned_at: new Date(scan.at).toISOString(),
      place: scan.area?.name ?? null,
      is_new: isNew,
    }))
  const told = toldOf([...fresh, ...placed])
  await sql`
    with seen as (select * from json_populate_recordset(null::scan_statistics, ${rows.seen as never}::json)),
    placed as (select * from json_populate_recordset(null::scan_statistics, ${rows.placed as never}::json)),
    heard as (
      insert into scan_networks as n (subject, network, place)
      select subject, network, place from json_to_recordset(${told as never}::json) as x(subject bigint, network text, place text)
      on conflict (subject, network) do update set place = excluded.place
        where excluded.place is not null and excluded.place is distinct from n.place
      returning subject, network, place, xmax = 0 as is_new),
    told as (
      select subject, count(*) filter (where is_new)::int as count, max(h.place) filter (where exists (
        select 1 from scan_networks o where o.subject = h.subject and o.place = h.place and o.network <> h.network)) as place
      from heard h group by subject),
    labels as (
      insert into stamp_codes as c (${sql.unsafe(LABEL_COLUMNS)}, told_count, told_place) select ${sql.unsafe(LABEL_COLUMNS)}, coalesce(told.count, 0), told.place
      from json_populate_recordset(null::stamp_codes, ${labelsOf([...fresh, ...placed]) as never}::json) l left join told on told.subject = l.number
      on conflict (number) do update set
        told_count = c.told_count + excluded.told_count, told_place = coalesce(excluded.told_place, c.told_place),
        scan_count = c.scan_count + excluded.scan_count, last_place = excluded.last_place,
        first_scanned_at = least(c.first_scanned_at, excluded.first_scanned_at),
        last_scanned_at = greatest(c.last_scanned_at, excluded.last_scanned_at),
        (evidence, unjudged_since, is_tampered, review_since) = (
          select case when now.unjudged_since is null then c.evidence else now.evidence end, least(c.unjudged_since, now.unjudged_since), now.is_tampered, coalesce(c.review_since, now.review_since)
          from (
            select excluded.* where c.reviewed_at is not distinct from excluded.reviewed_at
            union all select c.* where c.reviewed_at is distinct from excluded.reviewed_at) now)
      returning number, id),
    kept as (
      insert into scan_statistics (${sql.unsafe(COLUMNS)}, stamp_code_id)
      select ${sql.unsafe(COLUMNS)}, labels.id from seen left join labels on labels.number = seen.stamp_code_id),
    moved as (
      update scan_statistics s set latitude = p.latitude, longitude = p.longitude, province_id = p.province_id,
        ward_id = p.ward_id, result = p.result, is_suspicious = p.is_suspicious, suspicion_reason = p.suspicion_reason, updated_at = now()
      from placed p where s.id = p.id and s.scanned_at >= ${opens} and s.scanned_at < ${closes}),
    days as (${addingToDays(sql, figures)}),
    totals as (${addingToTotals(sql, figures)}),
    places as (${addingToPlaces(sql, figures)}),
    of_traces as (
      update traces t set scan_count = coalesce(t.scan_count, 0) + n.count,
        told_count = coalesce(t.told_count, 0) + coalesce(n.told_count, 0), told_place = coalesce(n.told_place, t.told_place),
        first_scanned_at = least(t.first_scanned_at, n.first), last_scanned_at = greatest(t.last_scanned_at, n.last),
        last_place = case when n.last >= coalesce(t.last_scanned_at, n.last) then n.place else t.last_place end
      from (
        select trace_id, count(*) filter (where is_new) as count, min(scanned_at) as first, max(scanned_at) as last,
          (array_agg(place order by scanned_at desc))[1] as place,
          (select count from told where subject = -x.trace_id) as told_count, (select place from told where subject = -x.trace_id) as told_place
        from json_to_recordset(${ofTraces as never}::json) as x(trace_id int, scanned_at timestamptz, place text, is_new boolean) group by 1) n
      where t.id = n.trace_id)
    update stamps s set scan_count = coalesce(s.scan_count, 0) + n.count
    from (select stamp_id, count(*) from seen where result <> 'not_found' group by 1) n where s.id = n.stamp_id`
}

/** `stamp_code_id` holds the label's number here, until the label has a row. */
const rowOf = ({ look, target, scan, isFirst }: Judged) => ({
  ...look.about,
  id: scan.id,
  scanned_at: look.at.toISOString(),
  code: look.code,
  device: look.device,
  network: look.network,
  trace_id: target?.trace_id,
  stamp_id: target?.label?.stamp_id,
  stamp_code_id: target?.label?.number,
  manufacture_id: target?.manufacture_id,
  product_id: target?.product_id,
  ...scan.place,
  province_id: scan.area?.province_id,
  ward_id: scan.area?.ward_id,
  result: scan.result,
  is_first: isFirst,
  is_suspicious: scan.suspicion_reason !== null,
  suspicion_reason: scan.suspicion_reason,
})

/** Networks by label and by trace, with the place that each named last, in a fixed order. */
function toldOf(judged: Judged[]) {
  const shown = judged.filter(({ target, scan }) => target && scan.result !== 'not_found')
  const named = shown.flatMap(({ look: { network }, target, scan }) => {
    const { label, trace_id } = target!
    const place = scan.area?.name ?? null
    return [...(label ? [label.number] : []), -trace_id].map((subject) => ({ subject, network, place }))
  })
  const once = new Map(
    named
      .toSorted((a, b) => Number(a.place !== null) - Number(b.place !== null))
      .map((one) => [networkKey(one.subject, one.network), one]),
  )
  return [...once.values()].toSorted((a, b) => a.subject - b.subject || (a.network < b.network ? -1 : 1))
}

/** The scanned labels, without duplicates and in a fixed order, which avoids deadlocks between two servers. */
function labelsOf(judged: Judged[]) {
  const scanned = judged.filter(({ target, scan }) => target?.label && scan.result !== 'not_found')
  return [...Map.groupBy(scanned, ({ target }) => target!.label!.number)]
    .toSorted(([a], [b]) => a - b)
    .map(([number, scans]) => {
      const { label } = scans[0]!.target!
      const news = scans.some(({ isNews }) => isNews) ? label!.evidence : noEvidence
      const times = scans.map(({ look }) => look.at.toISOString()).toSorted()
      return {
        number,
        stamp_id: label!.stamp_id,
        serial: label!.serial,
        scan_count: scans.filter(({ isNew }) => isNew).length,
        first_scanned_at: times[0],
        last_scanned_at: times.at(-1),
        last_place: scans.findLast(({ scan }) => scan.area)?.scan.area?.name ?? null,
        evidence: news,
        unjudged_since: unjudgedSince(news),
        is_tampered: label!.isTampered,
        reviewed_at: label!.reviewed_at,
        review_since: needsReview(label!) ? times.at(-1) : null,
      }
    })
}

/** Scans by signed-in users are stored whatever their code. */
const isKept = ({ look, target }: Pick<Judged, 'look' | 'target'>): boolean =>
  target !== undefined || isScanByAccount(look)

function countedIn(
  { look, target }: Judged,
  { place, area, result, suspicion_reason }: Counted,
  count: 1 | -1,
): Figure {
  const [at, channel] = [look.at, String(look.about['channel'] ?? 'web')]
  if (!isKept({ look, target })) return figureOf({ at, channel, place: null, result: UNKNOWN }, count, 0)
  const { manufacture_id, product_id } = target ?? {}
  const { province_id, ward_id } = area ?? {}
  return figureOf(
    { at, manufacture_id, product_id, province_id, ward_id, place, channel, result },
    count,
    suspicion_reason === null ? 0 : count,
  )
}
