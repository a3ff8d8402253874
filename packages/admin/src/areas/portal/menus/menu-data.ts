import { categories } from '@trace/domain/areas/catalogue/categories.ts'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { menus } from '@trace/domain/areas/portal/menus.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { findEntries, loadPage } from '@trace/screens/app/load.ts'
import { nameOf } from '@trace/screens/resource/form/entry.ts'
import type { Item } from './menu-tree.ts'

export const positions = ['header', 'footer', 'mobile'] as const
export type Position = (typeof positions)[number]

export interface MenuView {
  position: Position
  items: Item[]
  counts: Readonly<Record<string, number>>
}

/** Loads the whole menu at once, because it is small; each position has a tree of its own. */
export async function loadMenus({ request }: LoaderFunctionArgs): Promise<MenuView> {
  const said = new URL(request.url).searchParams.get('position')
  const position = positions.find((one) => one === said) ?? 'header'
  const { entries } = await loadPage(menus, { length: MOST_PAGE_ROWS, sort_by: 'sort_order', position }, request)
  const totals = await Promise.all(
    positions.map(async (one) => {
      const { pagination } = await loadPage(menus, { length: 1, position: one }, request)
      return [one, pagination.total] as const
    }),
  )
  return { position, items: await withLinkNames(entries), counts: Object.fromEntries(totals) }
}

/** Link types whose items point at a row, each with the resource of that row. */
const linked = [
  ['article', articles],
  ['article_type', articleTypes],
  ['category', categories],
] as const

/** Adds the names of the linked rows, where the user may list them. */
async function withLinkNames(items: readonly Item[]): Promise<Item[]> {
  const names = new Map<string, string>()
  await Promise.all(
    linked.map(async ([type, resource]) => {
      const slugs = items.filter(({ link_type }) => link_type === type).map(({ link_value }) => link_value)
      if (slugs.length === 0) return
      const rows = await findEntries(resource, { slug: slugs.join(','), length: MOST_PAGE_ROWS })
      for (const row of rows) names.set(`${type}/${row.slug}`, nameOf(resource, row))
    }),
  )
  return items.map((item) => ({ ...item, link_name: names.get(`${item.link_type}/${item.link_value}`) ?? null }))
}
