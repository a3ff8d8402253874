import type { Place } from '@trace/define/geo/travel.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Origin } from '@trace/platform/viewer.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { openKeys } from '../labels/index.ts'
import { forgetTotals } from '@trace/platform/store/totals.ts'
import { inBatches } from '@trace/platform/in-batches.ts'
import { areaOf } from './areas.ts'
import { browserOf, originHashes } from './device.ts'
import type { Judged, ReceivedScan } from './judge-scans.ts'
import { recordScans } from './record-scans.ts'

/** Data of a scan request. */
export interface Scanning {
  code: string
  place: Place | null
  client_id: string | null
  origin: Origin
}

export interface Scanner {
  /** Counts a scan; resolves after it is committed. */
  scan(scanning: Scanning): Promise<Judged>
}

const MOST_TOGETHER = 500

/** Creates the single entry point for public scans, which are collected and written in batches. */
export async function openScanner(pool: Pool, settings: Settings): Promise<Scanner> {
  const keys = await openKeys(settings)

  async function record(looks: ReceivedScan[]): Promise<Judged[]> {
    const judged = await tryTwice(() => recordScans(pool, keys, looks))
    forgetTotals(pool, [['scan_statistics'], ['label_reviews']])
    return judged
  }

  const join = inBatches(record, MOST_TOGETHER)
  return {
    async scan({ code, place, client_id, origin }) {
      const { device, network, ip_hash } = originHashes(origin, client_id)
      const about = { ip_hash, ...browserOf(origin.userAgent) }
      const area = await areaOf(pool, place)
      return join({ code: normaliseCode(code), at: new Date(), device, network, place, area, about })
    },
  }
}

const DEADLOCK = '40P01'

/** Retries once after a deadlock: two servers may update the same counters, and PostgreSQL aborts one of them. */
const tryTwice = <Result>(write: () => Promise<Result>): Promise<Result> =>
  write().catch((error: { code?: string }) => {
    if (error.code === DEADLOCK) return write()
    throw error
  })
