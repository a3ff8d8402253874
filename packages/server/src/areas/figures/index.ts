export { agriculturalOperations, summed } from './agricultural-data.ts'
export { dashboardOperations } from './dashboard.ts'
