import { MOST_COUNTED } from '@trace/site'
import type { PagedWithChoices, ProducerCard, ProducerPageData, SiteArea } from '@trace/site'
import { unscoped } from '@trace/platform/store/rows.ts'
import { isApprovalStanding, vouchedText, vouchedValues } from '@trace/platform/store/vouched-values.ts'
import { remembered } from '@trace/platform/store/totals.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { pucInForceSql } from '../in-force.ts'
import { addressText } from '../read-public-trace.ts'
import type { Address } from '../read-public-trace.ts'
import { readMaker, shownMaker } from './read-maker.ts'
import { certificatesOf } from './read-certificates.ts'
import { paged } from './paging.ts'
import { productCards } from './read-products.ts'
import { isPublicProducer, isPublicProduct } from './standing.ts'
import { indexedSql } from '../indexed-values.ts'

const PAGE = 24
const MOST_PRODUCTS = 48
const MOST_AREAS = 50

interface Chosen {
  where?: Fragment
  order?: Fragment
  limit: number
  offset?: number
}

/** Cards of public producers, with their approved values. */
export async function producerCards(sql: Sql, { where, order, limit, offset = 0 }: Chosen): Promise<ProducerCard[]> {
  const rows = await unscoped(sql, 'producers that officers approved, by approved values')<
    (Omit<ProducerCard, 'place'> & Pick<Address, 'ward' | 'province'>)[]
  >`
    with chosen as (
      select m.id, row_number() over () as place from (
        select m.id from manufactures m
        where m.deleted_at is null and ${isPublicProducer(sql)} ${where ? sql`and ${where}` : sql``}
        order by ${order ?? sql`m.is_highlight desc, m.id desc`} limit ${limit} offset ${offset}) m)
    select m.slug, ${vouchedText(sql, 'm', 'name')} as name, f.name as form, w.name as ward, r.name as province,
      ${vouchedText(sql, 'm', 'logo')} as logo, (
        select count(*)::int from (
          select from products p where p.manufacture_id = m.id and p.deleted_at is null and ${isPublicProduct(sql)}
          limit ${MOST_COUNTED + 1}) p) as products
    from chosen join manufactures m on m.id = chosen.id
      left join manufacturing_forms f on f.id = ${vouchedText(sql, 'm', 'manufacturing_form_id')}::int
      left join wards w on w.id = ${vouchedText(sql, 'm', 'ward_id')}::int
      left join provinces r on r.id = ${vouchedText(sql, 'm', 'province_id')}::int
    order by chosen.place`
  return rows.map(({ ward, province, ...card }) => ({ ...card, place: addressText({ ...nowhere, ward, province }) }))
}

const nowhere = { address: null, ward: null, province: null, old_ward: null, old_district: null }

export const countProducers = (sql: Sql, key = '', where: Fragment = sql`true`): Promise<number> =>
  remembered(sql, 'manufactures', `public count ${key}`, async (primary) => {
    const [{ total } = { total: 0 }] = await unscoped(primary, 'how many producers are public')<{ total: number }[]>`
      select count(*)::int as total from manufactures m where m.deleted_at is null and ${isPublicProducer(sql)} and ${where}`
    return total
  })

/** A page of all public producers, or of one sector. */
export async function readProducers(sql: Sql, query: Record<string, string>): Promise<PagedWithChoices<ProducerCard>> {
  const sectors = await remembered(
    sql,
    'manufacturing_sectors',
    'public',
    (primary) =>
      primary<{ id: number; name: string; code: string }[]>`
        select id, name, lower(code) as code from manufacturing_sectors where deleted_at is null order by sort_order, id`,
  )
  const sector = sectors.find(({ code }) => code === query['linh-vuc'])
  const where = sector ? sql`${indexedSql.sectors(sql, 'm')} @> ${sql.json([sector.id])}` : sql`true`
  const total = await countProducers(sql, `${sector?.id}`, where)
  const list = await paged(query['trang'], PAGE, total, (limit, offset) => producerCards(sql, { where, limit, offset }))
  const choices = [
    { label: '', href: '/co-so', is_chosen: !sector },
    ...sectors.map(({ name, code }) => ({
      label: name,
      href: `/co-so?linh-vuc=${code}`,
      is_chosen: code === sector?.code,
    })),
  ]
  return { ...list, choices }
}

/** A public producer by its slug; null for an unknown one and for one that is not public. */
export async function readProducer(sql: Sql, slug: string): Promise<ProducerPageData | null> {
  const [row] = await unscoped(sql, 'whether a producer is public')<{ id: number }[]>`
    select m.id from manufactures m where m.slug = ${slug} and m.deleted_at is null and ${isPublicProducer(sql)}`
  return row ? producerPage(sql, shownMaker(sql, row.id)) : null
}

/** The page of a producer, given the SQL for its row `m` and its values `v`, as for `readMaker`. */
export async function producerPage(sql: Sql, source: Fragment): Promise<ProducerPageData> {
  const { id, slug, producer, isOpen } = await readMaker(sql, source)
  const [certificates, areas, products] = await Promise.all([
    certificatesOf(sql, sql`c.manufacture_id = ${id} and c.product_id is null and c.material_area_id is null`),
    areasOf(sql, sql`a.manufacture_id = ${id}`, MOST_AREAS),
    productCards(sql, { where: sql`p.manufacture_id = ${id}`, limit: MOST_PRODUCTS }),
  ])
  return { slug, producer, is_open: isOpen, certificates, areas, products }
}

export type AreaOf = SiteArea & { producer: string; producer_slug: string }

/** Areas with name and commune; lists show neither street nor boundary. */
export async function areasOf(sql: Sql, where: Fragment, limit: number): Promise<AreaOf[]> {
  const rows = await unscoped(sql, 'areas that officers approved, by approved values')<
    (Omit<AreaOf, 'place'> & Pick<Address, 'ward' | 'province'>)[]
  >`
    select v.name, a.code, a.puc_in_force as puc_code, v.acreage, w.name as ward, r.name as province, ${vouchedText(sql, 'm', 'name')} as producer, m.slug as producer_slug
    from (
      select a.id, a.code, a.manufacture_id, ${pucInForceSql(sql, 'a')} as puc_in_force, ${vouchedValues(sql, 'a')} as vouched from material_areas a
      where ${where} and a.deleted_at is null and a.is_active and ${isApprovalStanding(sql, 'a')} order by a.id limit ${limit}) a
      join manufactures m on m.id = a.manufacture_id and m.deleted_at is null and ${isPublicProducer(sql)}
      cross join lateral jsonb_populate_record(null::material_areas, a.vouched) v
      left join wards w on w.id = v.ward_id left join provinces r on r.id = v.province_id
    order by a.id`
  return rows.map(({ ward, province, ...area }) => ({ ...area, place: addressText({ ...nowhere, ward, province }) }))
}

export const countAreas = (sql: Sql): Promise<number> =>
  remembered(sql, 'material_areas', 'public count', async (primary) => {
    const [{ total } = { total: 0 }] = await unscoped(primary, 'how many areas are public')<{ total: number }[]>`
      select count(*)::int as total from material_areas a join manufactures m on m.id = a.manufacture_id
      where a.deleted_at is null and a.is_active and ${isApprovalStanding(sql, 'a')} and m.deleted_at is null and ${isPublicProducer(sql)}`
    return total
  })
