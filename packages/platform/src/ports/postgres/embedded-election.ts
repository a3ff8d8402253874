import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

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

/** Abstract socket address (Linux): there is no file that could be left behind. */
const address = (name: string) => `\0${name}`

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
  } catch {
    return null
  }
  socket.on('error', () => {}).resume()
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const ready = new Promise<void>((resolve) => socket.once('data', () => resolve()))
  return { mine: false, ready, over, end: () => socket.destroy() }
}
