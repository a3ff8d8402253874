import { traceOperations } from './traces.ts'

export { settledMovements } from './settled/settle-movements.ts'
export { settledSeen } from './settled/settle-seen.ts'
export { settledBatches } from './settled/settle-batches.ts'
export { askAboutGoods, asking } from './ask-about-goods.ts'
export { isApprovedAndActive, pausedBy, pauseReasons } from './paused.ts'
export type { Paused } from './paused.ts'
export { complianceOf, publicDiaries, appliesToTrace } from './trace-facts.ts'

/** Operations of this area that are written by hand. */
export const tracingOperations = [...traceOperations] as const
