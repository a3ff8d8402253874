import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const { globSync } = await import('node:fs')
const { counted, withDatabase } = await import('./throw-away-database.mjs')

const named = process.argv.slice(2)
const files = named.length > 0 ? named : globSync('bench/*.ts').toSorted()
process.env.NODE_ENV ??= 'production'

await withDatabase(async () => {
  for (const file of files) {
    console.log(`\n${file}`)
    if ((await run(process.execPath, [file])) !== 0) process.exitCode = 1
  }
}, counted)
