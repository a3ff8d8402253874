import { batchOperations } from './batches.ts'
import { diaryOperations } from './diaries.ts'
import { farmInputOperations } from './farm-inputs.ts'
import { materialAreaOperations } from './material-areas.ts'
import { processOperations } from './processes.ts'

export { settledLand } from './settled/settle-land.ts'
export { settledProcesses } from './settled/settle-processes.ts'
export { noteRelease, mergedFactKeys } from './note-release.ts'
export { unitRatio } from './batch-figures.ts'
export { dayOfSql, harvestActivitiesSql, harvestsSql, hasFailed, isHarvest, readHarvests } from './batch-harvests.ts'

/** Operations of this area that are written by hand. */
export const growingOperations = [
  ...materialAreaOperations,
  ...processOperations,
  ...batchOperations,
  ...diaryOperations,
  ...farmInputOperations,
] as const
