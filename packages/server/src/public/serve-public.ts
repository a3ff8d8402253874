import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { siteAssets } from '@trace/site'
import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from '@trace/platform/request/operation-route.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { cachedSingles, singleText } from '@trace/platform/cached-singles.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { epcisOf } from './epcis.ts'
import { findPublic } from './find-public.ts'
import { notFound } from './operations.ts'
import { serveEpcisPlaces } from './serve-epcis-places.ts'
import { readPublicTrace } from './read-public-trace.ts'
import { openToAll } from './resolver/open-to-all.ts'
import { servePublicPages } from './serve-pages.ts'
import { serveQrCodes } from './serve-qr-codes.ts'
import { servePins, serveScans } from './serve-scans.ts'
import { LOOK_UP } from './routes.ts'

const ONE_YEAR = 31_536_000_000

/** The public routes: the page of a code, the scan counter, and QR codes of this platform's addresses. */
export async function servePublic(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(siteAssets.folder),
    prefix: siteAssets.prefix,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: ONE_YEAR,
  })
  openToAll(app)
  await serveScans(app, pool, settings)
  servePins(app, pool, settings)
  serveQrCodes(app, pool, settings)
  serveIcon(app, pool)
  serveEvents(app, pool, settings)
  serveEpcisPlaces(app, pool, settings)
  await app.register(async (pages) => servePublicPages(pages, pool, settings))
}

/** The EPCIS events of a lot, without the usual envelope, since other systems read them. */
function serveEvents(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.get<{ Params: { code: string } }>('/api/web/traces/:code/epcis', LOOK_UP, async (request, reply) => {
    const events = await onReplicaOrPrimary(pool, async (sql) => {
      const target = await findPublic(sql, settings, 'trace', request.params.code)
      if (!target) throw notFound()
      return epcisOf(sql, settings, target.trace_id, await readPublicTrace(sql, settings, target))
    })
    return reply.headers(API_HEADERS).type('application/ld+json').send(events)
  })
}

/** The favicon of the site and the back-office. */
function serveIcon(app: FastifyInstance, pool: Pool): void {
  // Browsers request the second address if a page names no icon.
  for (const path of ['/icon', '/favicon.ico'])
    app.get(path, { config: { allowance: 'page' } }, async (_, reply) => {
      const { logo } = await cachedSingles(pool)
      return reply
        .header('cache-control', 'public, max-age=300')
        .redirect(singleText(logo, 'favicon') ?? siteAssets.icon, 302)
    })
}
