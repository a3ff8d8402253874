import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { missingFilesBadge } from '@trace/define/awaited.ts'
import type { Entry, Pagination } from '@trace/define/entry.ts'
import { canSortBy } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan, useReadOnlyProblem } from '../../app/shell-data.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { vi } from '../../ui/vi.ts'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { useSavedRowId, useReturnState } from '../../app/way-back.ts'
import { detailAddress, editAddress } from '../addresses.ts'
import type { ShownColumn } from './columns/columns.ts'
import { referencedRows, nameOf } from '../form/entry.ts'
import { useListAddress } from './list-address.ts'
import type { RowAction } from './rows/row-actions.ts'
import { RowMenu } from './rows/row-menu.tsx'
import styles from './list-table.module.css'

/** Optional: a list works without keyboard shortcuts and column resizing, so a failure to load them is not shown. */
const ListGestures = lazyPart(
  'list-gestures',
  async () => (await import('./list-gestures.tsx')).ListGestures,
  () => null,
)
/** Preloaded, so that the user's column widths apply from the start. */
ListGestures.preload().catch(() => {})

interface Props {
  resource: Resource
  columns: readonly ShownColumn[]
  entries: readonly Entry[]
  pagination: Pagination
  selected: ReadonlySet<number>
  /** False if there are no bulk actions. */
  select: false | ((ids: ReadonlySet<number>) => void)
  actions(entry: Entry): readonly RowAction[]
  /** Whether wide columns are drawn narrower to save room. */
  isTight: boolean
  /** Called when the columns need more room than there is; after a render, before the browser paints. */
  onOverflow?: (() => void) | undefined
}

/** Plain table; on a phone each row is a card. ARIA roles keep it a table for screen readers. */
export function ListTable({
  resource,
  columns,
  entries,
  pagination,
  selected,
  select,
  actions,
  isTight,
  onOverflow,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const narrow = () => {
    const shown = box.current
    if (!onOverflow || !shown || shown.scrollWidth <= shown.clientWidth) return
    // If the user has set a column's width, the table scrolls instead.
    if (!shown.querySelector('[data-sized]')) onOverflow()
  }
  useLayoutEffect(narrow)
  // Fonts and buttons that load later may be wider than their placeholders.
  useEffect(() => {
    if (!onOverflow || !table.current) return
    const observer = new ResizeObserver(narrow)
    observer.observe(table.current)
    return () => observer.disconnect()
  })
  const all = entries.every(({ id }) => selected.has(id))
  const marked = useSavedRowId()
  const first = pagination.length * (pagination.page - 1) + 1
  const isOffered = (name: string) => canSortBy(resource, name, pagination.total)

  const toggle = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    if (select) select(next)
  }

  return (
    <div ref={box} className={styles['scroll']} tabIndex={0} role="region" aria-label={resource.plural}>
      <ListGestures resource={resource} entries={entries} columns={columns} box={box} />
      <table ref={table} role="table" className={styles['table']} data-tight={isTight || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {select && (
              <th role="columnheader" className={styles['check']}>
                <input
                  type="checkbox"
                  aria-label={vi.selectAll}
                  checked={all}
                  onChange={() => select(all ? new Set() : new Set(entries.map(({ id }) => id)))}
                />
              </th>
            )}
            <th role="columnheader" className={styles['number']}>
              {vi.number}
            </th>
            {columns.map((column) => (
              <Head key={column.key} column={column} isTitle={column.key === resource.title} isOffered={isOffered} />
            ))}
            <th role="columnheader" className={styles['menu']}>
              <span className="visually-hidden">{vi.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map((entry, index) => (
            <tr
              role="row"
              key={entry.id}
              data-selected={selected.has(entry.id) || undefined}
              aria-current={entry.id === marked || undefined}
            >
              {select && (
                <td role="cell" className={styles['check']}>
                  <input
                    type="checkbox"
                    aria-label={vi.selectOne(nameOf(resource, entry))}
                    checked={selected.has(entry.id)}
                    onChange={() => toggle(entry.id)}
                  />
                </td>
              )}
              <td role="cell" className={styles['number']}>
                {first + index}
              </td>
              {columns.map((column) => (
                <ListCell key={column.key} resource={resource} column={column} entry={entry} />
              ))}
              <td role="cell" className={styles['menu']}>
                <RowMenu name={nameOf(resource, entry)} actions={actions(entry)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({
  column: { label, numeric, sortedBy, kind },
  isTitle,
  isOffered,
}: {
  column: ShownColumn
  isTitle: boolean
  isOffered(name: string): boolean
}) {
  const { sort, directionOf } = useListAddress()
  const looks = {
    'data-kind': kind,
    'data-title': isTitle || undefined,
    'data-numeric': numeric || undefined,
    'data-long': label.length > 12 || undefined,
  }
  if (!sortedBy || !isOffered(sortedBy))
    return (
      <th role="columnheader" {...looks} title={sortedBy ? vi.tooLongToSort : undefined}>
        <span>{label}</span>
      </th>
    )
  const direction = directionOf(sortedBy)
  const Arrow = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort

  return (
    <th role="columnheader" {...looks} aria-sort={direction}>
      <button type="button" className={styles['sort']} title={vi.sortBy(label)} onClick={() => sort(sortedBy)}>
        <span>{label}</span>
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}

const SHORT = 24

/** The full text of a cell that may be cut off, for its tooltip. */
function longIn(entry: Entry, key: string): string | undefined {
  const words = typeof entry[key] === 'string' ? entry[key] : referencedRows(entry, key)[0]?.name
  return words && words.length > SHORT && !words.includes('<') ? words : undefined
}

/** Codes and document numbers never wrap. */
const isWhole = (kind: ShownColumn['kind'], value: unknown): boolean =>
  kind !== 'choice' && typeof value === 'string' && /^\S{1,24}$/.test(value)

/** Cell of a row; the column with the row's name is a link to it. */
export function ListCell({
  resource,
  column: { key, label, numeric, kind, wide, cell },
  entry,
}: {
  resource: Resource
  column: ShownColumn
  entry: Entry
}) {
  const to = useTarget(resource, entry)
  const way = useReturnState()
  const shown = cell(entry)
  const isTitle = key === resource.title
  const lack = isTitle && missingFilesBadge(resource.fields, entry)

  return (
    <td
      role="cell"
      data-kind={kind}
      data-label={label}
      data-numeric={numeric || undefined}
      data-title={isTitle || undefined}
      data-wide={wide || undefined}
      data-whole={isWhole(kind, entry[key]) || undefined}
      title={longIn(entry, key)}
    >
      <div>
        {isTitle && to && kind !== 'own' ? (
          <Link to={to} state={way}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {lack && <StatusBadge label={lack} tone="warning" />}
      </div>
    </td>
  )
}

/** Address of a row: its detail screen, otherwise its form. */
function useTarget(resource: Resource, entry: Entry): string | null {
  const can = useCan()
  const readOnly = useReadOnlyProblem()
  if (resource.detail && can(screenNeed(resource, 'read'))) return detailAddress(resource, entry.id)
  const mayEdit = resource.form && can(screenNeed(resource, 'edit')) && readOnly(resource, entry) === null
  return mayEdit ? editAddress(resource, entry.id) : null
}
