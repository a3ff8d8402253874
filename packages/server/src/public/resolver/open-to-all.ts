import type { FastifyInstance } from 'fastify'

/** CORS headers for responses that pages of other sites may read. */
export const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

const ROUTES: ReadonlySet<string | undefined> = new Set([
  '/api/web/traces/:code/epcis',
  '/api/web/traces/:code/passport',
])

/** Allows pages of other sites to read answers made for other systems; all others can be read only by our own pages. */
export function openToAll(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (ROUTES.has(routeOptions.url)) reply.headers(OPEN_TO_ALL)
  })
}
