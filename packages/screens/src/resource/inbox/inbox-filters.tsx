import type { Pagination } from '@trace/define/entry.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import type { Inbox } from './inbox-data.ts'
import styles from './inbox.module.css'
import { words } from './words.ts'

/** Filters for waiting rows (kind of work, who has taken it), or for handled rows (the day). */
export function InboxFilters({ inbox, search }: { inbox: Inbox; search: URLSearchParams }) {
  if (inbox.view === 'handled') return <Filter offered={days()} search={search} />
  const kinds = kindsOf(inbox)
  const isEmpty = kinds[2].length < 2 && !search.has('taken')
  return (
    <>
      {!isEmpty && <Filter offered={takers} search={search} />}
      {kinds[2].length > 2 && <Filter offered={kinds} search={search} />}
    </>
  )
}

function Filter({ offered: [label, name, offered], search }: { offered: Offered; search: URLSearchParams }) {
  const chosen = search.get(name) ?? ''
  return (
    <nav aria-label={label} className={styles['filters']}>
      {offered.map(([value, text]) => (
        <Link key={value} to={addressWith(search, { [name]: value })} aria-current={chosen === value || undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}

type Offered = [label: string, name: string, offered: [value: string, text: string][]]

const takers: Offered = [words.takers, 'taken', [['', words.anybody], ...Object.entries(words.takenBy)]]

const kindsOf = ({ page: { kinds } }: Extract<Inbox, { view: 'mine' }>): Offered => [
  words.kinds,
  'resource',
  [
    ['', words.allKinds],
    ...kinds.map(({ resource, label, count }): [string, string] => [resource, `${label} ${formatNumber(count)}`]),
  ],
]

const days = (): Offered => [
  words.days,
  'day',
  [
    ['', words.anyDay],
    [today(), words.today],
    [addDays(today(), -1), words.yesterday],
  ],
]

/** Address of the list with other filters. The page is dropped, because a different list starts at its first page. */
function addressWith(search: URLSearchParams, values: Record<string, string>): string {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(values)) {
    next.delete(name)
    if (value) next.set(name, value)
  }
  return next.size > 0 ? `/admin/inbox?${next}` : '/admin/inbox'
}

export function InboxPager({ page, search }: { page: Pagination | undefined; search: URLSearchParams }) {
  if (!page || page.total_page < 2) return null
  const to = (number: number) => addressWith(search, { page: String(number) })
  return (
    <nav aria-label={words.page(page.page, page.total_page)} className={styles['pager']}>
      {page.page > 1 && <Link to={to(page.page - 1)}>{words.newer}</Link>}
      <span className="soft">{words.page(page.page, page.total_page)}</span>
      {page.page < page.total_page && <Link to={to(page.page + 1)}>{words.older}</Link>}
    </nav>
  )
}
