import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { failureOf } from '../failures.ts'

const SECOND = 1_000

let [toldAt, untold] = [0, 0]

/** Logs a failed request: a defect with all details; an outage, of the database for instance, at most once a second. */
export function tellFailure({ log, id, method, routeOptions }: FastifyRequest, code: number, error: unknown): void {
  if (code === 503) return tellOutage(log, error)
  if (code >= 500) log.error({ err: error, id, route: routeOptions.url, method }, 'defect')
}

/** Logs a failure of work that no request waits for. */
export function tellJobFailure(log: FastifyBaseLogger, error: unknown): void {
  if (failureOf(error).code === 503) return tellOutage(log, error)
  log.error(error, 'job')
}

/** During an outage every request fails, so one line a second is logged, with the number of those in between. */
function tellOutage(log: FastifyBaseLogger, error: unknown): void {
  untold++
  const now = Date.now()
  if (now - toldAt < SECOND) return
  const { message, code } = error as { message: string; code?: string }
  log.warn({ reason: message, code, times: untold }, 'outage')
  toldAt = now
  untold = 0
}
