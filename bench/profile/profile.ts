import autocannon from 'autocannon'
import { openRelay } from '@trace/postgres/test/relay.ts'
import { asSent, startBusiest } from '../parts/busiest.ts'
import type { Ask, Kind } from '../parts/busiest.ts'
import { consumed, postmasterOf } from '../parts/cpu.ts'
import { WARM_UP_SECONDS } from '../parts/measure.ts'
import { freePort, newDatabase } from '../parts/product.ts'
import { partOf, profiled } from './profiler.ts'
import { forgetStatements, statementsSpent } from '../parts/statements.ts'

/** Prints where the processor time of one kind of request goes, and how often it waits for PostgreSQL. */
const [kind = 'get'] = process.argv.slice(2)
const CONNECTIONS = 20
const SECONDS = 8
const ALONE = 50
const MOST_FUNCTIONS = 25
/** Runs per request below which a statement belongs to other work. */
const LEAST_OFTEN = 0.02
const MOST_LETTERS = 200

const relay = await openRelay(await newDatabase())
const inspector = await freePort()
const { product, ask } = await startBusiest({
  DATABASE_URL: relay.url,
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspector} --import ${import.meta.resolve('./named-json.ts')}`,
})
const { sql, pid } = product
if (!(kind in ask)) throw new Error(`npm run profile -- ${Object.keys(ask).join('|')}`)
const make: Ask = ask[kind as Kind]

let sent = 0
const next = () => asSent(make(sent++))
async function load(seconds: number): Promise<number> {
  const result = await autocannon({
    url: product.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: next }],
  })
  if (result['4xx'] + result['5xx'] + result.errors > 0)
    throw new Error(`answers ${JSON.stringify(result.statusCodeStats)}`)
  return result['2xx'] + result['3xx']
}

await sql`create extension pg_stat_statements`
await load(WARM_UP_SECONDS)
const postmaster = await postmasterOf(product.database)
await forgetStatements(sql)
const trips = relay.trips()
for (let turn = 0; turn < ALONE; turn++) {
  const { path, ...asked } = next()
  await (await fetch(`${product.url}${path}`, { ...asked, redirect: 'manual' })).arrayBuffer()
}
const tripsEach = (relay.trips() - trips) / ALONE
await forgetStatements(sql)
const before = { node: consumed(pid).cpu, database: consumed(postmaster).cpu }
let answered = 0
const spent = await profiled(inspector, async () => {
  answered = await load(SECONDS)
})
const each = (milliseconds: number): number => Number((milliseconds / answered).toFixed(4))
const cpu = (now: number, then: number): number => each((now - then) * 1000)

const parts: Record<string, number> = {}
for (const [frame, milliseconds] of spent) {
  const part = partOf(frame)
  if (part) parts[part] = (parts[part] ?? 0) + milliseconds
}
const byTime = <T>(entries: Iterable<[T, number]>): [T, number][] => [...entries].toSorted((a, b) => b[1] - a[1])

console.log(`\n${kind}: ${answered} requests, ${CONNECTIONS} at a time; milliseconds a request`)
console.table({
  'processor time, Node': cpu(consumed(pid).cpu, before.node),
  'processor time, PostgreSQL': cpu(consumed(postmaster).cpu, before.database),
  'round trips to PostgreSQL': tripsEach,
})
console.log('Node by part')
console.table(Object.fromEntries(byTime(Object.entries(parts)).map(([part, time]) => [part, each(time)])))
console.log('Node by function, its own time')
console.table(
  byTime(spent)
    .filter(([frame]) => partOf(frame))
    .slice(0, MOST_FUNCTIONS)
    .map(([{ functionName, url, lineNumber }, time]) => ({
      function: functionName || '(unnamed)',
      at: `${url.replace(/.*\/(node_modules|packages|bench)\//, '$1/')}:${lineNumber + 1}`,
      ms: each(time),
    })),
)
console.log('PostgreSQL by statement: times a request, ms of planning and of running')
for (const { statement, calls, planned, ran } of await statementsSpent(sql))
  if (calls / answered > LEAST_OFTEN)
    console.log((calls / answered).toFixed(2), each(planned), each(ran), statement.slice(0, MOST_LETTERS))
await product.stop()
relay.close()
