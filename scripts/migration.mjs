import { prepare } from './prepare.mjs'

await prepare(() => false)
await import('../packages/domain/src/menu.ts')
await import('../packages/platform/src/schema/write-migration.ts')
