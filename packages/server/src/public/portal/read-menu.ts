import { hasFormat } from '@trace/define/formats.ts'
import type { MenuLink, SiteFrame } from '@trace/site'
import { remembered } from '@trace/platform/store/totals.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'

interface Row {
  id: number
  parent_id: number | null
  name: string
  position: 'header' | 'footer' | 'mobile'
  link_type: 'route' | 'url' | 'article' | 'article_type' | 'category'
  link_value: string
  open_new_tab: boolean
  /** What kind of list a category belongs to. */
  kind: 'product' | 'article' | 'library' | 'video' | null
}

const MOST = 200

/** The menus, in two levels, each entry with its address. */
export const readMenu = (sql: Sql): Promise<SiteFrame['menu']> =>
  remembered(sql, 'menus', 'public', async (primary) => {
    const rows = await primary<Row[]>`
      select m.id, m.parent_id, m.name, m.position, m.link_type, m.link_value, m.open_new_tab, c.kind
      from menus m left join categories c on m.link_type = 'category' and c.slug = m.link_value and c.deleted_at is null
      where m.is_active and m.deleted_at is null order by m.sort_order, m.id limit ${MOST}`
    const below = (position: string, parent: number | null): MenuLink[] =>
      rows
        .filter((row) => row.position === position && row.parent_id === parent && leadsSomewhere(row))
        .map((row) => ({
          label: row.name,
          href: addressOf(row),
          new_tab: row.open_new_tab,
          children: parent === null ? below(position, row.id) : [],
        }))
    return { header: below('header', null), mobile: below('mobile', null), footer: below('footer', null) }
  })

const lists = { product: '/san-pham', article: '/tin-tuc', library: '/thu-vien', video: '/video' }

/**
 * Whether an entry leads somewhere: an entry of type `url` needs a valid web address, since older values may be
 * anything.
 */
const leadsSomewhere = ({ link_type, link_value }: Row): boolean => link_type !== 'url' || hasFormat('url', link_value)

/** The address that an entry leads to. */
function addressOf({ link_type, link_value, kind }: Row): string {
  const value = encodeURIComponent(link_value)
  if (link_type === 'article') return `/tin-tuc/${value}`
  if (link_type === 'article_type') return value === 'tin-tuc' ? '/tin-tuc' : `/tin-tuc?loai=${value}`
  if (link_type === 'category') return `${lists[kind ?? 'article']}?danh-muc=${value}`
  if (link_type === 'route') return link_value === '/' ? '/trang-chu' : `/${link_value.replace(/^[/\\]+/, '')}`
  return link_value
}
