import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mutations } from './mutations.mjs'
import { prepare } from './prepare.mjs'

/**
 * Puts small faults into a copy of the last commit, one at a time, and reports whether the test named for each finds
 * it: `npm run mutate -- [PART OF A PATH…]`. A test run includes that test if a file in the folder of the fault has
 * changed.
 */
await prepare((screen) => screen === 'packages/site')
const { runTestFiles } = await import('./test-rules.mjs')
const { withDatabase } = await import('./throw-away-database.mjs')

const parts = process.argv.slice(2)
const asked = mutations.filter(([path]) => parts.length === 0 || parts.some((part) => path.includes(part)))
const home = process.cwd()
const copy = join(mkdtempSync(join(tmpdir(), 'coi-nguon-mutate-')), 'copy')
const missed = []
makeCopy()
process.chdir(copy)
try {
  await withDatabase(async () => {
    for (const mutation of asked) await tryMutation(mutation)
  })
} finally {
  process.chdir(home)
  git('worktree', 'remove', '--force', copy)
  rmSync(dirname(copy), { recursive: true, force: true })
}
console.log(`${asked.length - missed.length} of ${asked.length} faults were found`)
process.exitCode = missed.length > 0 ? 1 : 0

async function tryMutation([path, text, fault, test]) {
  const whole = readFileSync(path, 'utf8')
  const said = `${path}: ${short(text)} → ${short(fault)}`
  if (!whole.includes(text)) return miss(`${said}: the text is not there`)
  writeFileSync(
    path,
    whole.replace(text, () => fault),
  )
  try {
    const found = await finderIn(test)
    if (!found) return miss(`${said}: ${test} does not find it`)
    console.log(`✔ ${said}\n    found by «${found}»`)
  } finally {
    writeFileSync(path, whole)
  }
}

function miss(said) {
  missed.push(said)
  console.log(`✖ ${said}`)
}

/** The first test that fails; null if all pass. */
async function finderIn(file) {
  const { failing } = await runTestFiles([file], { first: true, apart: true })
  return failing[0] ?? null
}

function short(text) {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text)
}

/** Makes a work tree of the last commit, with links to our installed packages and to our build of the public pages. */
function makeCopy() {
  git('worktree', 'add', '--quiet', '--detach', copy, 'HEAD')
  const [from, to] = [join(home, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@trace'), { recursive: true })
  for (const name of readdirSync(from).filter((one) => one !== '@trace')) symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@trace')))
    symlinkSync(readlinkSync(join(from, '@trace', name)), join(to, '@trace', name))
  mkdirSync(join(copy, 'packages/site/dist'))
  symlinkSync(join(home, 'packages/site/dist/current'), join(copy, 'packages/site/dist/current'))
}

function git(...args) {
  execFileSync('git', ['-c', 'safe.directory=*', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}
