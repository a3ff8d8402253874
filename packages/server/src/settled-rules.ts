import { ADMINISTRATOR } from '@trace/domain/areas/accounts/default-roles.ts'
import { keepAdministrator } from '@trace/platform/accounts/keep-administrator.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import { settledKinds, settledStars, settledUnits } from './areas/catalogue/index.ts'
import { settledLand, settledProcesses } from './areas/growing/index.ts'
import { settledIssues, settledLabelDates, settledRuns } from './areas/labels/index.ts'
import { settledFormerPlaces } from './areas/places/index.ts'
import { settledBatches, settledMovements, settledSeen } from './areas/tracing/index.ts'

/** Rules that must hold after a write, whichever call made it. */
export const settledRules: readonly SettledRule[] = [
  keepAdministrator(ADMINISTRATOR),
  settledFormerPlaces,
  settledSeen,
  settledUnits,
  settledKinds,
  settledStars,
  settledMovements,
  settledLand,
  settledProcesses,
  settledBatches,
  settledIssues,
  settledLabelDates,
  settledRuns,
]
