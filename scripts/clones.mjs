import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

await prepare()
process.exitCode = await run(process.execPath, ['clones/run.ts', ...process.argv.slice(2)])
