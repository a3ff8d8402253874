import { useSyncExternalStore } from 'react'
import { useUser } from '../../../app/shell-data.ts'
import { createStore } from '../../../ui/store.ts'

/** Widths that the user gave to columns of a list, in pixels. */
export type Widths = Readonly<Record<string, number>>

/** Minimum width in pixels: enough for a number. */
export const LEAST_WIDTH = 64
export const MOST_WIDTH = 640

export const bounded = (width: number): number => Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH))

/** Counts changes of widths; when it changes, tables and panels read the browser's storage again. */
const choices = createStore(0)

/**
 * The user's column widths of a screen, stored in the browser, and functions to set them; null restores the default
 * width.
 */
export function useWidths(screen: string) {
  const place = `widths:${useUser()?.id ?? 0}:${screen}`
  const widths = widthsIn(useSyncExternalStore(choices.subscribe, () => localStorage.getItem(place)))

  const keep = (next: Widths) => {
    if (Object.keys(next).length > 0) localStorage.setItem(place, JSON.stringify(next))
    else localStorage.removeItem(place)
    choices.set(choices.get() + 1)
  }
  const setWidth = (key: string, width: number | null) => {
    const { [key]: _, ...others } = widths
    keep(width === null ? others : { ...others, [key]: bounded(width) })
  }
  return { widths, setWidth, reset: () => keep({}) }
}

const none: Widths = {}

function widthsIn(kept: string | null): Widths {
  if (kept === null) return none
  try {
    const pairs = Object.entries(JSON.parse(kept) as Record<string, unknown>)
    return Object.fromEntries(
      pairs.flatMap(([key, width]) => (Number(width) > 0 ? [[key, bounded(Number(width))]] : [])),
    )
  } catch {
    return none
  }
}
/** Maximum width in pixels: enough for a long name on a screen 1366 pixels wide. */
