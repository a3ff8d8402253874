import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { text } from 'node:stream/consumers'

export const windows = process.platform === 'win32'

export const npm = (args, options = {}) => spawnSync('npm', args, { encoding: 'utf8', shell: windows, ...options })

/** Runs npm without blocking this process, and ends it with this process. */
export async function npmBeside(args) {
  const child = spawn('npm', args, { shell: windows, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => child.kill()
  process.once('exit', stop)
  try {
    const [{ code, signal }, stdout, stderr] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)])
    return { status: code, signal, stdout, stderr }
  } catch (error) {
    return { error }
  } finally {
    process.off('exit', stop)
  }
}

export class Complaint extends Error {}

export function must({ status, error, stdout, stderr }, complaint) {
  if (error?.code === 'ENOENT')
    throw new Complaint(`${complaint} Máy này thiếu lệnh «${error.path}», hoặc PATH không dẫn tới nó.`)
  if (status !== 0) throw new Complaint([stdout, stderr, error?.message, complaint].filter(Boolean).join('\n'))
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/** Starts a child process that ends with this one, and that terminal signals do not reach directly. */
export function launch(command, args, options = {}) {
  const [program, ...rest] = setpriv ? [setpriv, '--pdeathsig=TERM', command, ...args] : [command, ...args]
  return spawn(program, rest, { stdio: 'inherit', detached: true, ...options })
}

/** Runs a program and returns its exit code. Forwards signals, each once. */
export async function run(command, args, options = {}) {
  const child = launch(command, args, options)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const { code, signal } = await ended(child)
  return code ?? 128 + constants.signals[signal]
}

export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}
