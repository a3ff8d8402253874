import { publicProductFields } from '@trace/domain/areas/catalogue/products.ts'
import type { Media } from '@trace/define/kinds/index.ts'
import { today } from '@trace/define/text/dates.ts'
import type { PublicProduct } from '@trace/domain/areas/scans/public-trace.ts'
import type { PagedWithChoices, ProductCard, ProductPageData } from '@trace/site'
import { withOpenFiles } from '@trace/platform/files/document-links.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { remembered } from '@trace/platform/store/totals.ts'
import { vouchedRow, vouchedText, vouchedValues } from '@trace/platform/store/vouched-values.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { areStarsInForce } from '../../areas/catalogue/index.ts'
import { isAsApproved } from '../in-force.ts'
import { pictureOf } from '../picture.ts'
import { readMaker, shownMaker } from './read-maker.ts'
import { certificatesOf } from './read-certificates.ts'
import { categoryOf } from './category.ts'
import { pagedFromBothEnds } from './paging.ts'
import { isPublicProduct } from './standing.ts'
import { indexedSql } from '../indexed-values.ts'

const PAGE = 24
const MOST_LOTS = 10
const MOST_OTHERS = 4

interface Chosen {
  /** Which products, by a condition on `p` and `m`. */
  where?: Fragment
  order?: Fragment
  limit: number
  offset?: number
}

/** Cards of public products, with their approved values, which are read only for the rows of the page. */
export const productCards = (sql: Sql, { where, order, limit, offset = 0 }: Chosen): Promise<ProductCard[]> =>
  unscoped(sql, 'products of producers that officers approved, by approved values')<ProductCard[]>`
    with chosen as (
      select p.id, row_number() over () as place from (
        select p.id from products p join manufactures m on m.id = p.manufacture_id
        where p.deleted_at is null and ${isPublicProduct(sql)} ${where ? sql`and ${where}` : sql``}
        order by ${order ?? sql`p.is_highlight desc, p.id desc`} limit ${limit} offset ${offset}) p)
    select p.slug, ${vouchedText(sql, 'p', 'name')} as name, ${vouchedText(sql, 'm', 'name')} as producer, g.name as "group",
      case when ${areStarsInForce(sql, 'p')} then ${vouchedText(sql, 'p', 'ocop_star')}::int end as ocop_star, ${vouchedValues(sql, 'p')} -> 'images' -> 0 as image
    from chosen join products p on p.id = chosen.id join manufactures m on m.id = p.manufacture_id
      left join product_groups g on g.id = ${vouchedText(sql, 'p', 'product_group_id')}::int
    order by chosen.place`

interface Group {
  id: number
  name: string
  slug: string
}

/** Product groups with at least one public product. */
const groupsOf = (sql: Sql): Promise<Group[]> =>
  remembered(
    sql,
    'products',
    'public groups',
    (primary) =>
      unscoped(primary, 'groups of products that officers approved')<Group[]>`
      select g.id, g.name, g.slug from product_groups g
      where g.deleted_at is null and g.is_active and exists (
        select 1 from products p join manufactures m on m.id = p.manufacture_id
        where ${indexedSql.group(primary, 'p')} = g.id::text and p.deleted_at is null and ${isPublicProduct(sql)})
      order by g.sort_order, g.id`,
  )

/** A page of all public products, of one group or of one category. */
export async function readProducts(sql: Sql, query: Record<string, string>): Promise<PagedWithChoices<ProductCard>> {
  const groups = await groupsOf(sql)
  const group = groups.find(({ slug }) => slug === query['nhom'])
  const category = await categoryOf(sql, query)
  const where = group
    ? sql`${indexedSql.group(sql, 'p')} = ${String(group.id)}`
    : category
      ? sql`${indexedSql.category(sql, 'p')} = ${String(category)}`
      : sql`true`
  const total = await countProducts(sql, `${group?.id} ${category}`, where)
  const list = await pagedFromBothEnds(query['trang'], PAGE, total, (limit, offset, isFromEnd) =>
    productCards(sql, { where, limit, offset, ...(isFromEnd && { order: sql`p.is_highlight, p.id` }) }),
  )
  const choices = [
    { label: '', href: '/san-pham', is_chosen: !group },
    ...groups.map(({ name, slug }) => ({
      label: name,
      href: `/san-pham?nhom=${slug}`,
      is_chosen: slug === group?.slug,
    })),
  ]
  return { ...list, choices }
}

