import { Button } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import type { Entry, Listed } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, Outlet, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { loadChunk } from '../../ui/chunk.ts'
import { screenNeed } from '../../app/guard.ts'
import { changesByOthers } from '../../app/changes.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { useCan } from '../../app/shell-data.ts'
import { useStore } from '../../ui/store.ts'
import { vi } from '../../ui/vi.ts'
import { useReturnState } from '../../app/way-back.ts'
import { createAddress } from '../addresses.ts'
import { isFolded, togglesOf, withoutFolded } from '../fields/flag/folded-toggles.ts'
import { showColumn, stateColumn } from './columns/columns.ts'
import type { ListColumn } from './columns/columns.ts'
import { GROUP, MODE, SHEET } from './list-data.ts'
import type { FixedFilters, ListPage } from './list-data.ts'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { Pager } from './pager.tsx'
import { hasBulkActions, bulkActionsOf, useRowActions } from './rows/row-actions.ts'
import type { BulkActions, RowAction } from './rows/row-actions.ts'
import { SameColumns, useSameColumns } from './columns/same-columns.tsx'
import { useColumns } from './columns/use-columns.ts'
import styles from './list-screen.module.css'

const ListSheet = lazy(async () => ({
  default: (await loadChunk('list-sheet', () => import('../sheet/list-sheet.tsx'))).ListSheet,
}))
const ListGroups = lazy(async () => ({
  default: (await loadChunk('list-groups', () => import('./list-groups.tsx'))).ListGroups,
}))
const EmptyList = lazy(async () => ({
  default: (await loadChunk('empty-list', () => import('./empty-list.tsx'))).EmptyList,
}))
const BulkBar = lazyPart(
  'bulk-bar',
  async () => (await import('./rows/bulk-bar.tsx')).BulkBar,
  (inside) => <div className="soft">{inside}</div>,
)

interface Props<R extends Resource = Resource> {
  resource: R
  fixed?: FixedFilters
  columns?: readonly ListColumn<R>[]
  /** Extra row actions, before the standard ones. */
  actions?(entry: Listed<R>): readonly RowAction[]
  /** Extra row actions, between the links to screens and the state transitions. */
  also?(entry: Listed<R>): readonly RowAction[]
  /** Replaces all standard row actions. */
  only?(entry: Listed<R>): readonly RowAction[]
  /** Overrides the standard bulk actions. */
  many?: Partial<BulkActions>
  /** Content beside the create button. */
  tools?: ReactNode
  /** Content between the heading and the table: tabs, figures. */
  above?: ReactNode
  /** Content under the rows: totals. */
  below?: ReactNode
  /**
   * Called when Enter is pressed in the search box, with its text; true if another page was opened and no search is
   * needed.
   */
  onSearch?: ((words: string) => Promise<boolean>) | undefined
}

/** List screen of a resource, ten rows per page, thirty as a spreadsheet; its state is in the address. */
export function ListScreen<R extends Resource>(props: Props<R>): ReactNode
export function ListScreen({
  resource,
  fixed = {},
  columns = resource.columns,
  actions,
  also,
  only,
  many,
  tools,
  above,
  below,
  onSearch,
}: Props) {
  const { entries, pagination, names } = useLoaderData<ListPage>()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const can = useCan()
  const way = useReturnState()
  const [search] = useSearchParams()
  const isSheet = search.get(MODE) === SHEET
  const group = search.get(GROUP)
  const bulk = { ...bulkActionsOf(resource, only !== undefined), ...many }
  const selectable = hasBulkActions(resource, bulk) && can(screenNeed(resource, 'update'))

  const all = withoutFolded(resource, columns, stateColumn(resource)).map((column) => showColumn(resource, column))
  const [asideIsShown, showAside] = useState(false)
  const same = useSameColumns(resource, fixed, all, { entries, pagination })
  /**
   * Number of times the columns did not fit: the first time, wide columns are drawn narrower; after that, columns
   * are hidden.
   */
  const [tooMany, setTooMany] = useState(0)
  const arranged = useColumns(resource.screen, all, resource.spare, asideIsShown ? [] : same, Math.max(tooMany - 1, 0))
  const shown = arranged.columns.filter(({ hidden }) => !hidden)
  const rowActions = useRowActions(resource, undefined, [
    ...shown.map(({ key }) => key),
    ...(isFolded(resource) ? togglesOf(resource).map(([name]) => name) : []),
  ])

  const usual = (entry: Entry) => [...rowActions.screens(entry), ...(also?.(entry) ?? []), ...rowActions.steps(entry)]

  return (
    <Page
      title={resource.plural}
      actions={
        <>
          {tools}
          {resource.form && can(screenNeed(resource, 'create')) && (
            <Button component={Link} to={createAddress(resource)} state={way} leftSection={<IconPlus size={16} />}>
              {vi.add}
            </Button>
          )}
        </>
      }
    >
      {above}
      <div className={`card ${styles['list']}`}>
        <ListToolbar resource={resource} fixed={fixed} names={names} columns={arranged} onSearch={onSearch} />
        <LiveChanges
          resource={resource.name}
          key={`${resource.name} ${JSON.stringify(entries.map(({ id, version }) => [id, version]))}`}
        />
        {!isSheet && !group && arranged.same.length > 0 && (
          <SameColumns columns={arranged.same} entry={entries[0]!} show={() => showAside(true)} />
        )}
        {isSheet ? (
          <Suspense>
            <ListSheet resource={resource} fixed={fixed} entries={entries} />
          </Suspense>
        ) : group && entries.length > 0 ? (
          <Suspense>
            <ListGroups resource={resource} fixed={fixed} by={group} columns={shown} />
          </Suspense>
        ) : entries.length === 0 ? (
          <Suspense>
            <EmptyList resource={resource} pagination={pagination} />
          </Suspense>
        ) : (
          <div className={styles['rows']}>
            <LoadingRows />
            <ListTable
              resource={resource}
              columns={shown}
              entries={entries}
              pagination={pagination}
              selected={selected}
              select={selectable && setSelected}
              isTight={tooMany > 0}
              onOverflow={tooMany === 0 || arranged.mayNarrow ? () => setTooMany(tooMany + 1) : undefined}
              actions={(entry) => [...(actions?.(entry) ?? []), ...(only ?? usual)(entry)]}
            />
          </div>
        )}
        {below}
        {selected.size > 0 && (
          <BulkBar
            resource={resource}
            fixed={fixed}
            many={bulk}
            total={pagination.total}
            selected={selected}
            select={setSelected}
          />
        )}
        {!group && pagination.total > 0 && <Pager pagination={pagination} />}
      </div>
      <Outlet />
    </Page>
  )
}

/** Notice that somebody else changed rows since the list was loaded. */
function LiveChanges({ resource }: { resource: string }) {
  const count = useStore(changesByOthers)[resource] ?? 0
  const [seen] = useState(count)
  const { revalidate } = useRevalidator()
  if (count === seen) return null

  return (
    <p role="status" className={styles['changed']}>
      {vi.liveChanges}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconRefresh size={14} />}
        onClick={() => void revalidate()}
      >
        {vi.reload}
      </Button>
    </p>
  )
}
