import { ground } from './ground.mjs'

await ground(() => false)
const { runChecks } = await import('./checks.mjs')
const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0
