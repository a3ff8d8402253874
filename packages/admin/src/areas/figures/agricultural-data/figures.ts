import type { Resource } from '@trace/domain'
import { listAddress } from '../../../resource/addresses.ts'
import type { ListPage } from '../../../resource/list/list-data.ts'

/** Sums over all rows a list means, and how many they are. */
export type Sums = Readonly<Record<string, number>> & { count: number }

export interface FiguresPage extends ListPage {
  totals: { entry: Sums; last_year?: Sums | null }
}

/** Where figures are typed as into a spreadsheet; of our own, the mission names no such screen. */
export const entryAddress = (resource: Resource): string => `${listAddress(resource)}/quick-entry`
