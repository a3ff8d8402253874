import { isOpenOrder } from '@trace/domain'
import type { Data } from '../../../app/call.ts'

export type Trace = Data<'GET /api/admin/traces/:id'>['entry']
export type ListedTrace = Data<'GET /api/admin/traces'>['entries'][number]

/** Whether labels can be ordered: not for recalled goods, and only one order at a time. */
export const mayOrder = ({ status, order_status }: ListedTrace): boolean =>
  status !== 'recalled' && !(order_status && isOpenOrder(order_status))

/** Whether the trace has a public page; for recalled goods that page shows a warning. */
export const isPublic = ({ status }: ListedTrace): boolean => status === 'active' || status === 'recalled'

/** Path of the public page, on this host. */
export const publicPath = ({ code }: ListedTrace): string => `/t/${code}`
