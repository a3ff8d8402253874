import { prepare } from './prepare.mjs'

/** `npm run indexes` prints all indexes with their size and the requests that use them. */
await prepare((screen) => screen === 'packages/site')
const { withDatabase } = await import('./throw-away-database.mjs')
const { listIndexes } = await import('../packages/server/test/list-indexes.ts')
await withDatabase(async () => console.table(await listIndexes()))
process.exit()
