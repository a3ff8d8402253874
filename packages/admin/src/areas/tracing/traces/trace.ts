import { isOpenOrder } from '@trace/domain'
import type { Compliance, Entry, Named, OrderStatus, Row, traces } from '@trace/domain'

export type Trace = Entry &
  Row<typeof traces> & {
    compliance: Compliance
    product: Named | null
    manufacture: Named | null
    batch: Named | null
    recalled_by_user: Named | null
  }

/** Whether labels may be asked for: not for goods taken back, and one order at a time. */
export const mayOrder = ({ status, order_status }: Entry): boolean =>
  status !== 'recalled' && !(typeof order_status === 'string' && isOpenOrder(order_status as OrderStatus))

/** Whether shoppers see its page: goods that were taken back are warned of there. */
export const isPublic = ({ status }: Entry): boolean => status === 'active' || status === 'recalled'

/** The page a shopper sees, on this host. */
export const publicPath = ({ code }: Entry): string => `/t/${String(code)}`
