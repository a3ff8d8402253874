import { orderHandlingNeeds, orderMoveNeeds } from '@trace/domain/areas/labels/orders/order-rights.ts'
import { mayMoveOrder } from '@trace/domain/areas/labels/orders/order-status.ts'
import type { OrderStatus } from '@trace/domain/areas/labels/orders/order-status.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import type { Fields } from '@trace/define/field.ts'
import { longText } from '@trace/define/kinds/index.ts'
import { labelOf, needsReason, nextStates, verbOf } from '@trace/define/machine.ts'
import type { Side } from '@trace/define/machine.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { loadOnDemand } from '@trace/screens/app/overlay.ts'
import { editAddress, listAddress, printAddress } from '@trace/screens/resource/addresses.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askStep, confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type { ListedOrder } from './order.ts'
import { words } from './words.ts'

const { quantity, approved_quantity, tracking_no } = orders.fields
const note = longText(words.note, { max: 500 })

/** Transitions that need more input than a confirmation. */
const asks: Partial<Record<OrderStatus, Fields>> = {
  approved: {
    approved_quantity: { ...quantity, label: approved_quantity.label, help: words.approvedHint },
    note: { ...note, help: words.noteHint },
  },
  delivering: { tracking_no: { ...tracking_no, auto: false }, note },
}

const icons: Partial<Record<OrderStatus, RowAction['icon']>> = {
  approved: 'approve',
  rejected: 'reject',
  cancelled: 'reject',
}

const useOrderSide = (): Side => (useIsStaff() ? 'staff' : 'owner')

/** Whether the user may order labels at all. */
export function useMayOrder(): boolean {
  const side = useOrderSide()
  return useCan()(orderHandlingNeeds[side])
}

/** Row actions of an order: the transitions for the user's side, and editing while it waits. */
export function useOrderSteps(): (order: ListedOrder) => RowAction[] {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const can = useCan()
  const side = useOrderSide()

  const send = ({ id }: ListedOrder, to: OrderStatus, body: object) =>
    call('PUT /api/admin/orders/:id/change-status/:status', { id, status: to }, body)

  const move = async (order: ListedOrder, to: OrderStatus) => {
    const fields = asks[to]
    if (fields) {
      return askForm({
        title: titleOf(order, to),
        fields,
        submit: verbFor(order, to),
        entry: { approved_quantity: order.quantity, tracking_no: order.tracking_no },
        send: (body) => send(order, to, body),
        onDone: () => void revalidate(),
      })
    }
    const question = {
      title: titleOf(order, to),
      message: words.askMove(labelOf(orderStatus, to)),
      danger: to === 'cancelled' || to === 'rejected',
      verb: verbFor(order, to),
      about: `orders/${order.id}`,
    }
    const said = await askStep(question, needsReason(orderStatus, order.status, to))
    if (!said) return
    const asking = await loadOnDemand('insist', () => import('@trace/screens/resource/form/insist.ts'))
    if (!asking) return
    const body = said.reason ? { note: said.reason } : {}
    const answer = await asking.sendWithConfirmation((more) => send(order, to, { ...body, ...more }))
    if (showAnswer(answer)) void revalidate()
  }

  const remove = async ({ id, code }: ListedOrder) => {
    if (!(await confirm({ title: vi.delete, message: words.askDelete(code ?? ''), danger: true }))) return
    const gone = await whileLoading(call('DELETE /api/admin/orders/:id', { id }))
    if (showAnswer(gone)) void navigate(listAddress(orders))
  }

  return (order) => [
    ...nextStates(orderStatus, order.status)
      .filter((to) => mayMoveOrder(side, order.status, to) && orderMoveNeeds(side, to).every(can))
      .map((to) => ({
        label: verbFor(order, to),
        icon: icons[to] ?? ('move' as const),
        danger: icons[to] === 'reject',
        run: () => move(order, to),
      })),
    ...(order.status === 'pending' && can(orderHandlingNeeds[side])
      ? [{ label: words.edit, icon: 'edit' as const, to: editAddress(orders, order.id) }]
      : []),
    { label: words.print, icon: 'print', to: printAddress(orders, order.id) },
    ...(side === 'staff' &&
    can(orderHandlingNeeds.staff) &&
    (order.status === 'rejected' || order.status === 'cancelled')
      ? [{ label: vi.delete, icon: 'delete' as const, danger: true, run: () => remove(order) }]
      : []),
  ]
}

const verbFor = ({ status }: ListedOrder, to: OrderStatus) => verbOf(orderStatus, status, to)

const titleOf = (order: ListedOrder, to: OrderStatus) => words.ofOrder(verbFor(order, to), order.code ?? '')
