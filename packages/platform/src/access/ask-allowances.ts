import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { refuseOverLimit } from './refuse-over-limit.ts'
import type { LIMITS } from './throttle.ts'

/** Name of a rate limit in `LIMITS`. */
export type Allowance = keyof typeof LIMITS

declare module 'fastify' {
  interface FastifyContextConfig {
    allowance?: Allowance
  }
}

/** Maximum body size, in bytes, without a session: enough for a code with a place, or a name with a password. */
const OPEN_BODY = 8_192

/**
 * Rate limits before any work: a route that needs no sign-in names its `allowance`, which is checked before the body
 * is read, and takes only a small body. Compressed bodies are refused.
 */
export function enforceAllowances(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.allowance) route.bodyLimit ??= OPEN_BODY
  })
  app.addHook('onRequest', async ({ ip, headers, routeOptions }) => {
    const { allowance } = routeOptions.config
    if (allowance) refuseOverLimit(allowance, ip)
    if (!['', 'identity'].includes(headers['content-encoding'] ?? ''))
      throw new Refusal(415, 'Máy chủ không nhận nội dung đã nén')
  })
}

/** Sets this allowance on all routes of a scope that name none. */
export function setAllowance(scope: FastifyInstance, allowance: Allowance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { allowance, ...route.config }
    if (route.method === 'POST') route.bodyLimit ??= OPEN_BODY
  })
}
