import { prepare } from '../../scripts/prepare.mjs'

await prepare(() => false)
await import('./src/definitions.ts')
const { writeMigration } = await import('@trace/platform/schema/write-migration.ts')
const name = await writeMigration(process.argv[2] ?? 'change', new URL('migrations', import.meta.url).pathname)
console.warn(name === null ? 'The migrations already say what the definitions say.' : `Wrote migrations/${name}.`)
