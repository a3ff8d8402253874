import { layouts } from '../../fields/layouts.ts'
import type { ShownColumn } from './columns.ts'

/** Order of a list's columns and those that are hidden. Columns not named here were added later and come last. */
export interface ColumnLayout {
  order: readonly string[]
  hidden: readonly string[]
}

interface Keyed {
  key: string
}

/** Space for columns: pixels for a table, lines for a card. */
export interface Room {
  unit: 'px' | 'lines'
  size: number
}

/** Space left beside the fixed parts: side menu, checkbox, number, a long name, and the row's menu. */
export const roomIn = (width: number): Room =>
  width < 768 ? { unit: 'lines', size: 6 } : { unit: 'px', size: width - (width < 992 ? 250 : 510) }

/** Space for columns with custom cells. */
const OWN = { column: 124, beside: false }

type Sized = Keyed & Pick<ShownColumn, 'kind' | 'wide'>

function sizeOf({ kind, wide }: Sized, unit: Room['unit']): number {
  const { column, beside } = kind === 'own' ? OWN : layouts[kind]
  if (unit === 'lines') return beside ? 0 : 1
  return column + (wide ? 60 : 0)
}

/** The optional columns that must be hidden so that the others fit. */
export function columnsToHide(columns: readonly Sized[], spare: readonly string[], { unit, size }: Room): string[] {
  let over = columns.reduce((sum, column) => sum + sizeOf(column, unit), 0) - size
  return spare.filter((name) => {
    const column = columns.find(({ key }) => key === name)
    const cost = column && over > 0 ? sizeOf(column, unit) : 0
    over -= cost
    return cost > 0
  })
}

/** Minimum number of rows before equal values in a whole list make its column constant; fewer may be coincidence. */
const ENOUGH = 5

/**
 * Columns with the same value in all rows, if a filter or the user's reach allows only one value, or if the page shows
 * the whole list. Toggles, states, pictures and columns with custom cells always stay.
 */
export function constantColumns(
  columns: readonly Sized[],
  entries: readonly Readonly<Record<string, unknown>>[],
  only: readonly string[],
  areAll: boolean,
): string[] {
  const said = (name: string) => new Set(entries.map((entry) => JSON.stringify(entry[name] ?? null)))
  return columns
    .filter(({ kind }) => !stays.includes(kind))
    .map(({ key }) => key)
    .filter(
      (key) =>
        entries.length > 1 && (only.includes(key) || (areAll && entries.length >= ENOUGH)) && said(key).size === 1,
    )
}

const stays: readonly Sized['kind'][] = ['own', 'image', 'images', 'toggle', 'status']

export type Arranged<C extends Keyed = ShownColumn> = C & { hidden: boolean }

/** Applies the user's order and hidden columns. */
export function arrange<C extends Keyed>(columns: readonly C[], { order, hidden }: ColumnLayout): Arranged<C>[] {
  const place = ({ key }: Keyed) => (order.includes(key) ? order.indexOf(key) : order.length)
  return columns
    .toSorted((a, b) => place(a) - place(b))
    .map((column) => ({ ...column, hidden: hidden.includes(column.key) }))
}

export const layoutOf = (columns: readonly Arranged<Keyed>[]): ColumnLayout => ({
  order: columns.map(({ key }) => key),
  hidden: columns.filter(({ hidden }) => hidden).map(({ key }) => key),
})

export const shownOf = (columns: readonly Arranged<Keyed>[]): string[] =>
  columns.filter(({ hidden }) => !hidden).map(({ key }) => key)

const storageKey = (user: number, screen: string) => `columns:${user}:${screen}`

/** The user's column layout of a screen, stored in the browser; null if unchanged. */
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
