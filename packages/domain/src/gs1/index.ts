export * from './application-identifiers.ts'
export * from './digital-link.ts'
export * from './element-strings.ts'
export * from './gs1.ts'
