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
import type { SiteFrame } from '@trace/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicAddress } from '../../engine/public-address.ts'
import type { Pool } from '../../ports/postgres/connect.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { PORTAL_HEADERS } from '../page-headers.ts'
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
import { visitOf } from './visit.ts'

const MOST_IN_FEED = 500

type Asked = FastifyRequest<{ Querystring: Record<string, string>; Params: { slug: string } }>

/** What stands around a page of the portal. */
export async function frameOf(pool: Pool, settings: Settings, request: FastifyRequest): Promise<SiteFrame> {
  const [authority, menu, header, base] = await Promise.all([
    readAuthority(pool),
    readMenu(pool),
    readHeader(pool),
    publicAddress(pool, settings),
  ])
  return { authority, menu, header, visit: visitOf(request, base) }
}

/** The pages of the portal: what anybody may look around in without having scanned anything. */
export function servePortal(pages: FastifyInstance, pool: Pool, settings: Settings): void {
  /** Answers with the page, or with the page of an unknown address where there is nothing to show. */
  function page<T>(
    path: string,
    read: (request: Asked) => Promise<T | null>,
    draw: (frame: SiteFrame, data: T) => string,
  ): void {
    pages.get(path, async (request: Asked, reply) => {
      const [frame, data] = await Promise.all([frameOf(pool, settings, request), read(request)])
      reply.headers(PORTAL_HEADERS)
      return data === null ? reply.code(404).send(drawMissing(frame)) : reply.send(draw(frame, data))
    })
  }

  page('/trang-chu', () => readHome(pool), drawHome)
  page('/san-pham', ({ query }) => readProducts(pool, query), drawProducts)
  page('/san-pham/:slug', ({ params }) => readProduct(pool, params.slug), drawProduct)
  page('/co-so', ({ query }) => readProducers(pool, query), drawProducers)
  page('/co-so/:slug', ({ params }) => readProducer(pool, params.slug), drawProducer)
  page('/tin-tuc', ({ query }) => readNews(pool, query), drawNews)
  page('/tin-tuc/:slug', ({ params }) => readArticle(pool, params.slug), drawArticle)
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
    return reply.headers(PORTAL_HEADERS).send(drawSearch(frame, found))
  })
}
