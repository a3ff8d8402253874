import assert from 'node:assert/strict'
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { emptyDatabase } from '../empty-database.ts'
import { newDataFolder, seedPlace } from '../product.ts'
import { isAlive } from '../embedded-servers.ts'
import { until } from '../until.ts'

const root = join(import.meta.dirname, '../../../..')

test('a server that is killed is started again, and ends when it is told to', async (t) => {
  const [port, folder] = [await freePort(), ownFolder(t)]
  seedPlace(folder, 'none')
  const watcher = watch(['scripts/serve.mjs'], {
    DATABASE_URL: await emptyDatabase(t),
    DATA_DIR: folder,
    PORT: String(port),
  })
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok
  await until(isReady)
  const first = childOf(watcher.pid)

  process.kill(first, 'SIGKILL')
  await until(async () => childOf(watcher.pid) !== first && isReady())
  const second = childOf(watcher.pid)
  watcher.kill('SIGTERM')

  assert.deepEqual(await watcher.end, 0)
  assert.ok(!isAlive(second))
  assert.match(await watcher.complaints, /^Máy chủ dừng đột ngột \(SIGKILL\), khởi động lại sau 0\.5 giây$/m)
})

test('a server that dies with its watcher does not stay behind', async () => {
  const watcher = watch(['--eval', 'setInterval(() => {}, 1000)'])
  // Until it has its own command line, the child still has its parent's, and nothing ties it to its parent yet.
  const command = () => readFileSync(`/proc/${childOf(watcher.pid)}/cmdline`, 'utf8')
  await until(() => command().startsWith(`${process.execPath}\0`) && command().includes('\0--eval\0setInterval'))
  const child = childOf(watcher.pid)
  watcher.kill('SIGKILL')
  await until(() => !isAlive(child))
})

test('a new database is made while the back-office is built; one that is there waits for it, since a build may fail', async (t) => {
  const [port, dataDir] = [await freePort(), newDataFolder(t)]
  seedPlace(dataDir, 'none')
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '' }
  const begin = () => {
    const server = fork('scripts/serve.mjs', ['--back-office-follows'], {
      cwd: root,
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const ended = once(server, 'exit')
    t.after(() => server.kill() && ended)
    return { server, ended, isReady: once(server, 'message') }
  }
  const databaseRuns = () => globSync(join(dataDir, 'postgres/*/postmaster.pid')).length > 0

  const first = begin()
  await until(databaseRuns)
  first.server.send('back-office')
  await first.isReady
  first.server.kill()
  await first.ended

  const second = begin()
  await until(() => isTaken(port))
  assert.ok(!databaseRuns())
  second.server.send('back-office')
  await second.isReady
})

test('a start that is refused is told once and not tried again', async (t) => {
  const dataDir = ownFolder(t)
  mkdirSync(join(dataDir, 'keys'))
  writeFileSync(join(dataDir, 'keys/seal.key'), 'x')

  const watcher = watch(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DATABASE_URL: '',
  })

  assert.equal(await watcher.end, 78)
  assert.equal((await watcher.complaints).match(/Không khởi động được/g)?.length, 1)
})

test('a server that fails before it ever was ready is not tried again', async () => {
  assert.equal(await watch(['--eval', 'process.exit(3)']).end, 3)
})

test('a server that was ready and fails again and again is started after longer and longer pauses', async () => {
  const pauses = '[1, 2, 3, 4, 5, 6, 7, 8, 100].map(pauseAfter).join()'
  const asked = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { pauseAfter } from './scripts/keep-running.mjs'; console.log(${pauses})`,
    ],
    { cwd: root },
  )
  assert.equal((await text(asked.stdout)).trim(), '500,1000,2000,4000,8000,16000,30000,30000,30000')

  const watcher = watch(['--eval', "process.send('ready', () => process.exit(1))"])
  await until(() => /sau 0\.5 giây\n.*sau 1 giây\n/.test(watcher.said()))
  watcher.kill('SIGTERM')
  assert.equal(await watcher.end, 0)
})

test('commands and what they start take compiled modules from beside the packages', async () => {
  const asked = "console.log(require('node:module').getCompileCacheDir())"
  const script = `
    import { spawnSync } from 'node:child_process'
    import module from 'node:module'
    import { prepare } from './scripts/prepare.mjs'
    await prepare(() => false)
    console.log(module.getCompileCacheDir())
    spawnSync(process.execPath, ['--eval', ${JSON.stringify(asked)}], { stdio: 'inherit' })`
  const { NODE_COMPILE_CACHE: _, npm_lifecycle_event: __, ...env } = process.env
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env })

  const folders = (await text(command.stdout)).trim().split('\n')
  assert.equal(folders.length, 2)
  for (const folder of folders) assert.equal(dirname(folder), join(root, 'node_modules/.cache/compiled'))
})

function watch(args: string[], env: Record<string, string> = {}) {
  const script = `import { keepRunning } from './scripts/keep-running.mjs'; process.exit(await keepRunning(${JSON.stringify(args)}))`
  const watcher = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  watcher.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const end = once(watcher, 'close').then(([code]) => code as number | null)
  return {
    pid: watcher.pid!,
    kill: (signal: NodeJS.Signals) => watcher.kill(signal),
    end,
    said: () => said,
    complaints: end.then(() => said),
  }
}

const childOf = (pid: number) => Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) || 0

function ownFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function isTaken(port: number): Promise<boolean> {
  const asking = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    asking.once('connect', () => resolve(true)).once('error', () => resolve(false))
    asking.once('connect', () => asking.destroy())
  })
}
