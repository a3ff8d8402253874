import { setTimeout as sleep } from 'node:timers/promises'
import { ended, launch } from './commands.mjs'

/** The code of a server that would end the same way again until somebody changes something; sysexits.h calls it a fault of configuration. */
export const REFUSED = 78

/** Threads for files, passwords, pictures and packing: two pictures that are drawn leave enough for all others. */
const { UV_THREADPOOL_SIZE = '16' } = process.env

/** A server that ran for so long is taken for well: its next end is not one of a series. */
const GOOD_WHILE = 10 * 60_000

/** Half a second at first, twice as long after each end that follows soon, half a minute at most. */
export const pauseAfter = (ends) => Math.min(500 * 2 ** (ends - 1), 30_000)

/**
 * Runs the server and starts it again when it dies. Not when it was told to stop, refuses to start, or has failed before it ever was ready:
 * then it is up to whoever reads why. Answers the exit code.
 */
export async function keepRunning(args, say = console.error) {
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
    child = launch(process.execPath, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, UV_THREADPOOL_SIZE },
    })
    child.once('message', () => (wasReady = true))
    const { code, signal } = await ended(child)
    if (stopping || ['SIGINT', 'SIGTERM'].includes(signal)) return code ?? 0
    if (code === 0 || code === REFUSED || (code !== null && !wasReady)) return code

    ends = Date.now() - started > GOOD_WHILE ? 1 : ends + 1
    say(`Máy chủ dừng đột ngột (${signal ?? `mã ${code}`}), khởi động lại sau ${pauseAfter(ends) / 1000} giây`)
    await sleep(pauseAfter(ends), undefined, { signal: pause.signal }).catch(() => undefined)
    if (stopping) return 0
  }
}
