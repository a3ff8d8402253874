import { drawHome, drawMissing } from '@trace/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseOverLimit } from '@trace/platform/access/refuse-over-limit.ts'
import type { BackOffice } from '@trace/platform/pages.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { FORM_HEADERS } from '../page-headers.ts'
import { readHome } from './read-home.ts'
import { frameOf } from './serve-portal.ts'

/** Addresses requested by programs: an unknown one is answered with JSON, not a page. */
const DATA = /^\/(api|files|assets|site)\//

/** Serves `/` and the 404 answer (a page, or JSON under /api, /files, /assets, /site). */
export function serveEntrance(app: FastifyInstance, pool: Pool, settings: Settings, backOffice: BackOffice): void {
  app.get('/', async (request, reply) => {
    if (!isPortal(request, settings)) return backOffice.send(request, reply)
    refuseOverLimit('lookUp', request.ip)
    const [frame, home] = await Promise.all([frameOf(pool, settings, request), readHome(pool)])
    return reply.headers(FORM_HEADERS).send(drawHome(frame, home))
  })

  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404)
    if (!['GET', 'HEAD'].includes(request.method) || DATA.test(request.url))
      return reply
        .header('cache-control', 'no-store')
        .send({ code: 404, message: 'Không tìm thấy đường dẫn', id: request.id })
    refuseOverLimit('lookUp', request.ip)
    return reply.headers(FORM_HEADERS).send(drawMissing(await frameOf(pool, settings, request)))
  })
}

/** Whether the root of the public host is requested, and the back-office has a host of its own. */
const isPortal = ({ host }: FastifyRequest, { publicUrl, adminUrl }: Settings): boolean =>
  adminUrl !== null && host === new URL(publicUrl).host && host !== new URL(adminUrl).host
