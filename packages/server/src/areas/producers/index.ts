import { certificateOperations } from './certificates.ts'
import { laborOperations } from './labors.ts'
import { manufactureOperations } from './manufactures.ts'

export { certified, warningDays } from './certificates.ts'

/** What is written by hand of this area. */
export const producersOperations = [...manufactureOperations, ...certificateOperations, ...laborOperations] as const
