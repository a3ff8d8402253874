import type { Banner, Home, WebsiteLink } from '@trace/site'
import { unscoped } from '@trace/platform/store/rows.ts'
import { remembered } from '@trace/platform/store/totals.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { videoCards } from './read-library.ts'
import { articleCards } from './read-news.ts'
import { countAreas, countProducers, producerCards } from './read-producers.ts'
import { countProducts, productCards } from './read-products.ts'
import { countRecalls } from './read-recalls.ts'

const MOST = { banners: 6, products: 8, producers: 6, articles: 5, videos: 3, websites: 12 }

/** Content of the home page: featured items first, then the newest. */
export async function readHome(sql: Sql): Promise<Home> {
  const [banners, second_banners, figures, recalls, products, producers, articles, videos, websites] =
    await Promise.all([
      readBanners(sql, 'main_banner'),
      readBanners(sql, 'second_banner'),
      readFigures(sql),
      countRecalls(sql),
      productCards(sql, { limit: MOST.products }),
      producerCards(sql, { limit: MOST.producers }),
      articleCards(sql, {
        order: sql`a.is_hot desc, a.is_highlight desc, a.published_at desc, a.id desc`,
        limit: MOST.articles,
      }),
      videoCards(sql, MOST.videos),
      readWebsites(sql),
    ])
  return { banners, second_banners, figures, recalls, products, producers, articles, videos, websites }
}

/** Banners of one kind that are scheduled for now. */
const readBanners = (sql: Sql, type: string): Promise<Banner[]> => sql<Banner[]>`
  select image, mobile_image, title, subtitle, link_url, button_text, open_new_tab as new_tab from banners
  where type = ${type} and is_active and deleted_at is null and image is not null
    and coalesce(start_at <= now(), true) and coalesce(end_at > now(), true)
  order by sort_order, id limit ${MOST.banners}`

const readWebsites = (sql: Sql): Promise<WebsiteLink[]> => sql<WebsiteLink[]>`
  select name, url, logo, description, open_new_tab as new_tab from websites
  where is_active and deleted_at is null order by sort_order, id limit ${MOST.websites}`

async function readFigures(sql: Sql): Promise<Home['figures']> {
  const [products, producers, areas, traces] = await Promise.all([
    countProducts(sql),
    countProducers(sql),
    countAreas(sql),
    remembered(sql, 'traces', 'public count', async (primary) => {
      const [{ total } = { total: 0 }] = await unscoped(primary, 'how many traces are active')<{ total: number }[]>`
        select count(*)::int as total from traces where status = 'active' and deleted_at is null`
      return total
    }),
  ])
  return { products, producers, areas, traces }
}
