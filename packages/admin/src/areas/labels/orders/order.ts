import type { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import type { Entry, Listed } from '@trace/define/entry.ts'

export type Order = Entry<typeof orders>
export type ListedOrder = Listed<typeof orders>
export type HistoryStep = Order['history'][number]
