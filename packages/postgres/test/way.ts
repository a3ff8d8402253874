import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import postgres from '@trace/postgres'

export const DATABASE = new URL(process.env['TEST_DATABASE_URL'] ?? '')

export function driver(t: TestContext, url: string, options: postgres.Options<Record<string, never>>) {
  const sql = postgres(url, { backoff: () => 0.05, onnotice: () => {}, ...options })
  t.after(() => sql.end({ timeout: 1 }))
  return sql
}

export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; !holds(); turn++) {
    if (turn > 500) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A way to the database that can be cut, closed, and made to swallow whatever is said. */
export async function wayTo(t: TestContext) {
  const pairs = new Set<[near: Socket, far: Socket]>()
  let [isOpen, holds, carried] = [true, false, 0]
  let trap: { of(chunk: Buffer): boolean; end: 'FIN' | 'RST' } | null = null
  const server = createServer((near) => {
    if (!isOpen) return void near.on('error', () => {}).resetAndDestroy()
    if (holds) return void near.on('error', () => {})
    const far = connect(Number(DATABASE.port), DATABASE.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const one of pair) one.on('error', () => {}).on('close', () => (pairs.delete(pair), pair.forEach((other) => other.destroy())))
    far.on('data', (chunk) => ((carried += chunk.length), near.write(chunk)))
    near.on('data', (chunk) => {
      if (!trap?.of(chunk)) return void far.write(chunk)
      const { end } = trap
      trap = null
      drop(near, end)
    })
  })
  const drop = (near: Socket, end: 'FIN' | 'RST') => (end === 'RST' ? near.resetAndDestroy() : near.destroy())
  t.after(() => {
    for (const pair of pairs) pair.forEach((one) => one.destroy())
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(DATABASE)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    carried: () => carried,
    cut: (end: 'FIN' | 'RST') => pairs.forEach(([near]) => drop(near, end)),
    cutAt: (of: (chunk: Buffer) => boolean, end: 'FIN' | 'RST') => (trap = { of, end }),
    close: () => (isOpen = false),
    open: () => (isOpen = true),
    hold: () => (holds = true),
  }
}
