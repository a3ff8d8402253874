import { afterPacking, countsAsHarvest } from '../growing/activities.ts'
import { spanOf } from '../growing/spans.ts'
import type { Work } from '../growing/spans.ts'
import type { ProductionKind } from '../producers/sectors.ts'

interface Done extends Work {
  activity_type: string
}

interface Lot {
  harvest_date: string | null
  packaging_date: string | null
}

/**
 * Whether a diary of a batch tells of the goods of a lot: no harvest that began after the lot's harvest day, and after
 * its packing day only what goes on with packed goods.
 */
export function concernsLot(
  { activity_type, ...work }: Done,
  { harvest_date, packaging_date }: Lot,
  sector: ProductionKind | null,
): boolean {
  const { first } = spanOf(work)
  if (harvest_date && first > harvest_date && countsAsHarvest(activity_type, sector)) return false
  return !packaging_date || first <= packaging_date || (afterPacking as readonly string[]).includes(activity_type)
}
