import { spawn } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

const PROGRAM = join(import.meta.dirname, '../../..')

export interface Product {
  address: string
  pid: number
  /** What it has written to its terminal so far. */
  said(): string
  hasEnded(): boolean
  /** Resolves to the exit code; null if a signal ended the server. */
  ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
  /** Resolves once `/api/ready` answers 200; throws after so many seconds without output. */
  ready(seconds?: number): Promise<void>
}

/** The flags and environment with which a supervisor starts a server. */
interface Started {
  flags: string[]
  environment: Record<string, string>
}

/** The whole product in a process of its own, with the settings an installation starts it with. */
function spawnServer(settings: Record<string, string>, stdio: StdioOptions, program = PROGRAM): ChildProcess {
  const { TEST_DATABASE_URL: _, NODE_TEST_CONTEXT: __, ...env } = process.env
  const { SEED: seed = 'none', ...set } = settings
  if (seed && set['DATA_DIR']) seedPlace(set['DATA_DIR'], seed)
  const { flags, environment } = JSON.parse(
    readFileSync(join(program, 'scripts/server-process.json'), 'utf8'),
  ) as Started
  return spawn(process.execPath, [...flags, join(program, 'scripts/serve.mjs')], {
    cwd: program,
    env: { ...environment, ...env, NODE_ENV: 'production', ...set },
    stdio,
  })
}

/**
 * Writes the seed of an installation, as `npm run setup` does; where keys exist already, as the seed it was set up
 * with.
 */
export function seedPlace(dataDir: string, seed: string): void {
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) return
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, existsSync(join(dataDir, 'keys')) ? 'keys/seed' : 'seed'), seed)
}

/** Ends a server; resolves when it is gone. */
export type End = (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>

/**
 * A server for more than one test. Resolves when it is ready; its errors go to the terminal, and it ends with this
 * process.
 */
export async function launchServer(settings: Record<string, string>): Promise<End> {
  const server = spawnServer(settings, ['ignore', 'ignore', 'inherit', 'ipc'])
  const ended = once(server, 'exit')
  const isReady = once(server, 'message').then(() => true)
  if (!(await Promise.race([isReady, ended.then(() => false)])))
    throw new Error(`The server at port ${settings['PORT']} did not start`)
  return async (signal) => {
    server.kill(signal)
    await ended
  }
}

/** The whole product, started as an installation starts it; it is gone after the test. */
export async function startProduct(
  t: TestContext,
  settings: Record<string, string>,
  program = PROGRAM,
): Promise<Product> {
  const port = settings['PORT'] ?? String(await freePort())
  const server = spawnServer({ ...settings, PORT: port }, ['ignore', 'pipe', 'pipe'], program)
  let [said, over, heard] = ['', false, Date.now()]
  for (const out of [server.stdout!, server.stderr!])
    out.setEncoding('utf8').on('data', (text: string) => {
      said += text
      heard = Date.now()
    })
  const ended = once(server, 'close').then(([code]) => ((over = true), code as number | null))
  t.after(async () => {
    server.kill('SIGTERM')
    const late = setTimeout(() => server.kill('SIGKILL'), 15_000)
    await ended
    clearTimeout(late)
  })
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    pid: server.pid!,
    ended,
    said: () => said,
    hasEnded: () => over,
    kill: (signal) => void server.kill(signal),
    async ready(seconds = 180) {
      for (heard = Date.now(); Date.now() < heard + seconds * 1_000 && !over; await sleep(50)) {
        if (
          (await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.status ===
          200
        )
          return
      }
      throw new Error(`The product is not ready:\n${said}`)
    },
  }
}

/** A folder for a product's data, which the user that PostgreSQL runs as may enter; gone after the test. */
export function newDataFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
  chmodSync(folder, 0o711)
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
