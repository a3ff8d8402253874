import { labelReviewOperations } from './label-reviews.ts'
import { scanPlaceOperations } from './scan-places.ts'
import { scanStatisticsOperations } from './scan-statistics.ts'

export { browserOf, originHashes } from './device.ts'
export { misplacedScanFindings, troublesOf } from './findings.ts'
export { forgetPlaces } from './forget-places.ts'
export { judgeLabels } from './judge-labels.ts'
export type { AdministrativeArea, ReceivedScan } from './judge-scans.ts'
export { dropOldScans, ensureScanPartitions, createScanPartitions } from './partitions.ts'
export { scanPlaceOf } from './place.ts'
export { recordScans } from './record-scans.ts'
export { PLACE_DAYS } from './scan-places.ts'
export { openScanner } from './scanner.ts'
export { dailySumsTable } from './daily-sums-table.ts'

/** Operations of this area that are written by hand. */
export const scansOperations = [...scanStatisticsOperations, ...scanPlaceOperations, ...labelReviewOperations] as const
