import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { call } from '@trace/screens/app/call.ts'
import { addressQueryOf, findEntry, load, loadEntry } from '@trace/screens/app/load.ts'
import { namesOf } from '@trace/screens/resource/list/names.ts'
import type { FormData } from '@trace/screens/resource/form/form-screen.tsx'
import type { Initial } from '@trace/screens/resource/form/form-state.ts'
import { listLoader } from '@trace/screens/resource/list/list-data.ts'
import type { ListPage } from '@trace/screens/resource/list/list-data.ts'
import type { Order } from './order.ts'

export interface OrderList extends ListPage<typeof orders> {
  /** Number of orders by state; a state without orders is absent. */
  counts: Data<'GET /api/admin/count-orders'>['entry']
}

export async function loadOrders(args: LoaderFunctionArgs): Promise<OrderList> {
  const [page, { entry: counts }] = await Promise.all([
    listLoader(orders)(args),
    load('GET /api/admin/count-orders', addressQueryOf(args.request), args.request),
  ])
  return { ...page, counts }
}

export interface OrderView {
  entry: Order
  /** The trace with its check-list; null without permission to read traces. */
  trace: Data<'GET /api/admin/traces/:id'>['entry'] | null
}

export async function loadOrder({ params, request }: LoaderFunctionArgs): Promise<OrderView> {
  const { signal } = request
  const entry = await loadEntry(orders, params['id'], request)
  const trace = await call('GET /api/admin/traces/:id', { id: entry.trace_id }, undefined, { signal })
  return { entry, trace: trace.ok ? trace.data.entry : null }
}

/** Initial values of a new order: the trace from the address, and its producer as the recipient by default. */
export async function beginOrder({ request }: LoaderFunctionArgs): Promise<FormData<typeof orders>> {
  const usual: Initial<typeof orders> = { stamp_type: 'qr_serial', receive_method: 'pickup' }
  const id = new URL(request.url).searchParams.get('trace')
  if (!id) return { entry: null, initial: usual }
  const trace = await findEntry(traces, Number(id), request)
  if (!trace) {
    const [named] = await namesOf(traces.name, [Number(id)])
    return { entry: null, initial: { ...usual, trace_id: Number(id), trace: named! } }
  }
  const producer = await findEntry(manufactures, trace.manufacture_id, request)
  return {
    entry: null,
    initial: { ...usual, trace_id: trace.id, trace, ...(producer && receiverOf(producer)) },
  }
}

const receiverOf = ({
  representative_name,
  phone,
  address,
  province_id,
  province,
  ward_id,
  ward,
}: Entry<typeof manufactures>): Initial<typeof orders> => ({
  receiver_name: representative_name,
  receiver_phone: phone,
  address,
  province_id,
  province,
  ward_id,
  ward,
})
