import { productLinks } from '@trace/domain/areas/catalogue/product-links.ts'
import { digitalLink } from '@trace/define/gs1/digital-link.ts'
import { gtinOfKey } from '@trace/define/gs1/gs1.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Link, Links } from './choose-link.ts'
import type { Item } from './find-item.ts'
import { UNKNOWN_LABEL, UNKNOWN_LOT } from './serve-unknown-parts.ts'

const VOCABULARY = 'https://ref.gs1.org/voc/'

/** One thing with its links: a label, its lot, its product. */
export interface Level {
  anchor: string
  itemDescription: string
  links: Links
}

const page = (href: string, title: string, language = 'vi'): Link => ({
  href,
  title,
  type: 'text/html',
  hreflang: [language],
})
/** Links to a page in each of its languages. */
const inBoth = (href: string, title: string, inEnglish: string): Link[] => [
  page(href, title),
  page(`${href}?lang=en`, inEnglish, 'en'),
]
const data = (href: string, title: string, type = 'application/json'): Link => ({ href, title, type })

const HELD = 'Lô này đang tạm giữ để xác minh'

const heldWords = ({ is_held }: { is_held: boolean }): string => (is_held ? ', đang tạm giữ để xác minh' : '')

/** The levels of a link, from the label up to the product; unknown ones are left out. */
export function levelsOf(publicUrl: string, resolver: string, item: Item, own: readonly OwnLink[]): Level[] {
  return [
    labelLevel(publicUrl, resolver, item),
    lotLevel(publicUrl, resolver, item),
    productLevel(publicUrl, resolver, item, own),
  ].filter((level) => level !== null)
}

/** Links to the page of a label at this address. */
export const pagesOfLabel = (address: string): Links => ({
  defaultLink: [{ href: address, title: 'Kết quả kiểm tra tem' }],
  defaultLinkMulti: inBoth(address, 'Kết quả kiểm tra tem', 'What is known of this label'),
})

export const pagesOfLot = (address: string): Links => ({
  defaultLink: [{ href: address, title: 'Nguồn gốc của lô' }],
  defaultLinkMulti: inBoth(address, 'Nguồn gốc của lô', 'Origin of the lot'),
})

function labelLevel(publicUrl: string, resolver: string, { link, lot, label }: Item): Level | null {
  if (!label || !lot) return null
  const isCode = 'code' in label
  const serial = isCode ? label.code : label.number
  const address = isCode ? `${publicUrl}/s/${serial}` : `${publicUrl}/t/${lot.code}/${encodeURIComponent(serial)}`
  return {
    anchor: digitalLink(resolver, { gtin: link.gtin, serial, ...(link.lot !== undefined && { lot: link.lot }) }),
    itemDescription: `${lot.name}, tem ${serial}${heldWords(lot)}`,
    links: {
      ...pagesOfLabel(address),
      pip: inBoth(address, 'Thông tin sản phẩm của tem', 'Product information of this label'),
      certificationInfo: [page(address, 'Chứng nhận của hàng mang tem này')],
      recallStatus: [page(address, lot.is_held ? HELD : 'Tem này có bị thu hồi, bị khóa không')],
      ...(isCode && { verificationService: [data(`${publicUrl}/api/web/stamps/${serial}`, 'Kết quả kiểm tra tem')] }),
    },
  }
}

/** The level of a lot, identified as on its labels. */
function lotLevel(publicUrl: string, resolver: string, { lot }: Item): Level | null {
  if (!lot) return null
  const address = `${publicUrl}/t/${lot.code}`
  const api = `${publicUrl}/api/web/traces/${lot.code}`
  return {
    anchor: lot.gs1_key ? digitalLink(resolver, { gtin: gtinOfKey(lot.gs1_key), lot: lot.lot }) : address,
    itemDescription: `${lot.name}, lô ${lot.lot}${heldWords(lot)}`,
    links: {
      ...pagesOfLot(address),
      pip: inBoth(address, 'Thông tin sản phẩm', 'Product information'),
      traceability: [page(address, 'Truy xuất nguồn gốc')],
      certificationInfo: [page(address, 'Chứng nhận')],
      recallStatus: [page(address, lot.is_held ? HELD : 'Lô này có bị thu hồi không')],
      epcis: [data(`${api}/epcis`, 'Sự kiện EPCIS 2.0', 'application/ld+json')],
      dpp: [data(`${api}/passport`, 'Hộ chiếu số của sản phẩm')],
      masterData: [data(api, 'Dữ liệu của lô')],
    },
  }
}

