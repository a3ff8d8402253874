import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changeBase, changedSince } from './changes.mjs'
import { faultGroups, groupsDue } from './fault-groups.mjs'
import { prepare } from './prepare.mjs'

const USAGE = `Usage: npm run faults -- [NAME…] [--changed | --since REF] [--rounds 10] [--seed 7]
  NAME: ${Object.keys(faultGroups).join(', ')}; all without one
  --since: only those whose paths changed since a commit; --changed: since the branch left main
  --rounds: how often each fault is tried; --seed: the number that the random moments of an earlier run followed from`

const asked = read()
if (!asked) {
  console.error(USAGE)
  process.exit(1)
}

await prepare((screen) => screen === 'packages/site')
const names = namesOf(asked)
const { runTestFiles } = await import('./test-rules.mjs')
const { withDatabase } = await import('./throw-away-database.mjs')

process.env.FAULT_ROUNDS = asked.rounds
process.env.FAULT_SEED = asked.seed
console.log(`seed ${asked.seed}, ${asked.rounds} rounds`)
/**
 * Only root can mount a small disk; for other users, the tests run in a user and mount namespace, in which they can.
 */
const mountsNothing = process.getuid() !== 0 && !process.env.SMALL_DISK
const sum = { passed: 0, failed: 0 }
for (const name of names) {
  const { passed, failed } = name === 'disk' && mountsNothing ? await onDiskOfItsOwn() : await runGroup(name)
  console.log(`${failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed, ${failed} failed`)
  sum.passed += passed
  sum.failed += failed
}
if (names.length > 0) console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0

/**
 * Runs a group on a database of its own, so that its damage does not affect the next group. No time limit: there may be
 * any number of rounds.
 */
function runGroup(name) {
  return withDatabase(() => runTestFiles(faultGroups[name].files, { processes: 1, longest: Infinity, apart: true }))
}

async function onDiskOfItsOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-disk-'))
  const script = `mount -t tmpfs -o size=700m none ${folder}
    exec unshare --user --map-user=${process.getuid()} --map-group=${process.getgid()} "$@"`
  const again = [process.execPath, 'scripts/faults.mjs', 'disk', '--rounds', asked.rounds, '--seed', asked.seed]
  const { stdout } = spawnSync(
    'unshare',
    ['--user', '--map-root-user', '--mount', 'sh', '-ec', script, 'sh', ...again],
    { env: { ...process.env, SMALL_DISK: folder }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  rmSync(folder, { recursive: true, force: true })
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout ?? '') ?? [null, 0, 1]
  console.log(stdout ?? 'A disk that is really full needs root, or unshare')
  return { passed: Number(passed), failed: Number(failed) }
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        changed: { type: 'boolean', default: false },
        since: { type: 'string' },
        rounds: { type: 'string', default: '10' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      },
    })
    const areNumbers = /^[1-9]\d*$/.test(values.rounds) && /^\d+$/.test(values.seed)
    return areNumbers && positionals.every((name) => name in faultGroups) ? { ...values, positionals } : null
  } catch {
    return null
  }
}

function namesOf({ positionals, changed, since }) {
  if (positionals.length > 0) return positionals
  return changed || since ? namesDue(since ?? changeBase()) : Object.keys(faultGroups)
}

/** Groups whose paths changed since a commit; prints them in one line. */
function namesDue(since) {
  const changed = since && changedSince(since)
  const due = changed ? groupsDue(changed) : []
  const said = due.length === 0 ? 'no faults are due' : `due are ${due.join(', ')}`
  console.log(changed ? `Since ${since}: ${said}` : 'No earlier commit is known to compare with: no faults are tried')
  return due
}
