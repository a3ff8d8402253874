import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from './prepare.mjs'

/** What is broken, and the tests that break it and look whether anything that was answered is lost. */
const faults = {
  kills: [
    'packages/server/test/faults/kills.test.ts',
    'packages/server/src/ports/embedded.test.ts',
    'packages/server/src/engine/imports-cut-off.test.ts',
    'packages/server/src/engine/jobs.test.ts',
  ],
  postgres: ['packages/server/src/ports/faults.test.ts', 'packages/postgres/test/lost-connections.test.ts'],
  stop: ['packages/server/test/faults/stop.test.ts', 'packages/server/src/start/keep-running.test.ts'],
  connections: ['packages/server/test/faults/connections.test.ts'],
  'two-servers': ['packages/server/src/start/two-servers.test.ts', 'packages/server/src/ports/embedded-lock.test.ts'],
  load: ['packages/server/test/faults/load.test.ts'],
  upgrade: ['packages/server/test/faults/upgrade.test.ts', 'packages/server/test/faults/upgrade-check.test.ts'],
  backup: [
    'packages/server/src/operate/backup/backup.test.ts',
    'packages/server/test/faults/to-a-moment.test.ts',
    'packages/server/src/ports/restore.test.ts',
  ],
  replica: ['packages/server/test/faults/replica.test.ts'],
  disk: ['packages/server/src/ports/free-space.test.ts', 'packages/server/test/faults/full-disk.test.ts'],
  secrets: ['packages/server/test/faults/secrets.test.ts'],
  runbook: ['packages/server/test/faults/runbook.test.ts'],
}

const USAGE = `Usage: npm run faults -- [NAME…] [--rounds 10] [--seed 7]
  NAME: ${Object.keys(faults).join(', ')}; all without one
  --rounds: how often each fault is tried; --seed: the number that the random moments of an earlier run followed from`

const asked = read()
if (!asked) {
  console.error(USAGE)
  process.exit(1)
}

await prepare((screen) => screen === 'packages/site')
const { runTestFiles } = await import('./test-rules.mjs')
const { withDatabase } = await import('./throw-away-database.mjs')

process.env.FAULT_ROUNDS = asked.rounds
process.env.FAULT_SEED = asked.seed
console.log(`seed ${asked.seed}, ${asked.rounds} rounds`)
/** Only root mounts a small disk; anybody else does so in a namespace of users and mounts, in which the tests then run. */
const mountsNothing = process.getuid() !== 0 && !process.env.SMALL_DISK
const sum = { passed: 0, failed: 0 }
for (const name of asked.names) {
  const { passed, failed } = name === 'disk' && mountsNothing ? await onDiskOfItsOwn() : await runGroup(name)
  console.log(`${failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed, ${failed} failed`)
  sum.passed += passed
  sum.failed += failed
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0

/** With a database of its own: what one group breaks is not what the next finds. Rounds are as many as one likes, and so is their time. */
function runGroup(name) {
  return withDatabase(() => runTestFiles(faults[name], { processes: 1, longest: Infinity, apart: true }))
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
        rounds: { type: 'string', default: '10' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      },
    })
    const names = positionals.length > 0 ? positionals : Object.keys(faults)
    const areNumbers = /^[1-9]\d*$/.test(values.rounds) && /^\d+$/.test(values.seed)
    return areNumbers && names.every((name) => name in faults) ? { ...values, names } : null
  } catch {
    return null
  }
}
