import { ground } from './ground.mjs'

await ground(() => false)
await import('../packages/server/src/engine/schema/write-migration.ts')
