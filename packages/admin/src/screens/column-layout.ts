import type { ShownColumn } from './columns.ts'

/** In which order the columns of a list stand, and which are not shown; a column that is not named has come since and stands last. */
export interface ColumnLayout {
  order: readonly string[]
  hidden: readonly string[]
}

interface Keyed {
  key: string
}

export type Arranged<C extends Keyed = ShownColumn> = C & { hidden: boolean }

/** The columns of a list as somebody wants them. */
export function arrange<C extends Keyed>(columns: readonly C[], { order, hidden }: ColumnLayout): Arranged<C>[] {
  const place = ({ key }: Keyed) => (order.includes(key) ? order.indexOf(key) : order.length)
  return columns.toSorted((a, b) => place(a) - place(b)).map((column) => ({ ...column, hidden: hidden.includes(column.key) }))
}

export const layoutOf = (columns: readonly Arranged<Keyed>[]): ColumnLayout => ({
  order: columns.map(({ key }) => key),
  hidden: columns.filter(({ hidden }) => hidden).map(({ key }) => key),
})

export const shownOf = (columns: readonly Arranged<Keyed>[]): string[] => columns.filter(({ hidden }) => !hidden).map(({ key }) => key)

const storageKey = (user: number, screen: string) => `columns:${user}:${screen}`

/** How somebody arranged the columns of a screen, kept in the browser; null where they are as they come. */
export function readLayout(user: number, screen: string): ColumnLayout | null {
  try {
    const { order, hidden } = JSON.parse(localStorage.getItem(storageKey(user, screen)) ?? 'null') as ColumnLayout
    return { order: order.map(String), hidden: hidden.map(String) }
  } catch {
    return null
  }
}

export function keepLayout(user: number, screen: string, layout: ColumnLayout | null): void {
  if (layout) localStorage.setItem(storageKey(user, screen), JSON.stringify(layout))
  else localStorage.removeItem(storageKey(user, screen))
}
