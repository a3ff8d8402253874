import { prepareToRun } from './prepare.mjs'

await prepareToRun()
