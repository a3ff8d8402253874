import { join } from 'node:path'
import { run } from './commands.mjs'

/**
 * Runs a product for its developers: `server` (a program of Node with its arguments) starts again when one of its sources
 * changes, and Vite serves the screens of `folder` and shows a change at once. `others` are programs that run beside them.
 * Ends when one of them has ended. Paths are from the root.
 */
export async function develop(server, folder, others = []) {
  const port = process.env.PORT ?? '3000'
  process.exitCode = await Promise.race([
    start(['--watch', '--watch-preserve-output', ...server], '.', { PORT: port }),
    start([vite], folder, { API_URL: `http://127.0.0.1:${port}` }),
    ...others.map(([args, cwd]) => start(args, cwd)),
  ])
  process.exit()
}

/** Program of Vite. */
export const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')

const start = (args, cwd, env = {}) => run(process.execPath, args, { cwd, env: { ...process.env, ...env } })
