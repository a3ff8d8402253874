import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to PostgreSQL that counts how often somebody waits for it. */
export interface Relay {
  url: string
  /** Round trips until now. Statements that are sent before the last one is answered share one. */
  trips(): number
  close(): void
}

/** Opens such a way; its counts mean something while one request is on the way at a time. */
export async function openRelay(database: string): Promise<Relay> {
  const { hostname, port } = new URL(database)
  const sockets = new Set<Socket>()
  let trips = 0
  let isAsked = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [[near, far], [far, near]] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => (sockets.delete(one), other.destroy()))
    }
    near.on('data', (chunk) => {
      if (!isAsked) trips++
      isAsked = true
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      isAsked = false
      near.write(chunk)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    trips: () => trips,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
