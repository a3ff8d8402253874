import type { Entry, Listed, orders } from '@trace/domain'

export type Order = Entry<typeof orders>
export type ListedOrder = Listed<typeof orders>
export type HistoryStep = Order['history'][number]
