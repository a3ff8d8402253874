import autocannon from 'autocannon'
import { consumed } from './cpu.ts'

export interface Target {
  url: string
  /** The processes of server and database, in this order, with all that they started. */
  pids: number[]
  method?: 'GET' | 'PATCH' | 'POST' | 'PUT'
  headers?: Record<string, string>
  /** Requests that differ from each other, sent in turn. */
  requests?: autocannon.Request[]
}

export interface Measure {
  name: string
  ours: Target
  /** A minimal program that does the same and nothing else. */
  bare: Target
  /** Other products that are asked for the same, by their names. */
  peers: Record<string, Target>
  /** The CPU time of the bare program should be at least this share of ours. */
  aim: number
}

interface Figures {
  /** CPU time of server and database per request, in ms. */
  cpu: number
  /** The server's part of it. */
  ofServer: number
  rate: number
  p50: number
  p99: number
  megabytes: number
}

const CONNECTIONS = 50
const SECONDS = 3
/** Before anything is measured: a server runs for weeks, so that what compiling costs is not part of a request. */
export const WARM_UP_SECONDS = 12
const ROUNDS = 3

/**
 * Loads the targets of each measure in turns, so that a noisy moment affects all, and prints one table: the CPU time
 * of the bare program as a share of ours, then the figures of both, and the same for each peer.
 */
export async function printTable(measures: Measure[]): Promise<void> {
  const rows: Record<string, Record<string, number | string>> = {}
  for (const { name, ours, bare, peers, aim } of measures) {
    const [mine, theirs, ...others] = await inTurns([ours, bare, ...Object.values(peers)])
    const rowOf = (other: Figures) => {
      const both = (figure: (of: Figures) => number | string) => `${figure(mine!)} | ${figure(other)}`
      return {
        'theirs / ours': Number((other.cpu / mine!.cpu).toFixed(2)),
        'CPU ms': both(({ cpu }) => cpu.toFixed(2)),
        'of it server': both(({ ofServer }) => ofServer.toFixed(2)),
        'requests/s': both(({ rate }) => Math.round(rate)),
        'p50 ms': both(({ p50 }) => p50),
        'p99 ms': both(({ p99 }) => p99),
        MB: both(({ megabytes }) => megabytes),
      }
    }
    const share = theirs!.cpu / mine!.cpu
    rows[name] = { ...rowOf(theirs!), aim: `${share >= aim ? '✔' : '✖'} ${aim}` }
    for (const [at, peer] of Object.keys(peers).entries()) rows[`${name}: ${peer}`] = rowOf(others[at]!)
    console.log(name, JSON.stringify(rows[name]))
  }
  console.table(rows)
}

async function inTurns(targets: Target[]): Promise<Figures[]> {
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  const rounds = targets.map((): Figures[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, target] of targets.entries()) {
      const before = spent(target.pids)
      const result = await load(target, SECONDS)
      const answered = result['2xx'] + result['3xx']
      const each = spent(target.pids).map((seconds, at) => ((seconds - before[at]!) * 1000) / answered)
      rounds[index]!.push({
        cpu: each.reduce((sum, ms) => sum + ms, 0),
        ofServer: each[0]!,
        rate: answered / SECONDS,
        p50: result.latency.p50,
        p99: result.latency.p99,
        megabytes: Math.round(consumed(target.pids[0]!).bytes / 1_000_000),
      })
    }
  return rounds.map(median)
}

/** CPU seconds of each process with its children. */
const spent = (pids: number[]): number[] => pids.map((id) => consumed(id).cpu)

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
