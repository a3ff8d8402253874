import { Button } from '@mantine/core'
import type { Entry, Paged } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useReach } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import { constantColumns } from './column-layout.ts'
import type { ShownColumn } from './columns.ts'
import { useListAddress } from '../list-address.ts'
import type { FixedFilters } from '../list-data.ts'
import styles from '../list-screen.module.css'

/** Keys of the columns that hold one value in all rows of a list. */
export function useSameColumns(
  { filters, scope, title }: Resource,
  fixed: FixedFilters,
  columns: readonly ShownColumn[],
  { entries, pagination }: Pick<Paged, 'entries' | 'pagination'>,
): string[] {
  const reach = useReach()
  const { search } = useListAddress()
  const bound = filters.filter((name) => name in fixed || search.get(name)?.split(',').length === 1)
  if (reach.scope === 'owner' && scope.owner) bound.push(scope.owner)
  const telling = columns.filter(({ key }) => key !== title)
  return constantColumns(telling, entries, bound, pagination.total === entries.length)
}

interface Props {
  columns: readonly ShownColumn[]
  /** Any of the rows. */
  entry: Entry
  show(): void
}

/** Values that are equal in all rows, shown once above the table instead of in columns. */
export const SameColumns = ({ columns, entry, show }: Props) => (
  <p className={styles['same']}>
    {vi.sameInAll}
    {columns.map(({ key, label, cell }) => (
      <span key={key}>
        {label} <b>{isEmpty(entry[key]) ? vi.noValue : cell(entry)}</b>
      </span>
    ))}
    <Button size="compact-xs" variant="subtle" onClick={show}>
      {vi.showSame}
    </Button>
  </p>
)

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
