import { prepareToRun } from './prepare.mjs'
import { keepRunning } from './keep-running.mjs'

await prepareToRun()
process.env.NODE_ENV ??= 'production'
process.exit(await keepRunning(['scripts/serve.mjs']))
