import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartRefusal } from './start-refusal.ts'
import { writeSetting, readSetting, type Cluster } from './cluster.ts'

/** The address of this machine that PostgreSQL listens at, and the name by which it is found there. */
export interface Loopback {
  address: string
  name: string
}

/**
 * The IPv4 loopback address, or the IPv6 one if the machine has no IPv4, since not every driver reads IPv6
 * addresses.
 */
export async function findLoopback(): Promise<Loopback> {
  return (await isFree(0, '127.0.0.1'))
    ? { address: '127.0.0.1', name: '127.0.0.1' }
    : { address: '::1', name: 'localhost' }
}

/** Keeps the cluster's port, or picks another if it is taken. */
export async function choosePort(cluster: Cluster, { address }: Loopback): Promise<void> {
  let port = readSetting(cluster, 'port') ?? anyPort()
  for (let tries = 0; !(await isFree(Number(port), address)); tries++) {
    if (tries === MOST_TRIES) throw noPort(address)
    port = anyPort()
  }
  writeSetting(cluster, 'port', port)
}

/** Maximum number of ports to try; if none of them is free, this machine does not have the address. */
const MOST_TRIES = 100

const noPort = (address: string): StartRefusal =>
  new StartRefusal(`Không mở được cổng nào tại ${address} cho PostgreSQL: máy này không có giao diện lo (loopback)`)

/** A free port for a temporary PostgreSQL. */
export async function temporaryPort({ address }: Loopback): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const port = anyPort()
    if (await isFree(Number(port), address)) return port
  }
  throw noPort(address)
}

/** Below the ephemeral port range, so that no outgoing connection takes the port while PostgreSQL restarts. */
const anyPort = () => String(randomInt(20_000, 32_000))

/** Whether nothing listens on the port; also false if the machine does not have the address. */
export async function isFree(port: number, address: string): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, address), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
