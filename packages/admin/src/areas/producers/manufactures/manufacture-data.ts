import type { certificates, Entry, manufactures, Row } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../app/api.ts'
import { load } from '../../../app/load.ts'
import { PAGE_LENGTH } from '../../../resource/list/list-data.ts'
import type { ListPage } from '../../../resource/list/list-data.ts'
import { rowsTab, rowsTabs } from './manufacture-tabs.ts'

export type Manufacture = Entry & Row<typeof manufactures>
export type Certificate = Row<typeof certificates>

export interface ManufactureView {
  entry: Manufacture
  /** The rows of the tab that is open; null on tabs of the producer's own. */
  rows: Omit<ListPage, 'names'> | null
  /** How many rows each tab has; nothing for those one may not list. */
  totals: Readonly<Record<string, number | undefined>>
}

type Rows = NonNullable<ManufactureView['rows']>

/** A producer, the rows of the tab that is open, and how many there are under the others. */
export async function loadManufacture({ params, request }: LoaderFunctionArgs): Promise<ManufactureView> {
  const { searchParams } = new URL(request.url)
  const open = rowsTab(searchParams.get('tab'))
  const ask = async (name: string, length: number, page = '1'): Promise<Rows | null> => {
    const path = `/${name}?manufacture_id=${params['id']}&length=${length}&page=${page}`
    const answer = await api<Rows>('GET', path, undefined, { signal: request.signal })
    return answer.ok ? answer.data : null
  }
  const [{ entry }, rows, totals] = await Promise.all([
    load<{ entry: Manufacture }>(`/manufactures/${params['id']}`, request),
    open ? ask(open.resource.name, PAGE_LENGTH, searchParams.get('page') ?? '1') : null,
    Promise.all(
      rowsTabs.map(async ({ key, resource }) => [key, (await ask(resource.name, 1))?.pagination.total] as const),
    ),
  ])
  return { entry, rows, totals: Object.fromEntries(totals) }
}
