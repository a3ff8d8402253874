import type { DigitalLink } from '@trace/define/gs1/digital-link.ts'
import { gs1Key } from '@trace/define/gs1/gs1.ts'
import { findCarried, isPublic, openKeys } from '../../areas/labels/index.ts'
import { inBatches } from '@trace/platform/in-batches.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Links } from './choose-link.ts'
import { findLots, labelCodeIn } from './find-item.ts'
import { pagesOfLabel, pagesOfLot } from './links.ts'

const MOST_TOGETHER = 100

/**
 * Looks up the pages of scanned codes: of a label or of a lot. Requests that arrive during a look-up share the next
 * one.
 */
export function openUsualPages(pool: Pool, settings: Settings) {
  const labels = inBatches(async (codes: string[]) => {
    const keys = await openKeys(settings)
    const found = await onReplicaOrPrimary(pool, (sql) => findCarried(sql, keys, codes))
    const byPlace = new Map(found.map((label) => [label.place, label]))
    return codes.map((_, place) => byPlace.get(place))
  }, MOST_TOGETHER)
  const lots = inBatches(async (keys: string[]) => {
    const found = await onReplicaOrPrimary(pool, (sql) => findLots(sql, keys))
    const byKey = new Map(found.map((lot) => [lot.gs1_key, lot]))
    return keys.map((key) => byKey.get(key))
  }, MOST_TOGETHER)

  /**
   * The usual links; null where more queries are needed: for a label given with its lot, one that is not public, and
   * anything unknown.
   */
  return async function pagesOf(publicUrl: string, { gtin, lot, serial }: DigitalLink): Promise<Links | null> {
    if (serial === undefined) {
      const found = lot === undefined ? undefined : await lots(gs1Key(gtin, lot))
      return found ? pagesOfLot(`${publicUrl}/t/${found.code}`) : null
    }
    const code = lot === undefined ? labelCodeIn(serial) : null
    const label = code === null ? undefined : await labels(code)
    return label?.gtin === gtin && isPublic(label) ? pagesOfLabel(`${publicUrl}/s/${code}`) : null
  }
}
