import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from '../ports/postgres/migrate.ts'
import { pendingChange, SNAPSHOT } from './snapshot.ts'

/** `npm run migration -- add-origin` writes the next migration from the definitions, to be reviewed by a person. */
const title = process.argv[2]
if (!title || !/^[a-z0-9-]+$/.test(title)) {
  console.error('Usage: npm run migration -- name-of-the-change')
  process.exit(1)
}
const { schema, sql } = await pendingChange()
if (sql === '') {
  console.warn('The migrations already say what the definitions say.')
} else {
  const number = Math.max(0, ...(await readdir(MIGRATIONS)).map((name) => Number.parseInt(name, 10) || 0)) + 1
  const name = `${String(number).padStart(4, '0')}_${title}.sql`
  await writeFile(join(MIGRATIONS, name), `${sql}\n`)
  await writeFile(SNAPSHOT, `${JSON.stringify(schema, null, 1)}\n`)
  console.warn(`Wrote migrations/${name}. Read it before you commit it.`)
}
