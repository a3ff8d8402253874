import { information } from '@trace/domain'
import type { Sql } from '../database/connect.ts'
import { readSingle } from '../operations/singles.ts'
import type { StampKey } from '../stamp-codes/keys.ts'
import { findTargets } from './find-targets.ts'
import { judgeScans } from './judge-scans.ts'
import type { Counted, Judged, Look, ScanRules } from './judge-scans.ts'
import { saveScans } from './save-scans.ts'

/** As many of a label's scans as a burst shows in, however busy it is, and the hours they are looked for in. */
const MOST_EARLIER = 50
const HOURS = 24

/** Judges looks that follow one another and keeps those that count, in the caller's transaction. Answers what each has found, in their order. */
export async function recordScans(sql: Sql, keys: StampKey[], looks: Look[]): Promise<Judged[]> {
  const rules = await readRules(sql)
  const [targets, known] = await Promise.all([findTargets(sql, keys, looks.map(({ code }) => code)), earlierScans(sql, looks, rules)])
  const judged = judgeScans(looks, targets, known, rules)
  await saveScans(sql, judged)
  return judged
}

async function readRules(sql: Sql): Promise<ScanRules> {
  const kept = await readSingle(sql, information.name)
  const rule = (name: keyof ScanRules) => Number(kept[name] ?? information.fields[name].default)
  return {
    scan_repeat_seconds: rule('scan_repeat_seconds'),
    scan_distance_km: rule('scan_distance_km'),
    scan_distance_minutes: rule('scan_distance_minutes'),
    scan_burst_count: rule('scan_burst_count'),
    scan_burst_devices: rule('scan_burst_devices'),
  }
}

interface Kept extends Pick<Counted, 'id' | 'device' | 'result' | 'suspicion_reason'> {
  id: number
  code: string
  scanned_at: string
  latitude: number | null
  longitude: number | null
  province_id: number | null
  ward_id: number | null
}

/** The scans that these may repeat, and for labels those of the last day, by code and in order. */
async function earlierScans(sql: Sql, looks: Look[], { scan_repeat_seconds: seconds, scan_burst_count }: ScanRules): Promise<Map<string, Counted[]>> {
  const asked = (some: Look[]) => sql`
    unnest(${some.map(({ code }) => code)}::text[], ${some.map(({ device }) => device)}::text[], ${some.map(({ at }) => at.toISOString())}::timestamptz[]) as w(code, device, at)`
  const columns = sql`id, code, device, scanned_at, latitude, longitude, province_id, ward_id, result, suspicion_reason`
  const labels = looks.filter(({ code }) => code.length === LABEL_LENGTH)
  const [repeated, recent] = await Promise.all([
    sql<Kept[]>`
      select h.* from ${asked(looks)} cross join lateral (
        select ${columns} from scan_statistics
        where device = w.device and code = w.code and deleted_at is null
          and scanned_at between w.at - make_interval(secs => ${seconds}) and w.at + make_interval(secs => ${seconds})
        order by scanned_at desc limit 1) h`,
    labels.length === 0 ? [] : sql<Kept[]>`
      select h.* from ${asked(labels)} cross join lateral (
        select ${columns} from scan_statistics
        where code = w.code and deleted_at is null and scanned_at between w.at - make_interval(hours => ${HOURS}) and w.at
        order by scanned_at desc limit ${Math.max(MOST_EARLIER, scan_burst_count + 1)}) h`,
  ])
  const scans = [...new Map([...repeated, ...recent].map((scan) => [scan.id, scan])).values()].map(countedOf).sort((a, b) => a.at - b.at)
  return Map.groupBy(scans, ({ code }) => code)
}

const LABEL_LENGTH = 13

function countedOf({ scanned_at, latitude, longitude, province_id, ward_id, ...scan }: Kept): Counted & { code: string } {
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  return { ...scan, at: Date.parse(scanned_at), place, area: province_id === null ? null : { province_id, ward_id, name: '' } }
}
