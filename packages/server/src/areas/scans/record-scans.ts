import { information } from '@trace/domain/areas/portal/singles.ts'
import { cloneRuleNames } from '@trace/domain/areas/scans/clone-score.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { readSingleNumbers } from '@trace/platform/calls/singles.ts'
import type { StampKey, CodeTarget } from '../labels/index.ts'
import { findTargets, isPublic, targetAsOf } from '../labels/index.ts'
import { isScanByAccount, judgeScans, networkKey, subjectOf } from './judge-scans.ts'
import type { Counted, Judged, ReceivedScan, ScanRules } from './judge-scans.ts'
import { saveScans } from './save-scans.ts'
import { monthsAround } from '@trace/platform/store/months-around.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/**
 * Evaluates a batch of scans and stores those that count, all or none. Returns the results in the same order. A scan that
 * an account hands in comes alone, and is judged by the state of its own moment.
 */
export async function recordScans(sql: Sql, keys: StampKey[], looks: ReceivedScan[]): Promise<Judged[]> {
  const codes = looks.map(({ code }) => code)
  const [rules, found, repeated] = await Promise.all([
    readSingleNumbers(sql, information, ruleNames),
    findTargets(sql, keys, codes),
    repeatedScans(sql, looks),
  ])
  for (const look of looks.filter((one) => isScanByAccount(one) && found.has(one.code)))
    found.set(look.code, await targetAsOf(sql, found.get(look.code)!, look.at))
  const open = openCodes(looks, found)
  const targets = new Map([...found].filter(([code]) => open.has(code)))
  const [{ recent, bursts }, networks] = await Promise.all([
    recentScans(sql, looks, targets, rules),
    knownNetworks(sql, looks, targets),
  ])
  const known = byCode([...repeated.filter(({ code }) => open.has(code)), ...recent])
  const judged = judgeScans(looks, targets, { scans: known, bursts, networks }, rules)
  await saveScans(sql, judged)
  return judged
}

/**
 * Codes whose existence may be revealed to the sender of the scan. To the public, a code that is not public must
 * look like one that was never issued: both are counted by the same statements, and nothing else is stored for
 * either.
 */
const openCodes = (looks: ReceivedScan[], found: Map<string, CodeTarget>): Set<string> =>
  new Set(looks.filter((look) => isScanByAccount(look) || isFoundPublic(found.get(look.code))).map(({ code }) => code))

const isFoundPublic = (target: CodeTarget | undefined): boolean => target !== undefined && isPublic(target)

/** Which networks of these scans have scanned the same label or trace before. */
async function knownNetworks(sql: Sql, looks: ReceivedScan[], targets: Map<string, CodeTarget>): Promise<Set<string>> {
  const asked = looks.flatMap(({ code, network }) => {
    const target = targets.get(code)
    return target ? [{ subject: subjectOf(target), network }] : []
  })
  if (asked.length === 0) return new Set()
  const found = await sql<{ subject: number; network: string }[]>`
    select n.subject, n.network from scan_networks n
      join unnest(${asked.map(({ subject }) => String(subject))}::bigint[], ${asked.map(({ network }) => network)}::text[]) as w(subject, network)
      on n.subject = w.subject and n.network = w.network`
  return new Set(found.map(({ subject, network }) => networkKey(subject, network)))
}

/** All limits by which scans and labels are judged. */
const ruleNames = [...cloneRuleNames, 'scan_repeat_seconds', 'scan_distance_km', 'scan_distance_minutes'] as const

interface ScanRow extends Pick<Counted, 'id' | 'device' | 'result' | 'suspicion_reason'> {
  id: number
  code: string
  scanned_at: string
  latitude: number | null
  longitude: number | null
  province_id: number | null
  ward_id: number | null
}

const columns = (sql: Sql) =>
  sql`id, code, device, scanned_at, latitude, longitude, province_id, ward_id, result, suspicion_reason`

function asked(sql: Sql, looks: ReceivedScan[]): Fragment {
  const [codes, devices] = [looks.map(({ code }) => code), looks.map(({ device }) => device)]
  const moments = looks.map(({ at }) => at.toISOString())
  return sql`unnest(${codes}::text[], ${devices}::text[], ${moments}::timestamptz[]) as w(code, device, at)`
}

/**
 * Earlier scans by the same device, which new ones may repeat. Reads the time limit in the same query: one round trip
 * less.
 */
