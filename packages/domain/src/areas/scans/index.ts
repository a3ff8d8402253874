export * from './scan-statistics.ts'
