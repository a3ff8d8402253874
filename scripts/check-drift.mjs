import '../packages/domain/src/menu.ts'
import { pendingChange } from '../packages/platform/src/schema/snapshot.ts'
import { MIGRATIONS } from '../packages/server/src/migrations.ts'

/** Run by `npm run check`: compares the migrations with the definitions. */
const { sql } = await pendingChange(MIGRATIONS)
if (sql !== '') {
  console.error(
    `The definitions ask for columns that no migration makes. Run: npm run migration -- name-of-the-change\n\n${sql}`,
  )
  process.exit(1)
}
console.warn('Migrations: they make what the definitions ask for.')