function repeatedScans(sql: Sql, looks: ReceivedScan[]): PromiseLike<ScanRow[]> {
  const { name, fields } = information
  const { opens, closes } = monthsAround(
    sql,
    looks.map(({ at }) => at),
    LONGEST_REPEAT,
  )
  return unscoped(sql, 'a scan is held against all scans of the same label')<ScanRow[]>`
    with rule as (select make_interval(secs => coalesce(
      (select (value->>'scan_repeat_seconds')::int from single_records where name = ${name}),
      ${fields.scan_repeat_seconds.default!}::int)) as around)
    select h.* from rule, ${asked(sql, looks)} cross join lateral (
      select ${columns(sql)} from scan_statistics
      where hashtextextended(device || code, 0) = hashtextextended(w.device || w.code, 0) and device || code = w.device || w.code
        and deleted_at is null
        and scanned_at between w.at - rule.around and w.at + rule.around
        and scanned_at >= ${opens} and scanned_at < ${closes}
      order by scanned_at desc limit 1) h`
}

/** The longest repeat limit that officers may set, in milliseconds. */
export const LONGEST_REPEAT = information.fields.scan_repeat_seconds.max! * 1_000
const DAY_MINUTES = 1_440
/** Scans to read of a busy label: enough to detect a burst. */
const MOST_RECENT = 50

/**
 * Recent scans of labels: those with a position for the travel check and, for busy labels, all of the last day for the
 * burst check. Labels already in a burst are returned only as codes, since each further scan belongs to the burst.
 */
async function recentScans(sql: Sql, looks: ReceivedScan[], targets: Map<string, CodeTarget>, rules: ScanRules) {
  const labels = looks.filter(({ code }) => targets.get(code)?.label)
  const placed = labels.filter(({ place }) => place !== null)
  const busy = labels.filter(({ code }) => targets.get(code)!.label!.scan_count >= rules.scan_burst_count)
  const [travelled, bursts] = await Promise.all([
    scansBefore(sql, placed, rules.scan_distance_minutes, rules, sql`and latitude is not null`),
    burstsBefore(sql, busy, rules),
  ])
  const calm = busy.filter(({ code }) => !bursts.has(code))
  return { recent: [...travelled, ...(await scansBefore(sql, calm, DAY_MINUTES, rules))], bursts }
}

async function scansBefore(
  sql: Sql,
  looks: ReceivedScan[],
  minutes: number,
  { scan_burst_count }: ScanRules,
  where = sql``,
): Promise<ScanRow[]> {
  if (looks.length === 0) return []
  const most = Math.max(MOST_RECENT, scan_burst_count + 1)
  return unscoped(sql, 'a scan is held against all scans of the same label')<ScanRow[]>`
    select h.* from ${asked(sql, firstOf(looks))} cross join lateral (${newest(sql, looks, minutes, most, where)}) h`
}

/** Detects bursts in the last 24 hours, reading only as many of the newest scans as make a burst. */
async function burstsBefore(
  sql: Sql,
  looks: ReceivedScan[],
  { scan_burst_count, scan_burst_devices }: ScanRules,
): Promise<Set<string>> {
  if (looks.length === 0) return new Set()
  const found = await unscoped(sql, 'a scan is held against all scans of the same label')<{ code: string }[]>`
    select w.code from ${asked(sql, firstOf(looks))} cross join lateral (
      select from (${newest(sql, looks, DAY_MINUTES, scan_burst_count + 1)}) h
      having count(*) > ${scan_burst_count} and count(distinct device collate "C") > ${scan_burst_devices}) burst`
  return new Set(found.map(({ code }) => code))
}

/** SQL: the newest scans of the code of `w`, from the moment of `w` back for the given minutes. */
function newest(sql: Sql, looks: ReceivedScan[], minutes: number, most: number, where = sql``): Fragment {
  const { opens, closes } = monthsAround(
    sql,
    looks.map(({ at }) => at),
    minutes * 60_000,
  )
  return unscoped(sql, 'a scan is held against all scans of the same label')`
    select ${columns(sql)} from scan_statistics
    where code = w.code and deleted_at is null and scanned_at between w.at - make_interval(mins => ${minutes}) and w.at
      and scanned_at >= ${opens} and scanned_at < ${closes} ${where}
    order by scanned_at desc limit ${most}`
}

/** The first scan per code: one query per code is enough. */
const firstOf = (looks: ReceivedScan[]): ReceivedScan[] => [
  ...new Map(looks.toReversed().map((look) => [look.code, look])).values(),
]

/** Groups scans by code, without duplicates, in order of time. */
function byCode(kept: ScanRow[]): Map<string, Counted[]> {
  const scans = [...new Map(kept.map((scan) => [scan.id, scan])).values()]
    .map(countedOf)
    .toSorted((a, b) => a.at - b.at)
  return Map.groupBy(scans, ({ code }) => code)
}

function countedOf({
  scanned_at,
  latitude,
  longitude,
  province_id,
  ward_id,
  ...scan
}: ScanRow): Counted & { code: string } {
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  return {
    ...scan,
    at: Date.parse(scanned_at),
    place,
    area: province_id === null ? null : { province_id, ward_id, name: '' },
  }
}
