import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicAddress } from '@trace/platform/public-address.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { countArticles, isPublishedArticle } from './read-news.ts'
import { countProducers } from './read-producers.ts'
import { countProducts } from './read-products.ts'
import { isPublicProducer, isPublicProduct } from './standing.ts'
import { escapeXml } from './xml.ts'

/** As many addresses as one file may hold (sitemaps.org). */
const MOST_ADDRESSES = 50_000

const lists = ['/trang-chu', '/san-pham', '/co-so', '/tin-tuc', '/thu-vien', '/video', '/thu-hoi', '/lien-he']

const KEPT = { 'cache-control': 'public, max-age=3600' }

/** Serves robots.txt and the sitemap to search engines. */
export function serveSitemap(pages: FastifyInstance, pool: Pool, settings: Settings, most = MOST_ADDRESSES): void {
  pages.get('/robots.txt', async (_, reply) => {
    const base = await publicAddress(pool, settings)
    const closed = ['/admin', '/auth', '/error', '/api/', '/tim-kiem'].map((place) => `Disallow: ${place}`)
    return reply
      .headers(KEPT)
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...closed, '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n'))
  })

  pages.get('/sitemap.xml', async (_, reply) => {
    const base = await publicAddress(pool, settings)
    const files = Math.ceil((await countPages(pool)) / most)
    const body = files > 1 ? indexOf(base, files) : await onReplicaOrPrimary(pool, (sql) => fileOf(sql, base, most, 0))
    return reply.headers(KEPT).type('application/xml; charset=utf-8').send(body)
  })

  pages.get('/sitemap-:name', async ({ params }: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const number = Number(/^(\d{1,4})\.xml$/.exec(params.name)?.[1] ?? 0)
    if (number < 1 || number > Math.ceil((await countPages(pool)) / most)) return reply.callNotFound()
    const base = await publicAddress(pool, settings)
    const body = await onReplicaOrPrimary(pool, (sql) => fileOf(sql, base, most, (number - 1) * most))
    return reply.headers(KEPT).type('application/xml; charset=utf-8').send(body)
  })
}

async function countPages(sql: Sql): Promise<number> {
  const counts = await Promise.all([countProducts(sql), countProducers(sql), countArticles(sql)])
  return counts.reduce((sum, one) => sum + one, lists.length)
}

const head = '<?xml version="1.0" encoding="utf-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const indexOf = (base: string, files: number): string =>
  `${head}<sitemapindex ${space}>${Array.from({ length: files }, (_, at) => `<sitemap><loc>${base}/sitemap-${at + 1}.xml</loc></sitemap>`).join('')}</sitemapindex>`

async function fileOf(sql: Sql, base: string, limit: number, offset: number): Promise<string> {
  const rows = await pagesOf(sql, limit, offset)
  const each = rows.map(
    ({ path, updated_at }) =>
      `<url><loc>${escapeXml(base + path)}</loc>${updated_at ? `<lastmod>${new Date(updated_at).toISOString()}</lastmod>` : ''}</url>`,
  )
  return `${head}<urlset ${space}>${each.join('\n')}</urlset>`
}

const pagesOf = (sql: Sql, limit: number, offset: number) =>
  unscoped(sql, 'addresses of pages that are public')<{ path: string; updated_at: string | null }[]>`
    select path, updated_at from (
      select path, null::timestamptz as updated_at, 0 as kind, place::int as id from unnest(${lists}::text[]) with ordinality as l(path, place)
      union all
      select '/san-pham/' || p.slug, p.updated_at, 1, p.id from products p join manufactures m on m.id = p.manufacture_id
      where p.deleted_at is null and ${isPublicProduct(sql)}
      union all
      select '/co-so/' || m.slug, m.updated_at, 2, m.id from manufactures m where m.deleted_at is null and ${isPublicProducer(sql)}
      union all
      select '/tin-tuc/' || a.slug, a.updated_at, 3, a.id from articles a where ${isPublishedArticle(sql)}) pages
    order by kind, id limit ${limit} offset ${offset}`
