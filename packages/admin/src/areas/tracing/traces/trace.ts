import { isOpenOrder } from '@trace/domain/areas/labels/orders/order-status.ts'
import type { Data } from '@trace/screens/app/call.ts'

export type Trace = Data<'GET /api/admin/traces/:id'>['entry']
export type ListedTrace = Data<'GET /api/admin/traces'>['entries'][number]

/** Whether labels can be ordered: not for held or recalled goods, and only one order at a time. */
export const mayOrder = ({ status, order_status }: ListedTrace): boolean =>
  status !== 'recalled' && status !== 'held' && !(order_status && isOpenOrder(order_status))

/** Whether the trace's producer waits for the staff to activate it. */
export const isAsked = ({ activation_request }: ListedTrace): boolean => activation_request === 'asked'

/** Whether the activation of a trace can be asked for: hidden, complete, and not asked for already. */
export const mayRequest = (trace: ListedTrace): boolean =>
  (trace.status === 'draft' || trace.status === 'inactive') && trace.compliance.passed && !isAsked(trace)

/** Whether the trace has a public page; for held and recalled goods that page shows a warning. */
export const isPublic = ({ status }: ListedTrace): boolean =>
  status === 'active' || status === 'held' || status === 'recalled'

/** Path of the public page, on this host. */
export const publicPath = ({ code }: ListedTrace): string => `/t/${code}`