function productLevel(publicUrl: string, resolver: string, item: Item, own: readonly OwnLink[]): Level | null {
  const { link, product } = item
  if (!product) return null
  const address = `${publicUrl}/san-pham/${product.slug}`
  const links = new Map<string, Link[]>([
    ['pip', [page(address, 'Thông tin sản phẩm')]],
    ['certificationInfo', [page(address, 'Chứng nhận')]],
    ...(product.usage_guide ? [['instructions', [page(address, 'Hướng dẫn sử dụng')]] as [string, Link[]]] : []),
  ])
  for (const { link_type, url, title, media_type, language } of own)
    links.set(link_type, [
      ...(links.get(link_type) ?? []),
      { href: url, title, type: media_type, hreflang: [language] },
    ])
  const inEnglish = page(`${address}?lang=en`, 'Product information', 'en')
  if (!links.get('pip')!.some(({ hreflang }) => hreflang?.includes('en'))) links.get('pip')!.push(inEnglish)
  const pages = links.get('pip')!.filter(({ type }) => type === 'text/html')
  return {
    anchor: digitalLink(resolver, { gtin: link.gtin }),
    itemDescription: product.name,
    links: {
      defaultLink: [{ href: address, title: 'Trang của sản phẩm' }],
      defaultLinkMulti: pages,
      ...Object.fromEntries(links),
    },
  }
}

/** A producer identified by its location number (GLN), with links to its page. */
export const producerLevel = (
  publicUrl: string,
  anchor: string,
  { slug, name }: { slug: string; name: string },
): Level => {
  const address = `${publicUrl}/co-so/${slug}`
  const pages = inBoth(address, 'Trang của cơ sở', 'About the producer')
  return {
    anchor,
    itemDescription: name,
    links: {
      defaultLink: [{ href: address, title: 'Trang của cơ sở' }],
      defaultLinkMulti: pages,
      homepage: pages,
      locationInfo: pages,
      certificationInfo: [page(address, 'Chứng nhận của cơ sở')],
    },
  }
}

/** Target of the default link when the lot or label of a code is unknown: a page that says so. */
export function pageOfMissing({ missing, lot, product, link }: Item): string | null {
  if (missing === null) return null
  if (lot) return `/t/${lot.code}/${encodeURIComponent(link.serial ?? '')}`
  return `/san-pham/${product?.slug}/${missing === 'lot' ? UNKNOWN_LOT : UNKNOWN_LABEL}`
}

type OwnLink = Record<'link_type' | 'url' | 'title' | 'media_type' | 'language', string>
const MOST_LINKS = 100

/** The links that staff have added to a product. */
export const ownLinksOf = (sql: Sql, productId: number | undefined): Promise<OwnLink[]> | OwnLink[] =>
  productId === undefined
    ? []
    : unscoped(sql, 'links that staff have put before everybody')<OwnLink[]>`
    select link_type, url, title, media_type, language from ${sql(productLinks.table)}
    where product_id = ${productId} and is_active and deleted_at is null order by sort_order, id limit ${MOST_LINKS}`

/** Levels as a linkset (RFC 9264) in GS1's form. */
export const linksetOf = (levels: readonly Level[]) => ({
  linkset: levels.map(({ anchor, itemDescription, links }) => ({
    anchor,
    itemDescription,
    ...Object.fromEntries(Object.entries(links).map(([type, of]) => [VOCABULARY + type, of])),
  })),
})
