import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { useUser } from '../../app/shell-data.ts'
import { listAddress } from '../addresses.ts'
import { NO_VIEW } from './saved-views.ts'

/** The list as its address says it stands, and the ways to change that. Every change but of the page goes back to page one. */
export function useListAddress() {
  const [, setSearch] = useSearchParams()
  const { pathname, search: shown } = useLocation()
  const { location: coming } = useNavigation()
  /** As it stands, or will when what was last asked of it has come: a choice shows at once, and the next adds to it. */
  const search = new URLSearchParams(coming?.pathname === pathname ? coming.search : shown)
  const hasDefault = useUser()?.default_views.some((view) => listAddress(view) === pathname) ?? false

  /** Sets what has a value and takes out what has none; `replace` makes no step to go back to. */
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

  /** The list with nothing set, also where another view of it is the default. */
  const bare = hasDefault ? `${pathname}?view=${NO_VIEW}` : pathname

  /** The address of another page, as a link. */
  const pageAddress = (page: number) => {
    const next = new URLSearchParams(search)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return `?${next}`
  }

  const sortBy = search.get('sort_by')
  const descending = search.get('sort_dir') === 'desc'

  /** Up, then down, then as the list stands by itself. */
  const sort = (name: string) => {
    if (sortBy !== name) apply({ sort_by: name, sort_dir: 'asc' })
    else if (!descending) apply({ sort_by: name, sort_dir: 'desc' })
    else apply({ sort_by: '', sort_dir: '' })
  }

  const directionOf = (name: string) => (sortBy === name ? (descending ? 'descending' : 'ascending') : undefined)

  return { search, apply, bare, pageAddress, sort, directionOf }
}
