import { prepare } from './prepare.mjs'

const named = process.argv.slice(2)
const journeys = named.filter((path) => path.endsWith('.spec.ts'))

await prepare((screen) => named.length === journeys.length || screen === 'packages/site')
const { globSync } = await import('node:fs')
const { runChecks } = await import('./checks.mjs')
const { runJourneys } = await import('./test-journeys.mjs')
const { runTestFiles } = await import('./test-rules.mjs')
const { withDatabase } = await import('./throw-away-database.mjs')

const filesAt = (path) => (path.endsWith('.ts') ? path : globSync(`${path}/**/*.test.ts`).toSorted())
const found = named.filter((path) => !journeys.includes(path)).flatMap(filesAt)
/** Those of whole installations, which take minutes each: `npm run faults`. */
const installations = 'packages/server/test/faults/**'
const all = globSync('packages/*/{src,test}/**/*.test.ts', { exclude: [installations] }).toSorted(longestFirst)
const rules = named.length > 0 ? found : all

const tallies = []
if (named.length === 0) tallies.push(await runChecks())
await withDatabase(async (folder) => {
  if (rules.length > 0) tallies.push(await runTestFiles(rules))
  if (named.length === 0 || journeys.length > 0) tallies.push(await runJourneys(journeys, folder))
})

/** What takes minutes begins first, or one core would wait for it at the end. */
function longestFirst(one, other) {
  const takesMinutes = (path) => /\/(?:loops|operate|start)\//.test(path)
  return Number(takesMinutes(other)) - Number(takesMinutes(one)) || (one < other ? -1 : 1)
}

const sum = (what) => tallies.reduce((total, tally) => total + tally[what], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
