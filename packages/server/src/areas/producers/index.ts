import { certificateOperations } from './certificates.ts'
import { laborOperations } from './labors.ts'
import { manufactureOperations } from './manufactures.ts'

export { approvedPeriod, isStandingOn } from './standing-on.ts'
export { certificateFilterSql, warningDays } from './certificates.ts'

/** Operations of this area that are written by hand. */
export const producersOperations = [...manufactureOperations, ...certificateOperations, ...laborOperations] as const
