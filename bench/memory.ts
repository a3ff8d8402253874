import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { asSent, startBusiest } from './parts/busiest.ts'

/**
 * The memory of the product's process under mixed load: how much it holds after some minutes, and whether it still
 * grows when it should have levelled off.
 */
const MINUTES = Number(process.env['MINUTES'] ?? 5)
const AIM = 250
/** Largest allowed ratio of the memory at the end to that two minutes earlier. */
const MOST_GROWTH = 1.05
const EACH = 15_000

const { product, ask } = await startBusiest()
const kinds = Object.values(ask)
let sent = 0
const load = autocannon({
  url: product.url,
  connections: 50,
  duration: MINUTES * 60,
  requests: [
    {
      setupRequest: () => {
        const n = sent++
        return asSent(kinds[n % kinds.length]!(n))
      },
    },
  ],
})

const gauges = {
  'MB in all': 'process_resident_memory_bytes',
  'heap, used': 'nodejs_heap_size_used_bytes',
  'heap, taken': 'nodejs_heap_size_total_bytes',
  'beside the heap': 'nodejs_external_memory_bytes',
}
async function held() {
  const text = await (await fetch(`${product.url}/api/metrics`)).text()
  const read = (name: string): number =>
    Math.round(Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)![1]) / 1_000_000)
  return Object.fromEntries(Object.entries(gauges).map(([label, name]) => [label, read(name)]))
}

const seen: Record<string, number>[] = []
for (let at = EACH; at <= MINUTES * 60_000; at += EACH) {
  await sleep(EACH)
  seen.push({ second: at / 1000, ...(await held()) })
  console.log(JSON.stringify(seen.at(-1)))
}
const result = await load
console.table(seen)
const total = (from: number, to?: number): number => {
  const some = seen.slice(from, to).map((row) => row['MB in all']!)
  return some.reduce((sum, one) => sum + one, 0) / some.length
}
const perMinute = 60_000 / EACH
const [then, end] = [total(-3 * perMinute, -2 * perMinute), total(-perMinute)]
// A Digital Link answers with a redirect, so only codes from 400 are errors.
const refused = Object.keys(result.statusCodeStats ?? {}).filter((code) => Number(code) >= 400)
if (refused.length > 0 || result.errors > 0) throw new Error(`answers ${JSON.stringify(result.statusCodeStats)}`)
console.log(`${end < AIM ? '✔' : '✖'} ${Math.round(end)} MB in the last minute; the aim is ${AIM}`)
console.log(`${end < then * MOST_GROWTH ? '✔' : '✖'} ${Math.round(then)} MB two minutes before`)
await product.stop()
