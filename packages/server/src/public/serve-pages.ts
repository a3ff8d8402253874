import { drawErrorPage, drawMaintenancePage, drawNotFoundPage } from '@trace/site'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { failureOf } from '@trace/platform/request/failures.ts'
import { isMaintenance, refuseDuringMaintenance } from '@trace/platform/request/maintenance.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { setAllowance } from '@trace/platform/access/ask-allowances.ts'
import { serveCodePages, showTrace } from './serve-code-pages.ts'
import { serveContact } from './serve-contact.ts'
import { FORM_HEADERS, PAGE_HEADERS } from './page-headers.ts'
import { servePreviews } from './preview/serve-previews.ts'
import { visitOf } from './portal/visit.ts'
import { servePortal } from './portal/serve-portal.ts'
import { serveSitemap } from './portal/serve-sitemap.ts'
import { readAuthority } from './read-authority.ts'
import { serveUnknownParts } from './resolver/serve-unknown-parts.ts'
import { serveResolver } from './resolver/serve-resolver.ts'
import { logFailure } from '@trace/platform/monitoring/failures-log.ts'

/** Maximum size in bytes of a form submitted to a page. */
const LONGEST_FORM = 300

/** Serves everything that people open without an account: pages of codes, portal, previews, error pages. */
export async function servePublicPages(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  setAllowance(app, 'page')
  app.addHook('onRequest', () => refuseDuringMaintenance(pool))
  app.setErrorHandler(async (error, request, reply) => {
    const { code: failed, retryAfter } = failureOf(error)
    // An unreadable address is answered as an unknown page: 404.
    const code = failed === 400 && request.method !== 'POST' ? 404 : failed
    const draw = code === 404 ? drawNotFoundPage : isMaintenance(error) ? drawMaintenancePage : drawErrorPage
    if (!isMaintenance(error)) logFailure(request, code, error)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    const authority = await readAuthority(pool).catch(() => undefined)
    return reply
      .code(code)
      .headers(PAGE_HEADERS)
      .send(draw(authority, visitOf(request)))
  })

  const show = showTrace(pool, settings)
  serveContact(app, pool, settings, FORM_HEADERS)
  servePortal(app, pool, settings)
  servePreviews(app, pool, settings)
  serveSitemap(app, pool, settings)

  // These pages accept HTML forms only; other content types are refused.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_, form, done) => done(null, Object.fromEntries(new URLSearchParams(form as string))),
  )
  serveCodePages(app, pool, settings, show)
  serveUnknownParts(app, pool, settings, PAGE_HEADERS, show)
  await app.register(async (resolver) =>
    serveResolver(resolver, pool, settings, async (request, reply, code) =>
      reply
        .code(code)
        .headers({ ...PAGE_HEADERS, vary: `accept, ${PAGE_HEADERS.vary}` })
        .send(drawNotFoundPage(await readAuthority(pool), visitOf(request))),
    ),
  )
}
