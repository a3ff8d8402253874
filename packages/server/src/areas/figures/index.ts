import { agriculturalOperations } from './agricultural-data.ts'
export { dashboardOperations } from './dashboard.ts'

/** What is written by hand of this area. */
export const figuresOperations = [...agriculturalOperations] as const
