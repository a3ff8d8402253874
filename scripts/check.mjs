import { prepare } from './prepare.mjs'

await prepare(() => false)
const { runChecks } = await import('./checks.mjs')
const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0
