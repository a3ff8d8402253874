import type { Entry, Named, orders, Row } from '@trace/domain'

/** An order as its calls answer it. */
export type Order = Entry &
  Row<typeof orders> & {
    manufacture: Named | null
    product: Named | null
    trace: Named | null
    stamp: Named | null
    province: Named | null
    ward: Named | null
    assigned_user: Named | null
    history: readonly HistoryStep[]
  }

export type HistoryStep = Row<typeof orders>['history'][number] & { user: Named | null }
