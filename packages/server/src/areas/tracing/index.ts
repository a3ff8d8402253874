import { traceOperations } from './traces.ts'

export { complianceOf, publicDiaries, speaksForTrace } from './trace-facts.ts'

/** What is written by hand of this area. */
export const tracingOperations = [...traceOperations] as const
