import { pendingChange } from './snapshot.ts'

const { sql } = await pendingChange()
if (sql !== '') {
  console.error(
    `The definitions ask for columns that no migration makes. Run: npm run migration -- name-of-the-change\n\n${sql}`,
  )
  process.exit(1)
}
console.warn('Migrations: they make what the definitions ask for.')
