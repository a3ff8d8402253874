import type { Resource } from '@trace/define/resource.ts'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import type { ListPage } from '@trace/screens/resource/list/list-data.ts'

/**
 * Sums over all rows that match the list's filters, and the number of those rows; null where the rows tell a stock of
 * several periods.
 */
export type Sums = Readonly<Record<string, number | null>> & { count: number }

export interface FiguresPage extends ListPage {
  totals: { entry: Sums; last_year?: Sums | null }
}

/** Address of the data entry grid. It is our own choice: the mission names no such screen. */
export const entryAddress = (resource: Resource): string => `${listAddress(resource)}/quick-entry`
