import { traceOperations } from './traces.ts'

export { settledMovements } from './settled/settle-movements.ts'
export { settledSeen } from './settled/settle-seen.ts'
export { settledBatches } from './settled/settle-batches.ts'
export { askAboutGoods, confirmFields } from './ask-about-goods.ts'
export { isApprovedAndActive, pausedPartySql, pauseReasons } from './paused.ts'
export type { PausedParty } from './paused.ts'
export { packedOnSql } from './packed-on.ts'
export { readWithdrawalKept } from './read-withdrawal-kept.ts'
export { traceAddresses } from './trace-address.ts'
export { complianceOf, publicDiaries, isCertificateOfTrace } from './trace-facts.ts'

/** Operations of this area that are written by hand. */
export const tracingOperations = [...traceOperations] as const
