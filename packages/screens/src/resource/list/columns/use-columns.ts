import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '../../../app/shell-data.ts'
import { arrange, columnsToHide, keepLayout, layoutOf, readLayout, roomIn, shownOf } from './column-layout.ts'
import type { Arranged } from './column-layout.ts'
import type { ShownColumn } from './columns.ts'

export interface ArrangedColumns {
  columns: readonly Arranged[]
  /** Columns hidden because all rows have the same value. */
  same: readonly ShownColumn[]
  /** Keys of the visible columns in order; null for the default layout. */
  chosen: readonly string[] | null
  /** Whether one more optional column can be hidden. */
  mayNarrow: boolean
  /** Sets the layout; null restores the default. */
  choose(columns: readonly Arranged[] | null): void
}

/**
 * Columns of a list: from the URL, otherwise the user's layout in this browser, otherwise those that fit by the
 * usual width of their kinds. If their contents proved too wide, `tooMany` further columns are hidden.
 */
export function useColumns(
  screen: string,
  all: readonly ShownColumn[],
  spare: readonly string[],
  same: readonly string[],
  tooMany: number,
): ArrangedColumns {
  const user = useUser()?.id ?? 0
  const [search, setSearch] = useSearchParams()
  const [kept, keep] = useState(() => readLayout(user, screen))
  const said = search.get('columns')?.split(',')
  const layout = said ? { order: said, hidden: all.map(({ key }) => key).filter((key) => !said.includes(key)) } : kept
  const told = without(all, same)
  const aside = columnsToHide(told, spare, roomIn(innerWidth))
  const further = spare
    .filter((name) => !aside.includes(name) && told.some(({ key }) => key === name))
    .slice(0, tooMany)
  const columns = arrange(all, layout ?? { order: [], hidden: [...same, ...aside, ...further] })

  const choose = (next: readonly Arranged[] | null) => {
    if (!said || !next) {
      const chosen = next && layoutOf(next)
      keepLayout(user, screen, chosen)
      keep(chosen)
    }
    if (said)
      setSearch((current) => withColumns(current, next && shownOf(next)), { replace: true, preventScrollReset: true })
  }

  return {
    columns,
    same: layout ? [] : all.filter(({ key }) => same.includes(key)),
    chosen: layout && shownOf(columns),
    mayNarrow: !layout && further.length === tooMany,
    choose,
  }
}

const without = (columns: readonly ShownColumn[], names: readonly string[]) =>
  columns.filter(({ key }) => !names.includes(key))

function withColumns(search: URLSearchParams, shown: readonly string[] | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (shown) next.set('columns', shown.join(','))
  else next.delete('columns')
  return next
}
