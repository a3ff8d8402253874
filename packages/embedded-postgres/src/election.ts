import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Leader election: one process at a time runs the PostgreSQL of a folder. The leader listens on a socket address that
 * only one process can hold and that the system frees when it dies.
 */
export type Election =
  | { mine: true; announce(): void; end(): void }
  | { mine: false; ready: Promise<void>; over: Promise<void>; end(): void }

export async function electLeader(name: string): Promise<Election> {
  for (;;) {
    const turn = (await hold(name)) ?? (await follow(name))
    if (turn) return turn
  }
}

const hasAbstract = process.platform === 'linux'

/** Abstract socket address (Linux): there is no file that could be left behind. Elsewhere a file, which may be. */
const address = (name: string) => (hasAbstract ? `\0${name}` : join(tmpdir(), `${name}.sock`))

async function hold(name: string): Promise<Election | null> {
  const followers = new Set<Socket>()
  let announced = false
  const server = createServer((socket) => {
    socket.on('error', () => {}).on('close', () => followers.delete(socket))
    followers.add(socket.unref())
    if (announced) socket.write('ready')
  })
  try {
    await once(server.listen(address(name)), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null
    throw error
  }
  server.unref()
  return {
    mine: true,
    announce() {
      announced = true
      for (const socket of followers) socket.write('ready')
    },
    end() {
      server.close()
      for (const socket of followers) socket.destroy()
    },
  }
}

async function follow(name: string): Promise<Election | null> {
  const socket = connect(address(name))
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (!hasAbstract && (error as NodeJS.ErrnoException).code === 'ECONNREFUSED') rmSync(address(name), { force: true })
    return null
  }
  socket.on('error', () => {}).resume()
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const ready = new Promise<void>((resolve) => socket.once('data', () => resolve()))
  return { mine: false, ready, over, end: () => socket.destroy() }
}
