import type { Media } from '@trace/define/kinds/index.ts'
import type { ArticleCard, ArticlePageData, PagedWithChoices } from '@trace/site'
import { publicLink } from '@trace/platform/files/document-links.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { remembered } from '@trace/platform/store/totals.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { pictureOf } from '../picture.ts'
import { categoryOf } from './category.ts'
import { paged } from './paging.ts'

const PAGE = 12
const MOST_RELATED = 3

/** SQL: whether an article `a` is published now. */
export const isPublishedArticle = (sql: Sql): Fragment =>
  sql`a.deleted_at is null and a.is_approved and a.is_publish and a.published_at <= now()`

interface Chosen {
  where?: Fragment
  order?: Fragment
  limit: number
  offset?: number
}

export const articleCards = (
  sql: Sql,
  { where = sql`true`, order = sql`a.published_at desc, a.id desc`, limit, offset = 0 }: Chosen,
): Promise<ArticleCard[]> => sql<ArticleCard[]>`
  select a.slug, a.title, a.summary, a.thumbnail, t.name as type, a.published_at, a.is_hot
  from articles a left join article_types t on t.id = a.article_type_id
  where ${isPublishedArticle(sql)} and ${where} order by ${order} limit ${limit} offset ${offset}`

/** A page of all published articles, of one type or of one category. */
export async function readNews(sql: Sql, query: Record<string, string>): Promise<PagedWithChoices<ArticleCard>> {
  const types = await remembered(
    sql,
    'articles',
    'public types',
    (primary) =>
      primary<{ id: number; name: string; slug: string }[]>`
        select t.id, t.name, t.slug from article_types t
        where t.deleted_at is null and t.is_active
          and exists (select 1 from articles a where a.article_type_id = t.id and ${isPublishedArticle(sql)})
        order by t.sort_order, t.id`,
  )
  const type = types.find(({ slug }) => slug === query['loai'])
  const category = await categoryOf(sql, query)
  const where = type
    ? sql`a.article_type_id in (select id from article_types where id = ${type.id} or parent_id = ${type.id})`
    : category
      ? sql`a.category_id = ${category}`
      : sql`true`
  const total = await countArticles(sql, `${type?.id} ${category}`, where)
  const list = await paged(query['trang'], PAGE, total, (limit, offset) => articleCards(sql, { where, limit, offset }))
  const choices = [
    { label: '', href: '/tin-tuc', is_chosen: !type },
    ...types.map(({ name, slug }) => ({ label: name, href: `/tin-tuc?loai=${slug}`, is_chosen: slug === type?.slug })),
  ]
  return { ...list, choices }
}

export const countArticles = (sql: Sql, key = '', where: Fragment = sql`true`): Promise<number> =>
  remembered(sql, 'articles', `public count ${key}`, async (primary) => {
    const [{ total } = { total: 0 }] = await primary<{ total: number }[]>`
      select count(*)::int as total from articles a where ${isPublishedArticle(sql)} and ${where}`
    return total
  })

interface Row extends Omit<ArticlePageData, 'images' | 'attachments' | 'tags' | 'related' | 'content_html'> {
  id: number
  content: string
  images: Media[]
  attachments: Media[]
  related_ids: number[]
  tags: string[]
}

/** A published article by its slug; null for an unknown one and for one that is not published. */
export const readArticle = (sql: Sql, slug: string): Promise<ArticlePageData | null> =>
  articlePage(sql, sql`articles a where a.slug = ${slug} and ${isPublishedArticle(sql)}`)

/** The page of an article, given the SQL for its row `a`; null where there is no such row. */
export async function articlePage(sql: Sql, source: Fragment): Promise<ArticlePageData | null> {
  const [row] = await unscoped(sql, 'a row that the caller may see')<Row[]>`
    select a.id, a.slug, a.title, a.summary, a.thumbnail, a.published_at, a.is_hot, a.content, a.seo_title,
      a.seo_description, a.author_name, a.source_name, a.source_url, a.updated_at, a.images, a.attachments, a.related_ids,
      (select name from article_types where id = a.article_type_id) as type,
      array(select g.name from tags g where g.id = any(a.tag_ids) and g.deleted_at is null order by g.name) as tags
    from ${source}`
  if (!row) return null
  const { id, content, images, attachments, related_ids, ...article } = row
  const isOther = sql`a.id is distinct from ${id}`
  const chosen = await articleCards(sql, {
    where: sql`a.id = any(${related_ids}) and ${isOther}`,
    limit: MOST_RELATED,
  })
  const related = chosen.length > 0 ? chosen : await articleCards(sql, { where: isOther, limit: MOST_RELATED })
  return {
    ...article,
    content_html: content,
    images: images.map(pictureOf),
    attachments: attachments.map(({ url, caption }) => ({ url: publicLink(url), caption: caption || null })),
    related,
  }
}
