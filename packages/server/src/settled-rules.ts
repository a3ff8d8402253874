import type { SettledRule } from '@trace/platform/request/settle.ts'
import { settledUnits } from './areas/catalogue/index.ts'
import { settledBatches, settledMovements, settledSeen } from './areas/tracing/index.ts'

/** Everything that must be true after a write, whichever way it came. */
export const settledRules: readonly SettledRule[] = [settledSeen, settledUnits, settledMovements, settledBatches]
