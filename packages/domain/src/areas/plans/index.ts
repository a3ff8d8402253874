export * from './production-plan.ts'
export * from './production-plans.ts'
export * from './states.ts'