export const countProducts = (sql: Sql, key = '', where: Fragment = sql`true`): Promise<number> =>
  remembered(sql, 'products', `public count ${key}`, async (primary) => {
    const [{ total } = { total: 0 }] = await unscoped(primary, 'how many products are public')<{ total: number }[]>`
      select count(*)::int as total from products p join manufactures m on m.id = p.manufacture_id
      where p.deleted_at is null and ${isPublicProduct(sql)} and ${where}`
    return total
  })

interface Row {
  id: number
  code: string
  slug: string
  manufacture_id: number
  product: Omit<PublicProduct, 'images' | 'description_html'> & { images: Media[]; description: string | null }
}

/** A public product by its slug; null for an unknown one and for one that is not public. */
export const readProduct = (sql: Sql, slug: string): Promise<ProductPageData | null> =>
  productPage(
    sql,
    unscoped(sql, 'a product that officers approved, by approved values')`
      products p join manufactures m on m.id = p.manufacture_id cross join lateral ${vouchedRow(sql, 'products', 'p.id')} v
      where p.slug = ${slug} and p.deleted_at is null and ${isPublicProduct(sql)}`,
  )

/**
 * The page of a product, given the SQL for its row `p` and its values `v`, and that of its producer; null where there
 * is no such row.
 */
export async function productPage(sql: Sql, source: Fragment, by?: Fragment): Promise<ProductPageData | null> {
  const [row] = await unscoped(sql, 'a row that the caller may see')<Row[]>`
    select p.id, p.code, p.slug, p.manufacture_id, (select to_jsonb(x) from (
      select v.name, coalesce(v.images, '[]') as images, ${sql(publicProductFields.filter(isAsApproved).map((field) => `v.${field}`))},
        case when ${areStarsInForce(sql, 'p')} then v.ocop_star end as ocop_star, v.description,
        (select name from product_groups where id = v.product_group_id) as "group",
        (select name from product_units where id = v.net_weight_unit_id) as net_weight_unit,
        coalesce(v.applied_standards, '[]') as applied_standards) x) as product
    from ${source}`
  if (!row) return null
  const [maker, certificates, lots, others] = await Promise.all([
    readMaker(sql, by ?? shownMaker(sql, row.manufacture_id)),
    certificatesOf(sql, sql`c.product_id = ${row.id}`),
    lotsOf(sql, row.id),
    productCards(sql, {
      where: sql`p.manufacture_id = ${row.manufacture_id} and p.id is distinct from ${row.id}`,
      limit: MOST_OTHERS,
    }),
  ])
  const { images, description, ...product } = row.product
  return {
    code: row.code,
    slug: row.slug,
    product: {
      ...product,
      images: images.map(pictureOf),
      description_html: description,
      applied_standards: withOpenFiles(product.applied_standards),
    },
    producer: { ...maker.producer, slug: maker.slug },
    certificates,
    lots,
    others,
  }
}

/** Lots of a product that may be on sale now, newest first. */
const lotsOf = (sql: Sql, productId: number) =>
  unscoped(sql, 'active traces of a public product')<ProductPageData['lots']>`
    select code, lot, harvest_date, expired_date from traces
    where product_id = ${productId} and status = 'active' and deleted_at is null and coalesce(expired_date >= ${today()}, true) order by id desc limit ${MOST_LOTS}`
