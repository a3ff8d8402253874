import type { LoaderFunctionArgs } from 'react-router'
import { load } from '../../load.ts'
import type { Item } from './menu-tree.ts'

const MOST = 100

export const positions = ['header', 'footer', 'mobile'] as const
export type Position = (typeof positions)[number]

export interface MenuView {
  position: Position
  items: Item[]
  counts: Readonly<Record<string, number>>
}

/** The whole menu: it is small, and each place is a tree of its own. */
export async function loadMenus({ request }: LoaderFunctionArgs): Promise<MenuView> {
  const said = new URL(request.url).searchParams.get('position')
  const position = positions.find((one) => one === said) ?? 'header'
  const { entries } = await load<{ entries: Item[] }>(`/menus?length=${MOST}&sort_by=sort_order&position=${position}`, request)
  const totals = await Promise.all(positions.map(async (one) => {
    const { pagination } = await load<{ pagination: { total: number } }>(`/menus?length=1&position=${one}`, request)
    return [one, pagination.total] as const
  }))
  return { position, items: entries, counts: Object.fromEntries(totals) }
}
