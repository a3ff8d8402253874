import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { labelOf } from '@trace/define/machine.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { SettledRule, Settling } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { revokeIssues } from './revoke-issues.ts'
import type { Ended } from './revoke-issues.ts'

type Order = Pick<Row<typeof orders>, 'id' | 'code' | 'status' | 'quantity' | 'approved_quantity'>

export const RECALLED_ALONE =
  'Đợt tem chỉ được thu hồi cùng hồ sơ truy xuất của lô: hãy thu hồi hồ sơ; nếu chỉ tem có vấn đề thì khóa hoặc hủy tem'

/**
 * Rule: an issue is recalled while its trace is, and at no other time, so that everybody is told the same of the goods.
 * The issues of an order together never have more labels than it was approved for, and an order that was
 * rejected or cancelled has none that can be used.
 */
export const settledIssues: SettledRule = {
  watches: [orders.name, stamps.name],
  async settle(settling) {
    await refuseIssues(settling)
    await refuseLoneRecalls(settling)
    for (const [, { before, after }] of settling.written.get(orders.name) ?? [])
      if (after && isDead(after['status']) && !isDead(before?.['status']))
        await revokeIssues(settling.store, after as unknown as Ended, before?.['status'] === 'approved')
  },
}

/** Refuses an issue that is recalled without its trace, or is in force again while its trace is recalled. */
async function refuseLoneRecalls({ store, written }: Settling): Promise<void> {
  const turned = [...(written.get(stamps.name) ?? [])].filter(
    ([, { before, after }]) => after && (before?.['status'] === 'recalled') !== (after['status'] === 'recalled'),
  )
  if (turned.length === 0) return
  const [lone] = await unscoped(store.sql, 'the traces of issues that were written')<{ status: string }[]>`
    select s.status from stamps s join traces t on t.id = s.trace_id
    where s.id = any(${turned.map(([id]) => id)}) and (s.status = 'recalled') <> (t.status = 'recalled') limit 1`
  if (!lone) return
  throw new Refusal(
    422,
    lone.status === 'recalled' ? RECALLED_ALONE : 'Hồ sơ truy xuất đang bị thu hồi: hủy lệnh thu hồi ở hồ sơ trước',
  )
}

/** Columns of an issue that decide whether its order has room for it. */
const OF_ORDER = ['order_id', 'quantity', 'serial_from', 'deleted_at'] as const

const STANDING: readonly unknown[] = ['issued', 'printed', 'activated']

async function refuseIssues({ store, written }: Settling): Promise<void> {
  for (const [id, change] of written.get(stamps.name) ?? []) {
    const { before, after } = change
    if (!after?.['order_id'] || after['deleted_at']) continue
    const isStanding = STANDING.includes(after['status'])
    const isBegun = isStanding && !STANDING.includes(before?.['status'])
    if (!isBegun && !isMoved(change)) continue
    const order = await lockOrder(store, Number(after['order_id']))
    if (isDead(order.status) && (isStanding || isMoved(change)))
      throw refuseField(
        'order_id',
        `Đơn ${order.code} ở trạng thái “${labelOf(orderStatus, order.status)}”, không lập hay cấp tem cho đơn này`,
      )
    if (isStanding && order.status === 'pending')
      throw refuseField('order_id', `Đơn ${order.code} chưa được duyệt, hãy duyệt đơn để cấp dải số`)
    if (isMoved(change)) await refuseExcess(store, order, { id, quantity: Number(after['quantity']) })
  }
}

const isMoved = ({ before, after }: RowChange): boolean =>
  OF_ORDER.some((name) => (before?.[name] ?? null) !== (after?.[name] ?? null))

const isDead = (status: unknown): boolean => status === 'cancelled' || status === 'rejected'

/** Locks an order, so that of two issues that share it the second sees the first. */
async function lockOrder({ sql }: Store, id: number): Promise<Order> {
  const [order] = await unscoped(sql, 'the order of an issue that was written')<Order[]>`
    select id, code, status, quantity, approved_quantity from orders where id = ${id} for update`
  return order!
}

/** Refuses an issue for which its order has no labels left; the other drafts of the order take none. */
async function refuseExcess(
  { sql }: Store,
  { id, code, status, quantity: ordered, approved_quantity }: Order,
  issue: { id: number; quantity: number },
): Promise<void> {
  const [others] = await unscoped(sql, 'the other issues of an order that is locked')<{ given: number }[]>`
    select coalesce(sum(quantity), 0)::int as given from stamps
    where order_id = ${id} and id <> ${issue.id} and serial_from is not null and deleted_at is null`
  const most = approved_quantity ?? ordered
  const left = most - others!.given
  if (issue.quantity <= left) return
  const told = `Đơn ${code} ${status === 'pending' ? 'đặt' : 'được duyệt'} ${formatNumber(most)} tem`
  throw refuseField(
    'quantity',
    left > 0 ? `${told}, chỉ còn ${formatNumber(left)} tem` : `${told} và đã cấp đủ; cần thêm tem thì đặt đơn mới`,
  )
}
