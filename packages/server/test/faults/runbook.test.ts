import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import { freePort } from '../product.ts'

const runbook = readFileSync('docs/van-hanh.md', 'utf8')
const reference = readFileSync('docs/operating.md', 'utf8')
const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block]) => block!)

const root = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
const bin = join(root, 'bin')
let port: number

/** A block with the document's paths and port replaced by the test's own. */
const placed = (block: string) =>
  block.replaceAll(/\/(etc|var|mnt|srv)\//g, `${root}/$1/`).replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)

/** Starts and stops the server as the unit does, where there is no systemd. */
const systemctl = () => `#!/bin/sh
export PORT=${port} ADMIN_EMAIL=admin@example.com
set -a; . ${root}/etc/coi-nguon.env; set +a
stop() { kill "$(cat ${root}/pid)" && while kill -0 "$(cat ${root}/pid)" 2>/dev/null; do sleep 0.1; done; }
start() {
  cd ${root}/srv/coi-nguon/current
  setsid ${process.execPath} scripts/start.mjs >>${root}/log 2>&1 & echo $! >${root}/pid
  curl --silent --fail --retry 120 --retry-delay 1 --retry-all-errors --output /dev/null http://127.0.0.1:${port}/api/ready
}
case "$1" in stop) stop ;; start) start ;; restart) stop; start ;; *) exit 1 ;; esac
`

before(async () => {
  port = await freePort()
  chmodSync(root, 0o711)
  for (const folder of [
    bin,
    ...['etc', 'var/lib/coi-nguon', 'var/backups/coi-nguon', 'var/tmp', 'mnt/keys', 'srv'].map((name) =>
      join(root, name),
    ),
  ])
    mkdirSync(folder, { recursive: true })
  for (const name of ['var', 'var/lib', 'var/tmp', 'var/lib/coi-nguon']) chmodSync(join(root, name), 0o711)
  writeFileSync(join(bin, 'systemctl'), systemctl(), { mode: 0o755 })
})
after(async () => {
  await run('systemctl stop coi-nguon')
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
})

/**
 * Runs a script in a fresh environment: exported settings apply only to the blocks of the same task, as in a
 * terminal opened for that task.
 */
const run = (script: string): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    const env = {
      PATH: [bin, dirname(process.execPath), process.env['PATH']].join(':'),
      HOME: process.env['HOME'],
      COI_NGUON_ENV: join(root, 'etc/coi-nguon.env'),
      ADMIN_EMAIL: 'admin@example.com',
      npm_config_update_notifier: 'false',
    }
    execFile('sh', ['-e', '-c', script], { env }, (error, out, said) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out: `${out}${said}` }),
    )
  })

const blocks = blocksOf(runbook, 'sh')

test('every block of commands in the runbook works, one after the other, on a throw-away installation', async (t) => {
  const notRun = blocks.flatMap((block) => /^# (cần .*)$/m.exec(block)?.[1] ?? [])
  for (const reason of notRun) t.diagnostic(`not run: a block that ${reason}`)
  const reasons = [
    'root và systemd',
    'systemd',
    'mạng',
    'root và người dùng coi-nguon',
    'systemd',
    'máy chủ thư',
    'systemd',
  ]
  assert.deepEqual(
    notRun,
    reasons.map((reason) => `cần ${reason}`),
  )
  for (const block of blocks.filter((each) => !each.startsWith('# cần '))) {
    const { code, out } = await run(placed(block))
    assert.equal(code, 0, `${block}\n${out}`)
  }
})

test('commands that are named in the document are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = [...`${runbook}${reference}`.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name!)
  assert.deepEqual(
    named.filter((name) => !(name in scripts)),
    [],
  )
})

test('an outer PostgreSQL takes the statements that its superuser runs once', async (t) => {
  const { url, stop } = await startEmbedded({ folder: join(root, 'outer') })
  t.after(stop)
  const sql = connect(url, { max: 1 })
  t.after(() => sql.end())
  for (const block of blocksOf(reference, 'sql'))
    for (const statement of block.split(';\n').filter((each) => each.trim() !== '')) await sql.unsafe(statement)
  const [found] = await sql`select pg_get_userbyid(datdba)::text as owner from pg_database where datname = 'coi_nguon'`
  assert.equal(found!['owner'], 'coi_nguon_owner')
})
