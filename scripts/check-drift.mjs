import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pendingChange } from '../packages/platform/src/schema/snapshot.ts'

const [definitions, migrations] = process.argv.slice(2)

/**
 * Run by `npm run check`: compares the migrations of every product with its definitions. A process has one product, so
 * each is compared in a process of its own.
 */
if (definitions && migrations) await compare()
else {
  const products = [
    ['packages/domain/src/menu.ts', 'packages/server/migrations'],
    ...globSync('examples/*/src/definitions.ts').map((path) => [
      path,
      path.replace('src/definitions.ts', 'migrations'),
    ]),
  ]
  const failed = products.filter((product) => !passes(product))
  if (failed.length > 0) process.exit(1)
  console.warn('Migrations: they make what the definitions ask for.')
}

async function compare() {
  await import(pathToFileURL(resolve(definitions)))
  const { sql } = await pendingChange(migrations)
  if (sql === '') return
  console.error(
    `The definitions ask for columns that ${migrations} does not make. Run there: npm run migration -- name-of-the-change\n\n${sql}`,
  )
  process.exit(1)
}

function passes(product) {
  try {
    execFileSync(process.execPath, [import.meta.filename, ...product], { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}
