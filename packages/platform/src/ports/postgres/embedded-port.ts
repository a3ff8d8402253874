import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { writeSetting, readSetting, type Cluster } from './embedded-cluster.ts'

/** Keeps the cluster's port, or picks another if it is taken. */
export async function choosePort(cluster: Cluster): Promise<void> {
  let port = readSetting(cluster, 'port') ?? anyPort()
  while (!(await isFree(Number(port)))) port = anyPort()
  writeSetting(cluster, 'port', port)
}

/** A free port for a temporary PostgreSQL. */
export async function temporaryPort(): Promise<string> {
  for (;;) {
    const port = anyPort()
    if (await isFree(Number(port))) return port
  }
}

/** Below the ephemeral port range, so that no outgoing connection takes the port while PostgreSQL restarts. */
const anyPort = () => String(randomInt(20_000, 32_000))

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
