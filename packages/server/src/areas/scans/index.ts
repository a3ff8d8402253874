import { scanPlaceOperations } from './scan-places.ts'
import { scanStatisticsOperations } from './scan-statistics.ts'

export { browserOf, marksOf } from './device.ts'
export type { Area, Look } from './judge-scans.ts'
export { ensureScanPartitions, makeRoomForScans } from './partitions.ts'
export { recordScans } from './record-scans.ts'
export { PLACE_DAYS } from './scan-places.ts'
export { openScanner } from './scanner.ts'

/** What is written by hand of this area. */
export const scansOperations = [...scanStatisticsOperations, ...scanPlaceOperations] as const
