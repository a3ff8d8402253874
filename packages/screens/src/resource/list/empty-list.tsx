import { Button } from '@mantine/core'
import { IconPlus, IconSearchOff, IconStack2 } from '@tabler/icons-react'
import type { Pagination } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { Link, useSearchParams } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan } from '../../app/shell-data.ts'
import { vi } from '../../ui/vi.ts'
import { createAddress } from '../addresses.ts'
import { useListAddress } from './list-address.ts'
import styles from './list-screen.module.css'
import { useReturnState } from '../../app/way-back.ts'

/** Empty state of a list: why it shows nothing, and what to do about it. */
export function EmptyList({ resource, pagination }: { resource: Resource; pagination: Pagination }) {
  const can = useCan()
  const way = useReturnState()
  const [search] = useSearchParams()
  const { bare, pageAddress } = useListAddress()
  const past = pagination.total > 0
  const narrowed = [...search.keys()].some((name) => !['page', 'sort_by', 'sort_dir', 'view', 'columns'].includes(name))

  if (past) {
    return (
      <div className={styles['empty']}>
        <h2>{vi.pagePast}</h2>
        <Button component={Link} to={pageAddress(1)} variant="default">
          {vi.firstPage}
        </Button>
      </div>
    )
  }
  if (narrowed) {
    return (
      <div className={styles['empty']}>
        <IconSearchOff size={40} stroke={1.25} aria-hidden />
        <h2>{vi.nothingFound}</h2>
        <p className="soft">{vi.nothingFoundHint}</p>
        <Button component={Link} to={bare} variant="default">
          {vi.clearFilters}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['empty']}>
      <IconStack2 size={40} stroke={1.25} aria-hidden />
      <h2>{vi.nothingYet(resource.label)}</h2>
      <p className="soft">{vi.nothingYetHint}</p>
      {resource.form && can(screenNeed(resource, 'create')) && (
        <Button component={Link} to={createAddress(resource)} state={way} leftSection={<IconPlus size={16} />}>
          {vi.addOne(resource.label)}
        </Button>
      )}
    </div>
  )
}
