import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changeBase, changedSince } from './changes.mjs'
import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

const USAGE = `Usage: npm test -- [PATH…] [--since REF] [--nightly] [--seed 7] [--times]
  PATH: test files, journeys (.spec.ts) or folders; without one everything that a change must pass
  --since: all that the changes since a commit can reach, and only that
  --nightly: everything there is, also what takes minutes: all of every loop, every screen, and faults where no path is named
  --seed: the number that an earlier run printed: its loops leave out the same
  --times: tells of each test file how many seconds of a processor it took, and how long each journey took`

const asked = read()
if (!asked) {
  console.error(USAGE)
  process.exit(1)
}
/** Maximum number of changed paths passed on in the environment. */
const MOST_NAMED = 1_000
const { named, since, nightly, seed, times } = asked
const wantsScreens = named.length === 0 || named.some((path) => path.endsWith('.spec.ts'))

await prepare((screen) => wantsScreens || screen === 'packages/site')
const { globSync } = await import('node:fs')
const { runChecks } = await import('./checks.mjs')
const { reachedBy } = await import('./reach.mjs')
const { needChromium, runJourneys } = await import('./test-journeys.mjs')
const { runTestFiles } = await import('./test-rules.mjs')
const { withDatabase } = await import('./throw-away-database.mjs')

const base = since ?? changeBase()
const changed = base && changedSince(base)
if (since && !changed) throw new Error(`git knows no commit ${since}`)
Object.assign(process.env, {
  TEST_SEED: seed,
  TEST_NIGHTLY: nightly ? '1' : '0',
  TEST_BOUNDED: named.length === 0 && !since && !nightly ? '1' : '0',
  TEST_CHANGED: (changed ?? []).slice(0, MOST_NAMED).join('\n'),
})
// Imported only now: `test-plan.mjs` reads TEST_SEED when it is loaded.
const { allTestFiles, testFilesOfOneRun } = await import('./test-plan.mjs')
console.log(`seed ${seed}`)

// `[]` runs the journeys chosen for this seed; a missing list runs none.
const { rules, journeys } =
  named.length > 0 ? filesNamed() : since ? filesReached() : { rules: filesOfThisRun(), journeys: [] }
const tallies = []
// If Chromium has to be installed first, this happens while the tests run.
const chromium = journeys && needChromium()
await withDatabase(async (folder) => {
  // Tests often wait for PostgreSQL. Meanwhile the checks run, and the demo province is loaded for the journeys.
  const loaded = journeys ? loadProvince() : null
  tallies.push(...(await Promise.all([named.length === 0 && runChecks(), runTestFiles(rules, { times })])))
  await loaded
  if (journeys) tallies.push(await runJourneys(journeys, folder, await chromium, { times }))
})
if (nightly && named.length === 0) tallies.push(await runFaults())

const sum = (what) => tallies.reduce((total, tally) => total + (tally ? tally[what] : 0), 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function filesOfThisRun() {
  const all = allTestFiles()
  if (nightly) return all
  const { chosen, reached, late } = testFilesOfOneRun(changed ?? [])
  console.log(
    `${chosen.length} of ${all.length} test files; of ${reached} that the changes reach ${late} wait for the night`,
  )
  return chosen
}

function filesNamed() {
  const journeys = named.filter((path) => path.endsWith('.spec.ts'))
  const filesAt = (path) => (path.endsWith('.ts') ? path : globSync(`${path}/**/*.test.ts`).toSorted())
  const rules = named.filter((path) => !journeys.includes(path)).flatMap(filesAt)
  return { rules, journeys: journeys.length > 0 ? journeys : null }
}

function filesReached() {
  const reached = reachedBy(changed)
  const rules = allTestFiles().filter((path) => reached.has(path))
  const journeys = [...reached.keys()].filter((path) => path.endsWith('.spec.ts'))
  console.log(`${changed.length} files changed since ${since}: ${rules.length} test files, ${journeys.length} journeys`)
  return { rules, journeys: journeys.length > 0 ? journeys : null }
}

async function loadProvince() {
  const { demoProvince } = await import('../packages/server/test/demo-province.ts')
  // If this fails, the journeys load it again, and fail under their own names.
  await demoProvince().catch(console.error)
}

async function runFaults() {
  const code = await run(process.execPath, ['scripts/faults.mjs', '--seed', seed])
  return { passed: Number(code === 0), failed: Number(code !== 0) }
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        nightly: { type: 'boolean', default: false },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        times: { type: 'boolean', default: false },
      },
    })
    const missing = positionals.filter((path) => !existsSync(path))
    for (const path of missing) console.error(`There is no ${path}`)
    return /^\d+$/.test(values.seed) && missing.length === 0 ? { ...values, named: positionals } : null
  } catch {
    return null
  }
}
