import { ground } from './ground.mjs'
import { keepRunning } from './keep-running.mjs'

await ground()
process.env.NODE_ENV ??= 'production'
process.exit(await keepRunning(['scripts/serve.mjs']))
