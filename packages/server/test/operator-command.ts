import { execFile } from 'node:child_process'

export interface Ended {
  code: number
  out: string
  said: string
}

/** Runs an operator command of a product, with only these settings; `ulimit` limits the size of the files it writes. */
export const operatorCommand =
  (settings: Record<string, string>, ulimit = 'unlimited', program = 'scripts/operate.mjs') =>
  (name: string, ...args: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const line = ['-c', `ulimit -f ${ulimit}; exec "$@"`, 'sh', process.execPath, program, name, ...args]
      execFile(
        'sh',
        line,
        { env: { PATH: process.env['PATH'], COI_NGUON_ENV: '/nowhere', ...settings } },
        (error, out, said) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, out: out.trim(), said: said.trim() }),
      )
    })
