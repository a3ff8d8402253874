import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { canReach, runsAsRoot, type SystemUser } from './account.ts'

export interface Program {
  process: ChildProcess
  ended: Promise<unknown>
  /** The program's error output, complete once its stream is closed. */
  lastWords(): Promise<string>
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/**
 * Starts a program as the given user, detached from the terminal's signals. It is stopped when this process dies for
 * any reason, so that no kill leaves it running. It inherits the file descriptors in `inherited`.
 */
export function launch(
  account: SystemUser,
  program: string,
  args: string[],
  data: string,
  inherited: number[] = [],
): Program {
  const options = { cwd: '/', detached: true, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } }
  const stdio = ['ignore', 'ignore', 'pipe', ...inherited] as const
  const child = setpriv
    ? spawn(setpriv, ['--pdeathsig=INT', ...privileges(account, [program, data]), program, ...args], {
        ...options,
        stdio: [...stdio],
      })
    : spawn(program, args, { ...options, ...(runsAsRoot ? account : {}), stdio: [...stdio] })
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text = (text + chunk).slice(-4000)))
  const settled = (event: 'exit' | 'close') => once(child, event).catch((error: unknown) => (text = String(error)))
  const [ended, closed] = [settled('exit'), settled('close')]
  return { process: child, ended, lastWords: () => closed.then(() => explain(text.trim())) }
}

const explain = (words: string) =>
  words.startsWith('setpriv: apply cap')
    ? 'bản cài hoặc dữ liệu nằm dưới một thư mục chỉ root vào được; hãy chuyển sang nơi khác, ví dụ /srv'
    : words

function privileges(account: SystemUser, paths: string[]): string[] {
  if (!runsAsRoot) return []
  const become = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  return paths.every((path) => canReach(account, path)) ? become : [...become, ...passage]
}

/**
 * Capabilities with which the user can pass folders that only root may enter, such as /root above a checkout, without
 * opening them to others.
 */
const passage = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
