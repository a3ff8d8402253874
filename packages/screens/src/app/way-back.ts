import { useLocation } from 'react-router'
import type { Location } from 'react-router'

/** History state of a link: the address to return to, with the key of its scroll position and its own history state. */
interface Way {
  back: string
  place: string
  from: unknown
}

/** History state of a screen that the user returned to: the row that was saved, and the key of the scroll position. */
interface Return {
  returned: string
  marked?: number
}

const kept = <T extends object>({ state }: Location, name: keyof T): Partial<T> =>
  typeof state === 'object' && state !== null && name in state ? (state as Partial<T>) : {}

/**
 * Key of a screen's scroll position; unchanged when the user returns to the screen. The router gives each address that
 * is opened anew the same key.
 */
export const scrollKeyOf = (location: Location): string =>
  kept<Return>(location, 'returned').returned ??
  (location.key === 'default' ? location.pathname + location.search : location.key)

/** History state for a link to a form or to a row: how to return to this screen. */
export function useReturnState(): Way {
  const location = useLocation()
  return { back: location.pathname + location.search, place: scrollKeyOf(location), from: location.state }
}

/**
 * Address to return to: the screen that linked here or, without one, `otherwise`. `stateFor` returns the history state
 * for it, which marks the saved row.
 */
export function useReturn(otherwise: string): {
  to: string
  stateFor(saved?: number): object
  /** Navigation state with the screen to return to; null after opening the address directly. */
  way: Partial<Way> | null
} {
  const location = useLocation()
  const way = kept<Way>(location, 'back')
  const { back = otherwise, place, from } = way
  const stateFor = (marked?: number) => ({
    ...(typeof from === 'object' && from),
    ...(place !== undefined && { returned: place }),
    marked,
  })
  return { to: back, stateFor, way: way.back === undefined ? null : way }
}

/** Id of the row that was just saved, on the screen that the user returned to. */
export const useSavedRowId = (): number | undefined => kept<Return>(useLocation(), 'marked').marked
