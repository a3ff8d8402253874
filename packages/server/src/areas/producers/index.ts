export { certificateOperations, certified, warningDays } from './certificates.ts'
export { laborOperations } from './labors.ts'
export { manufactureOperations } from './manufactures.ts'
