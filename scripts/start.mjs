import { prepareToStart } from './prepare.mjs'
import { keepRunning } from './keep-running.mjs'

const { rest } = await prepareToStart()
process.env.NODE_ENV ??= 'production'
process.exit(await keepRunning(['scripts/serve.mjs', '--back-office-follows'], { backOffice: rest }))
