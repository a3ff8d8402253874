import type { SettledRule } from '@trace/platform/request/settle.ts'
import { settledUnits } from './areas/catalogue/index.ts'
import { settledFormerPlaces } from './areas/places/index.ts'
import { settledBatches, settledMovements, settledSeen } from './areas/tracing/index.ts'

/** Rules that must hold after a write, whichever call made it. */
export const settledRules: readonly SettledRule[] = [
  settledFormerPlaces,
  settledSeen,
  settledUnits,
  settledMovements,
  settledBatches,
]
