import { normaliseCode } from '@trace/domain'
import type { Place } from '@trace/domain'
import type { Sql } from '../database/connect.ts'
import { fingerprint } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { openKeys } from '../stamps/open-keys.ts'
import type { Area, Judged } from './judge-scans.ts'
import { ensureScanPartitions } from './partitions.ts'
import { recordScans } from './record-scans.ts'

/** A scan of a demo province, at a time of its own. */
export interface SeededScan {
  code: string
  at: Date
  /** Any word: the same for the same device. */
  device: string
  place?: Place | null
  area?: Area | null
  channel?: 'web' | 'app' | 'zalo'
  device_type?: string
  os?: string
  browser?: string
}

const TOGETHER = 500

/** Counts scans as if they had come at their times, by the rules of every scan. They must be in order of time. */
export async function seedScans(sql: Sql, settings: Settings, scans: SeededScan[]): Promise<Judged[]> {
  const keys = await openKeys(settings)
  const judged: Judged[] = []
  for (let first = 0; first < scans.length; first += TOGETHER) {
    const some = scans.slice(first, first + TOGETHER)
    await ensureScanPartitions(sql, some.map(({ at }) => at))
    judged.push(...(await recordScans(sql, keys, some.map(({ code, at, device, place = null, area = null, ...about }) => ({
      code: normaliseCode(code), at, device: fingerprint(`client ${device}`), place, area, about: { channel: 'web', ...about },
    })))))
  }
  return judged
}
