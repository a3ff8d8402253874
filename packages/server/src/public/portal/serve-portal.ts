import { articles, manufactures, products } from '@trace/domain'
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
import { publicAddress } from '../../engine/public-address.ts'
import type { Pool, Sql } from '../../ports/postgres/connect.ts'
import type { Settings } from '../../ports/settings/settings.ts'
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

/** What stands around a page of the portal. */
export const frameOf = (pool: Pool, settings: Settings, request: FastifyRequest): Promise<SiteFrame> =>
  frameFor(pool, settings, (base) => visitOf(request, base))

/** What stands around a page of the portal, for somebody who sees it so. */
export async function frameFor(sql: Sql, settings: Settings, visit: (base: string) => Visit): Promise<SiteFrame> {
  const [authority, menu, header, base] = await Promise.all([
    readAuthority(sql),
    readMenu(sql),
    readHeader(sql),
    publicAddress(sql, settings),
  ])
  return { authority, menu, header, visit: visit(base) }
}

/** The pages of the portal: what anybody may look around in without having scanned anything. */
export function servePortal(pages: FastifyInstance, pool: Pool, settings: Settings): void {
  /** Answers with a page that is always there. */
  function page<T>(
    path: string,
    read: (request: Asked) => Promise<T>,
    draw: (frame: SiteFrame, data: T) => string,
  ): void {
    pages.get(path, async (request: Asked, reply) => {
      const [frame, data] = await Promise.all([frameOf(pool, settings, request), read(request)])
      return reply.headers(FORM_HEADERS).send(draw(frame, data))
    })
  }

  /** The page of one thing; an address that it had before leads to the present one, as long as there is something to show. */
  function named<T>(
    path: string,
    table: string,
    read: (sql: Pool, slug: string) => Promise<T | null>,
    draw: (frame: SiteFrame, data: T) => string,
  ): void {
    pages.get(`${path}/:slug`, async (request: Asked, reply) => {
      const { slug } = request.params
      const [frame, data] = await Promise.all([frameOf(pool, settings, request), read(pool, slug)])
      reply.headers(FORM_HEADERS)
      if (data !== null) return reply.send(draw(frame, data))
      const present = await presentSlug(pool, table, slug)
      if (present !== null && (await read(pool, present)) !== null)
        return reply.redirect(`${path}/${present}${request.url.slice(request.url.split('?')[0]!.length)}`, 301)
      return reply.code(404).send(drawMissing(frame))
    })
  }

  page('/trang-chu', () => readHome(pool), drawHome)
  page('/san-pham', ({ query }) => readProducts(pool, query), drawProducts)
  named('/san-pham', products.table, readProduct, drawProduct)
  page('/co-so', ({ query }) => readProducers(pool, query), drawProducers)
  named('/co-so', manufactures.table, readProducer, drawProducer)
  page('/tin-tuc', ({ query }) => readNews(pool, query), drawNews)
  named('/tin-tuc', articles.table, readArticle, drawArticle)
  page('/thu-vien', ({ query }) => readLibrary(pool, query), drawLibrary)
  page('/video', ({ query }) => readVideos(pool, query), drawVideos)
  page('/thu-hoi', ({ query }) => readRecalls(pool, query), drawRecalls)

  pages.get('/thu-hoi.atom', async (_, reply) => {
    const [entries, { site_name: title }, base] = await Promise.all([
      recallEntries(pool, MOST_IN_FEED),
      readAuthority(pool),
      publicAddress(pool, settings),
    ])
    return reply
      .headers({ 'cache-control': 'public, max-age=300' })
      .type('application/atom+xml; charset=utf-8')
      .send(recallFeed({ base, title, entries }))
  })

  pages.get('/tim-kiem', async (request: Asked, reply: FastifyReply) => {
    const words = understood(request.query['q'] ?? '')
    const leads = words === '' ? null : await pageOfCode(pool, settings, words)
    if (leads) return reply.redirect(leads, 303)
    const [frame, found] = await Promise.all([frameOf(pool, settings, request), searchPublic(pool, words)])
    return reply.headers(FORM_HEADERS).send(drawSearch(frame, found))
  })
}
