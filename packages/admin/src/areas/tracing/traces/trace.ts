import { isOpenOrder } from '@trace/domain'
import type { Data } from '../../../app/call.ts'

export type Trace = Data<'GET /api/admin/traces/:id'>['entry']
export type ListedTrace = Data<'GET /api/admin/traces'>['entries'][number]

/** Whether labels may be asked for: not for goods taken back, and one order at a time. */
export const mayOrder = ({ status, order_status }: ListedTrace): boolean =>
  status !== 'recalled' && !(order_status && isOpenOrder(order_status))

/** Whether shoppers see its page: goods that were taken back are warned of there. */
export const isPublic = ({ status }: ListedTrace): boolean => status === 'active' || status === 'recalled'

/** The page a shopper sees, on this host. */
export const publicPath = ({ code }: ListedTrace): string => `/t/${code}`
