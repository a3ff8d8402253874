import type { DigitalLink } from '@trace/define/gs1/digital-link.ts'
import { gs1Key } from '@trace/define/gs1/gs1.ts'
import { shortGtin } from '@trace/define/gs1/gtin.ts'
import { hasCheckCharacter, normaliseCode } from '@trace/define/text/crockford.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { isApprovedAndActive } from '../../areas/tracing/index.ts'
import type { CodeTarget } from '../../areas/labels/index.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { vouchedText } from '@trace/platform/store/vouched-values.ts'
import { findLabelBySerial, findPublic } from '../find-public.ts'
import { indexedSql } from '../indexed-values.ts'

export interface PublicProductRow {
  id: number
  slug: string
  name: string
  usage_guide: string | null
}

export interface PublicLotRow {
  code: string
  lot: string
  gs1_key: string | null
  name: string
  is_held: boolean
}

/** What a Digital Link identifies, as far as it is public. */
export interface Item {
  link: DigitalLink
  product: PublicProductRow | null
  lot: PublicLotRow | null
  /** The label: its code if the link carries it, or the running number that older labels carry. */
  label: { code: string } | { number: string } | null
  /** The part that the link names but that is unknown. */
  missing: 'lot' | 'label' | null
}

/** Looks up a product with its lot and label; null if none of them is public. */
export async function findItem(sql: Sql, settings: Settings, link: DigitalLink): Promise<Item | null> {
  const [product, known] = await Promise.all([findProduct(sql, link.gtin), findLot(sql, link)])
  const label = link.serial === undefined ? null : await findLabel(sql, settings, link, link.serial, known?.code)
  const lot = known ?? (label && 'trace' in label ? await findLotByCode(sql, label.trace) : null)
  if (!product && !lot) return null
  const missing = link.lot !== undefined && !lot ? 'lot' : link.serial !== undefined && !label ? 'label' : null
  return { link, product, lot, label, missing }
}

/** A product by an approved GTIN, present or former, while it and its producer are approved and in use. */
async function findProduct(sql: Sql, gtin: string): Promise<PublicProductRow | null> {
  const [found] = await productsWhere(
    sql,
    unscoped(
      sql,
      'a product that is public',
    )`p.id = (select product_id from product_gtins where gtin = ${shortGtin(gtin)})`,
  )
  return found ?? null
}

export async function findProductBySlug(sql: Sql, slug: string): Promise<PublicProductRow | null> {
  const [found] = await productsWhere(sql, unscoped(sql, 'a product that is public')`p.slug = ${slug}`)
  return found ?? null
}

const productsWhere = (sql: Sql, condition: ReturnType<Sql>) =>
  unscoped(sql, 'products that are public, by their values that officers approved')<PublicProductRow[]>`
    select p.id, p.slug, ${vouchedText(sql, 'p', 'name')} as name, ${vouchedText(sql, 'p', 'usage_guide')} as usage_guide
    from products p join manufactures m on m.id = p.manufacture_id
    where ${condition} and ${isApprovedAndActive(sql, 'p')} and ${isApprovedAndActive(sql, 'm')}`

/** A producer by its approved location number (GLN). */
export async function findProducer(sql: Sql, gln: string): Promise<{ slug: string; name: string } | null> {
  const [found] = await unscoped(sql, 'a producer that is public, by its values that officers approved')<
    { slug: string; name: string }[]
  >`
    select m.slug, ${vouchedText(sql, 'm', 'name')} as name from manufactures m
    where ${indexedSql.gln(sql, 'm')} = ${gln} and ${isApprovedAndActive(sql, 'm')}`
  return found ?? null
}

async function findLot(sql: Sql, { gtin, lot }: DigitalLink): Promise<PublicLotRow | null> {
  if (lot === undefined) return null
  return (await findLots(sql, [gs1Key(gtin, lot)]))[0] ?? null
}

/** Lots by the number of their product and their own number, joined as by `gs1Key`. */
export const findLots = (sql: Sql, keys: string[]): Promise<PublicLotRow[]> =>
  lotsWhere(sql, unscoped(sql, 'lots that are public')`t.gs1_key = any(${keys})`)

async function findLotByCode(sql: Sql, code: string): Promise<PublicLotRow | null> {
  const [found] = await lotsWhere(sql, unscoped(sql, 'a lot that is public')`t.code = ${code}`)
  return found ?? null
}

const lotsWhere = async (sql: Sql, condition: ReturnType<Sql>) =>
  unscoped(sql, 'lots that are public, by names that officers approved')<PublicLotRow[]>`
    select t.code, t.lot, t.gs1_key, t.status = 'held' as is_held, coalesce(${vouchedText(sql, 'p', 'name')}, 'Sản phẩm chưa được duyệt') as name
    from traces t join products p on p.id = t.product_id
    where ${condition} and t.status in ('active', 'held', 'recalled') and t.deleted_at is null`

/** The code of a label, if the serial of a link is one. */
export function labelCodeIn(serial: string): string | null {
  const code = normaliseCode(serial)
  return code.length === 13 && hasCheckCharacter(code) ? code : null
}

/**
 * A label by its code, which must belong to a lot of this product, or by the running number that older labels carry
 * next to their lot. The code proves as much as at `/s/`; the number proves nothing.
 */
async function findLabel(sql: Sql, settings: Settings, link: DigitalLink, serial: string, trace: string | undefined) {
  const code = labelCodeIn(serial)
  if (code !== null) {
    const target = await findPublic(sql, settings, 'stamp', code)
    return target && (await isOfProduct(sql, target, link)) ? { code, trace: target.trace_code } : null
  }
  return trace === undefined || !(await findLabelBySerial(sql, settings, trace, serial)) ? null : { number: serial }
}

/**
 * Labels keep the GTIN they were issued with, even if the product's changes; older labels without one are compared
 * by their lot's GTIN.
 */
async function isOfProduct(sql: Sql, { trace_id, label }: CodeTarget, { gtin, lot }: DigitalLink): Promise<boolean> {
  const [found] = await unscoped(sql, 'whether a label that was found is of this product')<{ is_same: boolean }[]>`
    select coalesce(${label?.gtin ?? null}::text = ${gtin}, starts_with(t.gs1_key, ${gs1Key(gtin, '')}), lpad(${vouchedText(sql, 'p', 'gtin')}, 14, '0') = ${gtin})
      and (${lot ?? null}::text is null or t.lot = ${lot ?? null}) as is_same
    from traces t join products p on p.id = t.product_id where t.id = ${trace_id}`
  return found?.is_same === true
}
