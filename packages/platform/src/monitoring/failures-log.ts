import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { failureOf } from '../request/failures.ts'

const SECOND = 1_000

let [loggedAt, unlogged] = [-SECOND, 0]

/** Logs a failed request: a defect with all details; an outage, of the database for instance, at most once a second. */
export function logFailure({ log, id, method, routeOptions }: FastifyRequest, code: number, error: unknown): void {
  if (code === 503) return logOutage(log, error)
  if (code >= 500) log.error({ err: error, id, route: routeOptions.url, method }, 'defect')
}

/** Whether an error comes from the mail server: it then names the SMTP command that failed. */
const isOfMailServer = (error: unknown): boolean => typeof (error as { command?: unknown }).command === 'string'

/**
 * Logs a failure of background work, with its name: a defect with all details, an outage or a mail server's error in
 * one line.
 */
export function logJobFailure(log: FastifyBaseLogger, error: unknown, work?: string): void {
  if (failureOf(error).code !== 503 && !isOfMailServer(error))
    return log.error({ err: error, ...(work && { work }) }, 'job')
  if (!work) return logOutage(log, error)
  const { message, code } = error as { message: string; code?: string }
  log.warn({ work, reason: message, code }, 'job')
}

/** During an outage every request fails, so one line a second is logged, with the number of those in between. */
function logOutage(log: FastifyBaseLogger, error: unknown): void {
  unlogged++
  if (performance.now() - loggedAt < SECOND) return
  const { message, code } = error as { message: string; code?: string }
  log.warn({ reason: message, code, times: unlogged }, 'outage')
  // The second counts from this line: the machine may have paused before it.
  loggedAt = performance.now()
  unlogged = 0
}
