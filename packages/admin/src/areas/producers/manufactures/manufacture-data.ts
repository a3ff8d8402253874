import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Entry, Paged } from '@trace/define/entry.ts'
import { PAGE_ROWS } from '@trace/define/paging.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { findPage, loadEntry, orPageBefore } from '@trace/screens/app/load.ts'
import { rowsTab, rowsTabs } from './manufacture-tabs.ts'

export type Manufacture = Entry<typeof manufactures>

export interface ManufactureView {
  entry: Manufacture
  /** Rows of the open tab; null on tabs that show the producer's own data. */
  rows: Paged | null
  /** Number of rows by tab; undefined without permission to list them. */
  totals: Readonly<Record<string, number | undefined>>
}

/** Loads a producer, the rows of the open tab, and the row counts of the other tabs. */
export async function loadManufacture({ params, request }: LoaderFunctionArgs): Promise<ManufactureView> {
  const { searchParams } = new URL(request.url)
  const open = rowsTab(searchParams.get('tab'))
  const mine = { manufacture_id: String(params['id']) }
  const page = searchParams.get('page') ?? '1'
  const [entry, rows, totals] = await Promise.all([
    loadEntry(manufactures, params['id'], request),
    open ? findPage(open.resource, { ...mine, length: PAGE_ROWS, page }, request) : null,
    Promise.all(
      rowsTabs.map(async (tab) => {
        const one = await findPage(tab.resource, { ...mine, length: 1 }, request)
        return [tab.key, one?.pagination.total] as const
      }),
    ),
  ])
  return { entry, rows: rows && orPageBefore(rows, request), totals: Object.fromEntries(totals) }
}
