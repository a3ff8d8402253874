import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router'
import { lookAhead } from './inbox-data.ts'

export type OpenRows = ReturnType<typeof useOpenRows>

/** The rows that the address opens, and functions to open others. `keys` are the keys of all rows, in order. */
export function useOpenRows(keys: readonly string[]) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { search, key: place } = useLocation()
  const { rows: path } = useParams()
  /** Key of the location where the user is, or is going. */
  const latest = useRef(place)
  useEffect(() => {
    latest.current = navigation.location?.key ?? place
  }, [navigation.location, place])

  const open = path?.split(',') ?? []
  const addressOf = (shown: readonly string[]) =>
    `/admin/inbox${shown.length > 0 ? `/${shown.join(',')}` : ''}${search}`
  /** Preloads the two rows after this one; `among` are the keys that are left if some have just been decided. */
  const askAhead = (key: string, among = keys) =>
    among.slice(among.indexOf(key) + 1, among.indexOf(key) + 3).forEach(lookAhead)
  /**
   * Rendered synchronously, before any other key or message is handled: a decision must never apply to the row opened
   * before.
   */
  const look = (shown: readonly string[], replace: boolean) =>
    navigate(addressOf(shown), { replace, preventScrollReset: true, flushSync: true })
  const show = (shown: readonly string[]) => {
    askAhead(shown.at(-1) ?? '')
    return look(shown, false)
  }
  const at = keys.indexOf(open.at(-1) ?? '')

  return {
    open,
    addressOf,
    askAhead,
    look,
    show,
    latest,
    isStill: navigation.state === 'idle',
    stepBy(by: number) {
      const next = keys[at + by]
      if (next) void show([next])
    },
    /** Opens one more row beside those that are open. */
    add() {
      const next = keys[at + 1] ?? keys.findLast((key) => !open.includes(key))
      if (next) void show([...open, next])
    },
    toggle: (key: string) => void show(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]),
  }
}
