import { information } from '@trace/domain'
import type { CloneRules } from '@trace/domain'
import { readSingle } from '../../../engine/calls/singles.ts'
import type { Sql } from '../../../ports/postgres/connect.ts'

/** The limits by which labels are judged, as officers set them. */
export async function readCloneRules(sql: Sql): Promise<CloneRules> {
  const kept = await readSingle(sql, information.name)
  const rule = (name: keyof CloneRules) => Number(kept[name] ?? information.fields[name].default)
  return {
    clone_watch_score: rule('clone_watch_score'),
    clone_suspect_score: rule('clone_suspect_score'),
    scan_burst_count: rule('scan_burst_count'),
    scan_burst_devices: rule('scan_burst_devices'),
  }
}
