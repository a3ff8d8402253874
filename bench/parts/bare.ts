import { spawn } from 'node:child_process'
import { answering, freePort } from './product.ts'

export interface Bare {
  url: string
  pid: number
  stop(): void
}

/** Starts a minimal program that does one thing, in a process of its own, as the product has. */
export async function startBare(program: string, database: string): Promise<Bare> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: database },
    // A channel that closes when the bench is killed, upon which the process ends, too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answering(url)
  return { url, pid: server.pid!, stop: () => void server.kill() }
}
