import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const { globSync } = await import('node:fs')
const { counted, withDatabase } = await import('./throw-away-database.mjs')

const { values, positionals: named } = parseArgs({ allowPositionals: true, options: { peers: { type: 'string' } } })
if (values.peers) process.env.BENCH_PEERS = resolve(values.peers)
const files = named.length > 0 ? named : globSync('bench/*.ts').toSorted()
process.env.NODE_ENV ??= 'production'

await withDatabase(async () => {
  for (const file of files) {
    console.log(`\n${file}`)
    if ((await run(process.execPath, [file])) !== 0) process.exitCode = 1
  }
}, counted)
