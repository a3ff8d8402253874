import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const { needChromium } = await import('./test-journeys.mjs')
const { withDatabase } = await import('./throw-away-database.mjs')

const [what, ...names] = process.argv.slice(2)
const chromium = await needChromium()
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=e2e/pictures.config.ts',
  `${what}.pictures.ts`,
]
const take = () =>
  run(process.execPath, playwright, { env: { ...process.env, CHROMIUM: chromium, SHOTS: names.join(',') } })
process.exitCode = process.env.SHOTS_URL ? await take() : await withDatabase(take)
