import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ended, launch } from './commands.mjs'

/** Exit code of a server that cannot start until its configuration is fixed: EX_CONFIG in sysexits.h. */
export const REFUSED = 78

/**
 * The environment and flags of a server process: the size of its thread pool for files, passwords, pictures and
 * compression (two pictures at a time leave enough for the rest), and limits of the memory it keeps unused. By
 * default the C library keeps some for each thread, and V8 128 MB for short-lived values (decision 87).
 */
const { environment, flags } = JSON.parse(readFileSync(new URL('server-process.json', import.meta.url), 'utf8'))

/** Milliseconds after which a server counts as healthy: a later crash starts a new series. */
const GOOD_WHILE = 10 * 60_000

/** Exponential backoff in milliseconds: half a second, doubled after each quick crash, half a minute at most. */
export const pauseAfter = (ends) => Math.min(500 * 2 ** (ends - 1), 30_000)

/**
 * Supervisor: restarts the server after a crash. Not when it was stopped, refused to start, or failed before it was
 * ever ready: then an administrator must read why. A server that the system killed for lack of memory is always
 * restarted. Each server gets a message once the back-office is built. Returns the exit code.
 */
export async function keepRunning(args, { backOffice } = {}) {
  let [stopping, wasReady, ends] = [false, false, 0]
  let child
  const pause = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopping = true
      pause.abort()
      child.kill(signal)
    })
  }
  for (;;) {
    const started = Date.now()
    child = launch(process.execPath, [...flags, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...environment, ...process.env },
    })
    child.once('message', () => (wasReady = true))
    const server = child
    void backOffice?.then(() => server.connected && server.send('back-office', () => {}))
    const { code, signal } = await ended(child)
    if (stopping || ['SIGINT', 'SIGTERM'].includes(signal)) return code ?? 0
    if (code === 0 || code === REFUSED || (code !== null && !wasReady)) return code

    ends = Date.now() - started > GOOD_WHILE ? 1 : ends + 1
    console.error(
      `Máy chủ dừng đột ngột (${signal ?? `mã ${code}`}), khởi động lại sau ${pauseAfter(ends) / 1000} giây`,
    )
    await sleep(pauseAfter(ends), undefined, { signal: pause.signal }).catch(() => undefined)
    if (stopping) return 0
  }
}
