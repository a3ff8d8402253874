import { prepare } from './prepare.mjs'

await prepare(() => false)
await import('../packages/server/src/engine/schema/write-migration.ts')
