import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { useUser } from '../../app/shell-data.ts'
import { listAddress } from '../addresses.ts'
import { NO_VIEW } from './views/saved-views.ts'

/** State of the list in its address, and functions that change it. Every change except of the page resets to page 1. */
export function useListAddress() {
  const [, setSearch] = useSearchParams()
  const { pathname, search: shown } = useLocation()
  const { location: coming } = useNavigation()
  /**
   * The present query, or the pending one during a navigation, so that choices show at once and the next one adds to
   * them.
   */
  const search = new URLSearchParams(coming?.pathname === pathname ? coming.search : shown)
  const hasDefault = useUser()?.default_views.some((view) => listAddress(view) === pathname) ?? false

  /** Sets query parameters and removes empty ones; `replace` adds no entry to the browser history. */
  const apply = (values: Readonly<Record<string, string>>, replace = false) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    if (hasDefault && next.size === 0) next.set('view', NO_VIEW)
    setSearch(next, { preventScrollReset: true, replace })
  }

  /** Address of the list without any setting, even if a saved view is the default. */
  const bare = hasDefault ? `${pathname}?view=${NO_VIEW}` : pathname

  /** Address of another page, for links. */
  const pageAddress = (page: number) => {
    const next = new URLSearchParams(search)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return `?${next}`
  }

  const sortBy = search.get('sort_by')
  const descending = search.get('sort_dir') === 'desc'

  /** Cycles through ascending, descending, default order. */
  const sort = (name: string) => {
    if (sortBy !== name) apply({ sort_by: name, sort_dir: 'asc' })
    else if (!descending) apply({ sort_by: name, sort_dir: 'desc' })
    else apply({ sort_by: '', sort_dir: '' })
  }

  const directionOf = (name: string) => (sortBy === name ? (descending ? 'descending' : 'ascending') : undefined)

  return { search, apply, bare, pageAddress, sort, directionOf }
}
