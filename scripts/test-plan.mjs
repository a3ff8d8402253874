import { globSync } from 'node:fs'
import { partOf, placeBySeed } from '../packages/server/test/seed.ts'
import { mutations } from './mutations.mjs'
import { reachedBy } from './reach.mjs'

/** How many seconds of a processor a test file takes, roughly; PostgreSQL takes two thirds of that again. */
const SECONDS = [
  [/^packages\/(?:define|domain)\//, 0],
  [/\/recipes\.test\.ts$/, 100],
  [/\/test\/loops\//, 10],
  [/^packages\/(?:admin|demo)\/test\//, 6],
  [/^packages\/server\/test\//, 4],
  [/./, 2],
]

/**
 * The maximum of these seconds for the tests that a change reaches, so that a run of everything ends within eight
 * minutes on two cores.
 */
const MOST_SECONDS = 100

/**
 * All test files except those that only fault groups run. Files that take minutes are first, or one core would end
 * with them alone.
 */
export function allTestFiles() {
  const takesMinutes = (path) => /\/(?:loops|start)\//.test(path)
  return globSync('{packages,examples}/*/{src,test}/**/*.test.ts', {
    exclude: ['packages/server/test/faults/**'],
  }).toSorted((one, other) => Number(takesMinutes(other)) - Number(takesMinutes(one)) || (one < other ? -1 : 1))
}

/**
 * The test files of one run: all of definitions and the domain, which take seconds; the nearest of those that the
 * changes reach, as many as there is time for; and an eighth of the others, chosen by the seed. `late` counts the
 * reached files left to the nightly run.
 */
export function testFilesOfOneRun(changed) {
  const all = allTestFiles()
  const reached = new Map([...reachedBy(changed)].filter(([path]) => all.includes(path)))
  for (const path of guardsOf(changed)) reached.set(path, Math.min(reached.get(path) ?? 1, 1))
  const nearest = [...reached.keys()].toSorted(
    (one, other) => compare(reached.get(one), reached.get(other)) || placeBySeed(one) - placeBySeed(other),
  )
  const due = new Set(all.filter((path) => secondsOf(path) === 0))
  let left = MOST_SECONDS
  for (const path of nearest) if (reached.get(path) === 0 || (left -= secondsOf(path)) >= 0) due.add(path)
  // Parts of the whole list, so that eight seeds that follow each other take all of it.
  const sample = new Set(partOf(all, 8, 'test files'))
  const chosen = all.filter((path) => due.has(path) || sample.has(path))
  return { chosen, reached: reached.size, late: nearest.filter((path) => !chosen.includes(path)).length }
}

/** The tests that are known to find faults in these files, or in their folders. */
function guardsOf(changed) {
  const folders = new Set(changed.map(folderOf))
  return mutations.filter(([path]) => folders.has(folderOf(path))).map(([, , , test]) => test)
}

const folderOf = (path) => path.slice(0, path.lastIndexOf('/'))
const secondsOf = (path) => SECONDS.find(([which]) => which.test(path))[1]
const compare = (one, other) => (one === other ? 0 : one < other ? -1 : 1)
