import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { failureOf } from '../failures.ts'

const SECOND = 1_000

let [toldAt, untold] = [0, 0]

/** Leaves a line of a request that failed: a defect whole; what is merely away or busy now, such as the database, in a line a second. */
export function tellFailure({ log, id, method, routeOptions }: FastifyRequest, code: number, error: unknown): void {
  if (code === 503) return tellOutage(log, error)
  if (code >= 500) log.error({ err: error, id, route: routeOptions.url, method }, 'defect')
}

/** Leaves a line of work that failed while nobody waited for its answer. */
export function tellJobFailure(log: FastifyBaseLogger, error: unknown): void {
  if (failureOf(error).code === 503) return tellOutage(log, error)
  log.error(error, 'job')
}

/** An outage meets every request; one line a second tells it, and how many more it met since the last. */
function tellOutage(log: FastifyBaseLogger, error: unknown): void {
  untold++
  const now = Date.now()
  if (now - toldAt < SECOND) return
  const { message, code } = error as { message: string; code?: string }
  log.warn({ reason: message, code, times: untold }, 'outage')
  toldAt = now
  untold = 0
}
