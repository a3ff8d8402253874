import autocannon from 'autocannon'
import { consumed, postmasterOf } from './cpu.ts'

export interface Target {
  url: string
  /** The server's process; what PostgreSQL spends on its requests is counted with it. */
  pid: number
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  /** Requests that differ from each other, sent in turn. */
  requests?: autocannon.Request[]
}

export interface Measure {
  name: string
  ours: Target
  /** Somebody's own program for the same, with nothing around it. */
  bare: Target
  /** At least this share of ours should be what the bare one spends. */
  aim: number
}

interface Figures {
  /** CPU of server and database a request, in ms. */
  cpu: number
  rate: number
  p50: number
  p99: number
  megabytes: number
}

const CONNECTIONS = 50
const SECONDS = 3
const ROUNDS = 3

/**
 * Loads each measure's two addresses in turns, so that a noisy moment falls on both, and prints one table: CPU time of
 * the bare one as a share of ours, then the figures of both.
 */
export async function printTable(measures: Measure[]): Promise<void> {
  const rows: Record<string, Record<string, number | string>> = {}
  for (const { name, ours, bare, aim } of measures) {
    const [mine, theirs] = await inTurns(ours, bare)
    const share = theirs.cpu / mine.cpu
    rows[name] = {
      'bare / ours': Number(share.toFixed(2)),
      aim: `${share >= aim ? '✔' : '✖'} ${aim}`,
      'CPU ms': `${mine.cpu.toFixed(2)} | ${theirs.cpu.toFixed(2)}`,
      'requests/s': `${Math.round(mine.rate)} | ${Math.round(theirs.rate)}`,
      'p50 ms': `${mine.p50} | ${theirs.p50}`,
      'p99 ms': `${mine.p99} | ${theirs.p99}`,
      MB: `${mine.megabytes} | ${theirs.megabytes}`,
    }
    console.log(name, JSON.stringify(rows[name]))
  }
  console.table(rows)
}

async function inTurns(...targets: [Target, Target]): Promise<[Figures, Figures]> {
  const postmaster = await postmasterOf(process.env['TEST_DATABASE_URL']!)
  for (const target of targets) await load(target, 2)
  const rounds = targets.map((): Figures[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, target] of targets.entries()) {
      const before = spent(target.pid, postmaster)
      const result = await load(target, SECONDS)
      const answered = result['2xx'] + result['3xx']
      rounds[index]!.push({
        cpu: ((spent(target.pid, postmaster) - before) * 1000) / answered,
        rate: answered / SECONDS,
        p50: result.latency.p50,
        p99: result.latency.p99,
        megabytes: Math.round(consumed(target.pid).bytes / 1_000_000),
      })
    }
  return [median(rounds[0]!), median(rounds[1]!)]
}

const spent = (...pids: number[]) => pids.reduce((sum, id) => sum + consumed(id).cpu, 0)

async function load({ url, method = 'GET', headers = {}, requests }: Target, duration: number) {
  const result = await autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration,
    ...(requests && { requests }),
  })
  if (result['4xx'] + result['5xx'] + result.errors > 0)
    throw new Error(`${method} ${url}: ${result.errors} errors, answers ${JSON.stringify(result.statusCodeStats)}`)
  return result
}

const median = (rounds: Figures[]): Figures => rounds.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(rounds.length / 2)]!
