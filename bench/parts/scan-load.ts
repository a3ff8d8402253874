import { randomInt } from 'node:crypto'
import autocannon from 'autocannon'
import { consumed } from './cpu.ts'
import type { Product } from './product.ts'

/** Codes of 500 labels of the demo province that anybody may scan. */
export async function codesToScan({ sql, url, token }: Product): Promise<string[]> {
  const [stamp] = await sql<{ id: number; serial_from: number }[]>`
    select s.id, s.serial_from from stamps s join traces t on t.id = s.trace_id
    where s.status = 'activated' and s.stamp_type = 'qr_serial' and t.status = 'active' order by s.quantity desc limit 1`
  const reply = await fetch(
    `${url}/api/admin/stamps/${stamp!.id}/codes?serial_from=${stamp!.serial_from}&serial_to=${stamp!.serial_from + 499}`,
    { headers: { authorization: token } },
  )
  const { data } = (await reply.json()) as { data: { entries: { code: string }[] } }
  return data.entries.map(({ code }) => code)
}

const address = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')

interface Loaded extends Pick<Product, 'url' | 'pid'> {
  codes: string[]
  postmaster: number
}

/**
 * Measures the cost of one scan in milliseconds: processor time of PostgreSQL and of Node, and its wait. Each scan
 * comes from a device of its own.
 */
export async function costOfScan({ url, pid, codes, postmaster }: Loaded, connections: number, amount: number) {
  const spent = () => [postmaster, pid].map((process) => consumed(process).cpu)
  const before = spent()
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        path: '/api/web/scans',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
          body: JSON.stringify({ code: codes[randomInt(codes.length)], client_id: String(randomInt(1e9)) }),
        }),
      },
    ],
  })
  if (result.non2xx > 0) throw new Error(JSON.stringify(result.statusCodeStats))
  const [postgres, node] = spent().map((cpu, place) => ((cpu - before[place]!) * 1_000) / amount)
  return { postgres: postgres!, node: node!, wait: result.latency.p50 }
}
