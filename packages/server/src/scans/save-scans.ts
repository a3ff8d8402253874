import { today } from '@trace/domain'
import type { Sql } from '../database/connect.ts'
import type { Counted, Judged } from './judge-scans.ts'

/** Keeps the scans that count, and all that is counted by them. */
export async function saveScans(sql: Sql, judged: Judged[]): Promise<void> {
  const fresh = judged.filter(({ isNew }) => isNew)
  const placed = judged.filter(({ isNew, before }) => !isNew && before)
  const codes = await saveLabels(sql, [...fresh, ...placed])
  await Promise.all([
    saveRows(sql, fresh, codes),
    savePlaces(sql, placed),
    addFigures(sql, [...fresh.map((scan) => figureOf(scan, scan.scan, 1)), ...placed.flatMap((scan) => [figureOf(scan, scan.before!, -1), figureOf(scan, scan.scan, 1)])]),
    addCounts(sql, fresh),
  ])
}

/** Labels that were scanned get a row of their own, here; answers its id by the label's number. Always in one order: two servers may do so at once. */
async function saveLabels(sql: Sql, judged: Judged[]): Promise<Map<number, number>> {
  const byNumber = Map.groupBy(judged.filter(({ target, scan }) => target?.label && scan.result !== 'not_found'), ({ target }) => target!.label!.number)
  const rows = [...byNumber].sort(([a], [b]) => a - b).map(([number, scans]) => {
    const { label, scans: seen } = scans[0]!.target!
    const times = scans.map(({ look }) => look.at.toISOString()).sort()
    return {
      number, stamp_id: label!.stamp_id, serial: label!.serial, scan_count: scans.filter(({ isNew }) => isNew).length,
      first_scanned_at: times[0], last_scanned_at: times.at(-1), last_place: seen.last_place, is_suspect: label!.is_suspect, suspicion_reason: label!.suspicion_reason,
    }
  })
  if (rows.length === 0) return new Map()
  const saved = await sql<{ number: number; id: number }[]>`
    insert into stamp_codes as c (number, stamp_id, serial, scan_count, first_scanned_at, last_scanned_at, last_place, is_suspect, suspicion_reason)
    select number, stamp_id, serial, scan_count, first_scanned_at, last_scanned_at, last_place, is_suspect, suspicion_reason
    from json_populate_recordset(null::stamp_codes, ${rows as never}::json)
    on conflict (number) do update set
      scan_count = c.scan_count + excluded.scan_count, first_scanned_at = least(c.first_scanned_at, excluded.first_scanned_at),
      last_scanned_at = greatest(c.last_scanned_at, excluded.last_scanned_at), last_place = excluded.last_place,
      is_suspect = c.is_suspect or excluded.is_suspect, suspicion_reason = coalesce(c.suspicion_reason, excluded.suspicion_reason)
    returning number, id`
  return new Map(saved.map(({ number, id }) => [number, id]))
}

const COLUMNS = [
  'scanned_at', 'code', 'trace_id', 'stamp_id', 'stamp_code_id', 'manufacture_id', 'product_id', 'result', 'channel', 'app_user_id', 'device', 'ip_hash', 'latitude',
  'longitude', 'province_id', 'ward_id', 'device_type', 'os', 'browser', 'is_first', 'is_suspicious', 'suspicion_reason', 'note', 'created_by',
]

async function saveRows(sql: Sql, fresh: Judged[], codes: Map<number, number>): Promise<void> {
  if (fresh.length === 0) return
  const rows = fresh.map(({ look, target, scan, isFirst }) => ({
    ...look.about,
    scanned_at: look.at.toISOString(),
    code: look.code,
    device: look.device,
    trace_id: target?.trace_id,
    stamp_id: target?.label?.stamp_id,
    stamp_code_id: target?.label && codes.get(target.label.number),
    manufacture_id: target?.manufacture_id,
    product_id: target?.product_id,
    ...whereOf(scan),
    result: scan.result,
    is_first: isFirst,
    is_suspicious: scan.suspicion_reason !== null,
    suspicion_reason: scan.suspicion_reason,
  }))
  const ids = await sql<{ id: number }[]>`
    insert into scan_statistics (${sql(COLUMNS)}) select ${sql(COLUMNS)} from json_populate_recordset(null::scan_statistics, ${rows as never}::json) returning id`
  fresh.forEach(({ scan }, place) => (scan.id = ids[place]!.id))
}

const whereOf = ({ place, area }: Counted) => ({ ...place, province_id: area?.province_id ?? null, ward_id: area?.ward_id ?? null })

async function savePlaces(sql: Sql, placed: Judged[]): Promise<void> {
  const rows = placed.filter(({ scan }) => scan.id !== null).map(({ scan }) => ({
    id: scan.id, ...whereOf(scan), result: scan.result, is_suspicious: scan.suspicion_reason !== null, suspicion_reason: scan.suspicion_reason,
  }))
  if (rows.length === 0) return
  await sql`
    update scan_statistics s set latitude = w.latitude, longitude = w.longitude, province_id = w.province_id, ward_id = w.ward_id,
      result = w.result, is_suspicious = w.is_suspicious, suspicion_reason = w.suspicion_reason, updated_at = now()
    from json_populate_recordset(null::scan_statistics, ${rows as never}::json) w where s.id = w.id`
}

/** How often traces and issues were scanned, for their lists. */
async function addCounts(sql: Sql, fresh: Judged[]): Promise<void> {
  const found = fresh.filter(({ scan }) => scan.result !== 'not_found')
  const rows = found.map(({ look, target }) => ({ trace_id: target!.trace_id, stamp_id: target!.label?.stamp_id, scanned_at: look.at.toISOString() }))
  if (rows.length === 0) return
  await sql`
    update traces t set scan_count = coalesce(t.scan_count, 0) + w.count, last_scanned_at = greatest(t.last_scanned_at, w.at)
    from (select trace_id, count(*), max(scanned_at) as at from json_populate_recordset(null::scan_statistics, ${rows as never}::json) group by 1 order by 1) w
    where t.id = w.trace_id`
  await sql`
    update stamps s set scan_count = coalesce(s.scan_count, 0) + w.count
    from (select stamp_id, count(*) from json_populate_recordset(null::scan_statistics, ${rows as never}::json) where stamp_id is not null group by 1 order by 1) w
    where s.id = w.stamp_id`
}

/** Scans of one day, place, product and result, as `scan_days` adds them up. */
export interface Figure {
  day: string
  manufacture_id: number
  product_id: number
  province_id: number
  channel: string
  result: string
  count: number
  suspicious: number
}

const figureOf = ({ look, target }: Judged, { area, result, suspicion_reason }: Counted, count: 1 | -1): Figure => ({
  day: today(look.at), manufacture_id: target?.manufacture_id ?? 0, product_id: target?.product_id ?? 0, province_id: area?.province_id ?? 0,
  channel: String(look.about['channel'] ?? 'web'), result, count, suspicious: suspicion_reason === null ? 0 : count,
})

/** Adds to the figures by day, or takes away from them. */
export async function addFigures(sql: Sql, figures: Figure[]): Promise<void> {
  if (figures.length === 0) return
  await sql`
    insert into scan_days as d (day, manufacture_id, product_id, province_id, channel, result, count, suspicious)
    select day, manufacture_id, product_id, province_id, channel, result, sum(count), sum(suspicious)
    from json_populate_recordset(null::scan_days, ${figures as never}::json) group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (day, manufacture_id, product_id, province_id, channel, result)
      do update set count = d.count + excluded.count, suspicious = d.suspicious + excluded.suspicious`
}
