export { complianceOf, publicDiaries, speaksForTrace } from './trace-facts.ts'
export { traceOperations } from './traces.ts'
