import { products } from '@trace/domain/areas/catalogue/products.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import {
  drawArticle,
  drawHome,
  drawLibrary,
  drawMissing,
  drawNews,
  drawProducer,
  drawProducers,
  drawProduct,
  drawProducts,
  drawRecalls,
  drawSearch,
  drawVideos,
} from '@trace/site'
import type { SiteFrame, Visit } from '@trace/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicAddress } from '@trace/platform/public-address.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { FORM_HEADERS } from '../page-headers.ts'
import { readAuthority, readHeader } from '../read-authority.ts'
import { pageOfCode, searchPublic, understood } from './search-public.ts'
import { readHome } from './read-home.ts'
import { readLibrary, readVideos } from './read-library.ts'
import { readMenu } from './read-menu.ts'
import { readArticle, readNews } from './read-news.ts'
import { readProducer, readProducers } from './read-producers.ts'
import { readProduct, readProducts } from './read-products.ts'
import { recallEntries, readRecalls } from './read-recalls.ts'
import { recallFeed } from './recall-feed.ts'
import { presentSlug } from './present-slug.ts'
import { visitOf } from './visit.ts'

const MOST_IN_FEED = 500

type Asked = FastifyRequest<{ Querystring: Record<string, string>; Params: { slug: string } }>

/** The frame around a page of the portal. */
export const frameOf = (sql: Sql, settings: Settings, request: FastifyRequest): Promise<SiteFrame> =>
  frameFor(sql, settings, (base) => visitOf(request, base))

/** The frame around a page of the portal, in the language and browser of the given visit. */
export async function frameFor(sql: Sql, settings: Settings, visit: (base: string) => Visit): Promise<SiteFrame> {
  const [authority, menu, header, base] = await Promise.all([
    readAuthority(sql),
    readMenu(sql),
    readHeader(sql),
    publicAddress(sql, settings),
  ])
  return { authority, menu, header, visit: visit(base) }
}

/** Serves the pages of the portal, which need neither a scan nor an account. */
export function servePortal(pages: FastifyInstance, pool: Pool, settings: Settings): void {
  /** Serves a page that always exists. */
  function page<T>(
    path: string,
    read: (sql: Sql, query: Record<string, string>) => Promise<T>,
    draw: (frame: SiteFrame, data: T) => string,
  ): void {
    pages.get(path, async (request: Asked, reply) => {
      const [frame, data] = await onReplicaOrPrimary(pool, (sql) =>
        Promise.all([frameOf(sql, settings, request), read(sql, request.query)]),
      )
      return reply.headers(FORM_HEADERS).send(draw(frame, data))
    })
  }

  /** The page of one row by its slug; a former slug redirects to the present one, if that page is public. */
  function named<T>(
    path: string,
    table: string,
    read: (sql: Sql, slug: string) => Promise<T | null>,
    draw: (frame: SiteFrame, data: T) => string,
  ): void {
    pages.get(`${path}/:slug`, async (request: Asked, reply) => {
      const { slug } = request.params
      const { frame, data, present } = await onReplicaOrPrimary(pool, async (sql) => {
        const [frame, data] = await Promise.all([frameOf(sql, settings, request), read(sql, slug)])
        const later = data === null ? await presentSlug(sql, table, slug) : null
        return { frame, data, present: later !== null && (await read(sql, later)) !== null ? later : null }
      })
      reply.headers(FORM_HEADERS)
      if (data !== null) return reply.send(draw(frame, data))
      if (present !== null)
        return reply.redirect(`${path}/${present}${request.url.slice(request.url.split('?')[0]!.length)}`, 301)
      return reply.code(404).send(drawMissing(frame))
    })
  }

  page('/trang-chu', readHome, drawHome)
  page('/san-pham', readProducts, drawProducts)
  named('/san-pham', products.table, readProduct, drawProduct)
  page('/co-so', readProducers, drawProducers)
  named('/co-so', manufactures.table, readProducer, drawProducer)
  page('/tin-tuc', readNews, drawNews)
  named('/tin-tuc', articles.table, readArticle, drawArticle)
  page('/thu-vien', readLibrary, drawLibrary)
  page('/video', readVideos, drawVideos)
  page('/thu-hoi', readRecalls, drawRecalls)

  pages.get('/thu-hoi.atom', async (_, reply) => {
    const [entries, { site_name: title }, base] = await onReplicaOrPrimary(pool, (sql) =>
      Promise.all([recallEntries(sql, MOST_IN_FEED), readAuthority(sql), publicAddress(sql, settings)]),
    )
    return reply
      .headers({ 'cache-control': 'public, max-age=300' })
      .type('application/atom+xml; charset=utf-8')
      .send(recallFeed({ base, title, entries }))
  })

  pages.get('/tim-kiem', async (request: Asked, reply: FastifyReply) => {
    const words = understood(request.query['q'] ?? '')
    const { leads, page: drawn } = await onReplicaOrPrimary(pool, async (sql) => {
      const leads = words === '' ? null : await pageOfCode(sql, settings, words)
      if (leads) return { leads, page: '' }
      const [frame, found] = await Promise.all([frameOf(sql, settings, request), searchPublic(sql, words)])
      return { leads, page: drawSearch(frame, found) }
    })
    return leads ? reply.redirect(leads, 303) : reply.headers(FORM_HEADERS).send(drawn)
  })
}
