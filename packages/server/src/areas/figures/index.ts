import { agriculturalOperations } from './agricultural-data.ts'
export { dashboardOperations } from './dashboard.ts'

/** Operations of this area that are written by hand. */
export const figuresOperations = [...agriculturalOperations] as const
