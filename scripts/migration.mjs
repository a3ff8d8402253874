import { prepare } from './prepare.mjs'

/** `npm run migration -- add-origin` writes the next migration from the definitions, to be reviewed by a person. */
const title = process.argv[2]
if (!title || !/^[a-z0-9-]+$/.test(title)) {
  console.error('Usage: npm run migration -- name-of-the-change')
  process.exit(1)
}
await prepare(() => false)
await import('../packages/domain/src/menu.ts')
const { writeMigration } = await import('../packages/platform/src/schema/write-migration.ts')
const { MIGRATIONS } = await import('../packages/server/src/migrations.ts')
const name = await writeMigration(title, MIGRATIONS)
console.warn(
  name === null
    ? 'The migrations already say what the definitions say.'
    : `Wrote migrations/${name}. Read it before you commit it.`,
)
