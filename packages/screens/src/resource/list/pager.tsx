import type { Pagination } from '@trace/define/entry.ts'
import { isPageOffered, MOST_PAGED_ROWS } from '@trace/define/paging.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { vi } from '../../ui/vi.ts'
import { useListAddress } from './list-address.ts'
import styles from './pager.module.css'

/** Pagination: range of the visible rows, total, and links to the other pages that are offered. */
export function Pager({ pagination: { page, length, total, total_page } }: { pagination: Pagination }) {
  const { pageAddress } = useListAddress()
  const first = length * (page - 1) + 1
  const isOffered = (shown: number) =>
    shown >= 1 && shown <= total_page && isPageOffered({ page: shown, length, total })
  const isAtLimit = (page > 1 && !isOffered(page - 1)) || (page < total_page && !isOffered(page + 1))

  return (
    <footer className={styles['pager']}>
      <p>
        {vi.range(first, Math.min(first + length - 1, total), formatNumber(total))}
        {isAtLimit && ` · ${vi.pageTooFar(formatNumber(MOST_PAGED_ROWS))}`}
      </p>
      {total_page > 1 && (
        <nav aria-label={vi.pages}>
          <Step to={isOffered(page - 1) ? pageAddress(page - 1) : null} label={vi.previousPage}>
            <IconChevronLeft size={16} aria-hidden />
          </Step>
          {pagesAround(page, total_page, isOffered).map((shown, index) =>
            shown === null ? (
              <span key={`gap${index}`} aria-hidden>
                …
              </span>
            ) : (
              <Link
                key={shown}
                to={pageAddress(shown)}
                preventScrollReset
                aria-label={vi.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {formatNumber(shown)}
              </Link>
            ),
          )}
          <Step to={isOffered(page + 1) ? pageAddress(page + 1) : null} label={vi.nextPage}>
            <IconChevronRight size={16} aria-hidden />
          </Step>
        </nav>
      )}
    </footer>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: React.ReactNode }) {
  return to ? (
    <Link to={to} preventScrollReset aria-label={label}>
      {children}
    </Link>
  ) : (
    <span aria-disabled className={styles['off']}>
      {children}
    </span>
  )
}

/** Page links: first, last and those around the current one; null is an ellipsis. */
function pagesAround(page: number, last: number, isOffered: (page: number) => boolean): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter(isOffered)
  const pages = [...new Set(near)].toSorted((a, b) => a - b)
  return pages.flatMap((one, index) => (index > 0 && one - pages[index - 1]! > 1 ? [null, one] : [one]))
}
