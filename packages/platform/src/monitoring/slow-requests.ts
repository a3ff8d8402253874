import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type postgres from '@trace/postgres'
import { askerOf } from '../request/operation-route.ts'

/** Time that one request spent on the database, in milliseconds; parallel statements are added up. */
interface Spent {
  statements: number
  took: number
  waited: number
  slowest: { took: number; text: string }
  /** When its answer began to be sent. */
  answeredAt: number | null
}

/** Milliseconds of work past which a request is logged. */
const SLOW = 1_000
const MINUTE = 60_000
/** Maximum of lines per minute: if everything is slow, these are enough to show why. */
const MOST = 60
const MOST_LETTERS = 300

const current = new AsyncLocalStorage<Spent>()
const spentBy = new WeakMap<FastifyRequest, Spent>()

/** Milliseconds that the statements of all requests took and waited since the start, for the metrics. */
export const databaseTime = { took: 0, waited: 0 }

/** The callback that counts a statement for its request. */
export function statementMeter(): ((statement: postgres.MeasuredStatement) => void) | undefined {
  const spent = current.getStore()
  return spent && ((statement) => count(spent, statement))
}

function count(spent: Spent, { text, waited, took }: postgres.MeasuredStatement): void {
  spent.statements++
  spent.took += took
  spent.waited += waited
  databaseTime.took += took
  databaseTime.waited += waited
  if (took > spent.slowest.took) spent.slowest = { took, text }
}

/**
 * Logs one line for each request that works for more than a second, with its time on SQL and on waiting for a
 * connection; the rest is the program's own. The time of a client that receives its answer slowly does not count.
 */
export function logSlowRequests(app: FastifyInstance): void {
  const write = fewLines((line, message) => app.log.warn(line, message))

  app.addHook('onRequest', (request, _, done) => {
    const spent: Spent = { statements: 0, took: 0, waited: 0, slowest: { took: 0, text: '' }, answeredAt: null }
    spentBy.set(request, spent)
    current.run(spent, done)
  })
  // The end of a body is signalled by its stream, outside the request's async context.
  app.addHook('preValidation', (request, _, done) => current.run(spentBy.get(request)!, done))
  app.addHook('onSend', async (request, reply) => {
    const spent = spentBy.get(request)
    if (spent) spent.answeredAt = reply.elapsedTime
  })
  app.addHook('onResponse', async (request, reply) => {
    const spent = spentBy.get(request)
    if (!spent || spent.answeredAt === null || spent.answeredAt < SLOW) return
    const { statements, took, waited, slowest } = spent
    write({
      route: request.routeOptions.url ?? 'other',
      method: request.method,
      code: reply.statusCode,
      user: askerOf(request),
      id: request.id,
      ms: Math.round(spent.answeredAt),
      statements,
      sql_ms: Math.round(took),
      wait_ms: Math.round(waited),
      slowest_ms: Math.round(slowest.took),
      slowest: slowest.text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS),
    })
  })
}

/** Writes at most `MOST` lines a minute; the next minute begins with the number of lines that were left out. */
function fewLines(write: (line: object, message: string) => void): (line: object) => void {
  let [until, written, unwritten] = [0, 0, 0]
  return (line) => {
    if (performance.now() >= until) {
      if (unwritten > 0) write({ count: unwritten }, 'slow requests not written')
      until = performance.now() + MINUTE
      written = unwritten = 0
    }
    if (written >= MOST) return void unwritten++
    written++
    write(line, 'slow')
  }
}
