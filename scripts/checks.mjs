import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { checkBudget } from './check-budget.mjs'
import { checkCommits } from './check-commits.mjs'
import { checkDecisions } from './check-decisions.mjs'
import { checkExpressions } from './check-expressions.mjs'
import { checkGuide } from './check-guide.mjs'
import { checkHouse } from './check-house.mjs'
import { checkImage } from './check-image.mjs'
import { checkImports } from './check-imports.mjs'
import { checkMigrations } from './check-migrations.mjs'
import { checkMutations } from './check-mutations.mjs'
import { checkOptions } from './check-options.mjs'
import { checkPublic } from './check-public.mjs'
import { checkRows } from './check-rows.mjs'
import { checkWords } from './check-words.mjs'
import { foldersToLint } from './lint.mjs'
import { readModules } from './modules.mjs'
import { checkSettings } from './settings-table.mjs'

const knip = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints', '--cache']
/** The test file with the rules for every definition; its messages say what to fix, and where. */
const definitions = 'packages/domain/src/menu.test.ts'

/** The type-aware linter is a Go program. If it collects garbage only at two gigabytes, it takes a third less time. */
const GO = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** Runs every check and prints one line for each, followed by its errors. Returns how many passed and failed. */
export async function runChecks() {
  const outer = [
    tool('definitions', '--test', '--test-reporter=./scripts/say-failures.mjs', definitions),
    tool('types', 'node_modules/typescript/bin/tsc', '-b'),
    tool('format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'),
    lint(),
    tool('unused', ...knip),
    tool('used by tests alone', ...knip, '--production'),
    tool('migrations', 'scripts/check-drift.mjs'),
  ]
  const modules = readModules()
  const results = [
    { name: 'imports', complaints: checkImports(modules) },
    { name: 'expressions', complaints: checkExpressions(modules) },
    { name: 'ways to the rows', complaints: checkRows(modules) },
    { name: 'what strangers read', complaints: checkPublic(modules) },
    { name: 'options', complaints: checkOptions(modules) },
    { name: 'words', complaints: checkWords(modules) },
    { name: 'lines of the platform', complaints: checkBudget(modules) },
    { name: 'house rules', complaints: checkHouse(modules) },
    { name: 'user guide', complaints: checkGuide(modules) },
    { name: 'settings', complaints: checkSettings() },
    { name: 'what images are made of', complaints: checkImage() },
    { name: 'commits', complaints: checkCommits() },
    { name: 'decisions', complaints: checkDecisions() },
    { name: 'mutations', complaints: checkMutations() },
    { name: 'migration numbers', complaints: checkMigrations() },
    ...(await Promise.all(outer)),
  ]
  results.forEach(print)
  const failed = results.filter(({ complaints }) => complaints.length > 0).length
  return { passed: results.length - failed, failed }
}

async function lint() {
  const { folders, found } = foldersToLint()
  if (folders.length === 0) return { name: 'lint', complaints: [] }
  const result = await tool('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--format=unix', ...folders)
  if (result.complaints.length === 0) found()
  return result
}

async function tool(name, ...command) {
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...GO },
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { name, complaints: code === 0 ? [] : `${out}${err}`.trim().split('\n') }
}

function print({ name, complaints }) {
  console.log(
    complaints.length === 0 ? `✔ ${name}` : `✖ ${name}\n${complaints.map((line) => `    ${line}`).join('\n')}`,
  )
}
