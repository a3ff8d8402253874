import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect as dial, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newDataFolder, startProduct } from '../product.ts'
import { ADMINISTRATOR, askForNoSecondFactor, ownerOf, settingsFor } from './administrator.ts'
import { random, roundsOr, seed } from './rounds.ts'

const IDLE = 2_000
const SLOW = 200

/** Ways in which a line treats a connection, most of them faults. */
const lines: Record<string, (client: Socket, server: Socket) => void> = {
  passes: (client, server) => void client.pipe(server).pipe(client),
  'cuts the question': (client, server) => {
    server.pipe(client)
    client.once('data', (chunk: Buffer) => {
      server.write(chunk.subarray(0, Math.floor(random() * chunk.length)))
      client.resetAndDestroy()
      server.resetAndDestroy()
    })
  },
  'cuts the answer': (client, server) => {
    client.pipe(server)
    server.once('data', (chunk: Buffer) => {
      client.write(chunk.subarray(0, Math.floor(random() * chunk.length)), () => client.resetAndDestroy())
      server.resetAndDestroy()
    })
  },
  'delays both': (client, server) => {
    const later = (from: Socket, to: Socket) =>
      from.on('data', (chunk) => void sleep(random() * 400).then(() => to.write(chunk))).on('end', () => to.end())
    later(client, server)
    later(server, client)
  },
  'halves the connection': (client, server) => {
    server.pipe(client)
    client.on('data', (chunk) => server.end(chunk))
  },
}

/** A proxy that treats each connection in one of these ways, at random. */
async function flakyProxy(t: TestContext, address: string): Promise<string> {
  const { port } = new URL(address)
  const names = Object.keys(lines)
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = dial({ port: Number(port), allowHalfOpen: true })
    for (const socket of [client, server])
      socket.on('error', () => {}).on('close', () => (client.destroy(), server.destroy()))
    lines[names[Math.floor(random() * names.length)]!]!(client, server)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  t.after(() => proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

test(
  'over bad lines what is asked again with its key is done once, and idle and slow clients keep nobody waiting',
  { timeout: 1_800_000 },
  async (t) => {
    t.diagnostic(`seed ${seed}`)
    const folder = newDataFolder(t)
    const product = await startProduct(t, settingsFor(folder))
    await product.ready()
    await askForNoSecondFactor(folder)
    const line = await flakyProxy(t, product.address)
    const ask = async (base: string, path: string, body: object, headers: Record<string, string> = {}) => {
      const reply = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      })
      return { code: reply.status, text: await reply.text() }
    }
    const { data } = JSON.parse((await ask(product.address, '/api/auth/login', ADMINISTRATOR)).text) as {
      data: { token: string }
    }

    const started = Date.now()
    const port = Number(new URL(product.address).port)
    const hold = (head: string) => {
      const socket = dial(port).on('error', () => {})
      socket.write(head)
      t.after(() => socket.destroy())
      return once(socket.resume(), 'close').then(() => Date.now() - started)
    }
    for (let number = 0; number < IDLE; number++) void hold('')
    const cutOff = Promise.all(
      Array.from({ length: SLOW }, () => hold('GET /api/ready HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
    )

    const [codes, wrong]: [string[], string[]] = [[], []]
    let slowest = 0
    const clients = Array.from({ length: 10 }, async (_, client) => {
      for (let number = 0; number < 5 * roundsOr(1); number++) {
        const code = `K${client}N${number}`
        const headers = { authorization: `Bearer ${data.token}`, 'idempotency-key': randomUUID() }
        const body = { code, name: `Nhóm ${code}`, sector_kind: 'plant' }
        for (let tried = 1; ; tried++) {
          const reply = await ask(line, '/api/admin/product-groups', body, headers).catch(() => null)
          if (reply?.code === 200) break
          // An earlier attempt may still be in progress: these codes ask to try again.
          if (reply && ![409, 425, 503].includes(reply.code)) wrong.push(`${reply.code} ${reply.text.slice(0, 200)}`)
          if (tried > 60) return void wrong.push(`${code} was never answered`)
          await sleep(50)
        }
        codes.push(code)
        const asked = Date.now()
        assert.equal((await fetch(`${product.address}/api/ready`)).status, 200)
        slowest = Math.max(slowest, Date.now() - asked)
      }
    })
    await Promise.all(clients)
    assert.deepEqual(wrong, [])
    t.diagnostic(`beside ${IDLE} idle and ${SLOW} slow clients an answer took ${slowest} ms at most`)
    assert.ok(slowest < 5_000, `${slowest} ms`)
    const cutAfter = Math.max(...(await cutOff))
    assert.ok(cutAfter < 25_000, `slow clients are cut off after ${cutAfter} ms`)

    const sql = ownerOf(folder)
    const rows = await sql<{ code: string }[]>`select code from product_groups where code ~ '^K\\d+N' order by code`
    await sql.end()
    assert.deepEqual(
      rows.map(({ code }) => code),
      codes.toSorted(),
    )
  },
)
