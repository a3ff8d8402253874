import { overruleNeed } from '@trace/domain/areas/accounts/permissions.ts'
import { orderHandlingNeeds } from '@trace/domain/areas/labels/orders/order-rights.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { publicReasonFields } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { useRevalidator } from 'react-router'
import type { Answer } from '@trace/screens/app/api.ts'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { createAddress, printAddress } from '@trace/screens/resource/addresses.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askReason, confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { askRecall } from './ask-recall.tsx'
import { openTraceDialog } from './open-trace-dialog.tsx'
import { isAsked, isPublic, mayOrder, mayRequest, publicPath } from './trace.ts'
import type { ListedTrace } from './trace.ts'
import { usePublishing } from './use-publishing.ts'
import { words } from './words.ts'

/** Row actions of a trace. */
export function useTraceActions(onRemoved?: () => void) {
  const can = useCan()
  const staff = useIsStaff()
  const { revalidate } = useRevalidator()
  const { screens, steps } = useRowActions(traces, onRemoved)
  const overrules = can(overruleNeed)
  const mayAsk = can(orderHandlingNeeds[staff ? 'staff' : 'owner'])
  const { askSwitch } = usePublishing()
  const mayMove = can(screenNeed(traces, 'update'))
  const mayActivate = mayMove && staff
  const mayEdit = can(screenNeed(traces, 'edit', 'update'))

  /** Asks for a reason, sends it, and reloads the traces. */
  const withReason =
    (verb: string, message: string, id: number, send: (reason: string) => Promise<Answer>) => async () => {
      const reason = await askReason({ title: verb, message, verb, about: `traces/${id}` })
      if (reason !== null && showAnswer(await whileLoading(send(reason)))) await revalidate()
    }

  const undoRecall = ({ id }: ListedTrace) =>
    withReason(words.undoRecall, words.askUndoRecall, id, (reason) =>
      call('PUT /api/admin/traces/:id/undo-recall', { id }, { reason }),
    )

  /** Publishes a producer's own reason for a recall, as it was typed or reworded. */
  const publishReason = (trace: ListedTrace) => () =>
    askForm({
      title: words.publishReason,
      fields: publicReasonFields,
      entry: { public_reason: trace.recall_reason },
      submit: words.publishReason,
      send: (body) => call('PUT /api/admin/traces/:id/publish-reason', { id: trace.id }, body),
      onDone: () => void revalidate(),
    })

  /** Releases a held trace, which returns to its former state; asks for the result of the verification. */
  const release = ({ id }: ListedTrace) =>
    withReason(words.release, words.askRelease, id, (reason) =>
      call('PUT /api/admin/traces/:id/release', { id }, { reason }),
    )

  /** Asks the staff to activate a trace, for users who may not. Offered once the ten items pass. */
  const request = (trace: ListedTrace) => async () => {
    if (!(await confirm({ title: words.request, message: words.askRequest }))) return
    const asked = call('PUT /api/admin/traces/:id/request-activation', { id: trace.id })
    if (showAnswer(await whileLoading(asked))) await revalidate()
  }
  const giveBack = ({ id }: ListedTrace) =>
    withReason(words.giveBack, words.askGiveBack, id, (reason) =>
      call('PUT /api/admin/traces/:id/return-request', { id }, { reason }),
    )

  const showQr = (trace: ListedTrace) => openTraceDialog({ kind: 'qr', trace })

  const actionsOf = (trace: ListedTrace): RowAction[] => {
    const { status } = trace
    const mayRecall = mayMove && (status === 'active' || status === 'inactive' || status === 'held')
    const deletable = status === 'draft' || status === 'inactive'
    const show: RowAction = { label: words.showQr, icon: 'qr', run: () => showQr(trace) }
    const visit: RowAction = { label: words.publicPage, icon: 'open', run: async () => openTab(publicPath(trace)) }
    const order: RowAction = { label: words.order, icon: 'order', to: `${createAddress(orders)}?trace=${trace.id}` }
    const recall: RowAction = {
      label: words.recall,
      icon: 'recall',
      danger: true,
      run: () => askRecall(trace, staff, () => void revalidate()),
    }
    const activate: RowAction = { label: words.activate, icon: 'approve', run: () => askSwitch(trace) }
    const back: RowAction = { label: words.giveBack, icon: 'reject', danger: true, run: giveBack(trace) }
    const ask: RowAction = {
      label: trace.activation_request === 'returned' ? words.requestAgain : words.request,
      icon: 'move',
      primary: true,
      run: request(trace),
    }
    const publish: RowAction = { label: words.publishReason, icon: 'approve', run: publishReason(trace) }
    const undo: RowAction = { label: words.undoRecall, icon: 'move', run: undoRecall(trace) }
    return [
      ...screens(trace).filter(({ icon }) => icon === 'view'),
      show,
      ...(isPublic(trace) ? [visit] : []),
      { label: words.print, icon: 'print', to: printAddress(traces, trace.id) },
      ...(mayActivate && isAsked(trace) ? [activate, back] : []),
      ...(!mayActivate && mayEdit && mayRequest(trace) ? [ask] : []),
      ...screens(trace).filter(({ icon }) => icon === 'edit' && status !== 'recalled'),
      ...(mayOrder(trace) && mayAsk ? [order] : []),
      ...(status === 'held' && mayActivate
        ? [{ label: words.release, icon: 'move' as const, run: release(trace) }]
        : []),
      ...(mayRecall ? [recall] : []),
      ...(status === 'recalled' && mayActivate && trace.recall_reason !== trace.public_reason ? [publish] : []),
      ...(status === 'recalled' && mayMove && overrules ? [undo] : []),
      ...(deletable ? steps(trace).filter(({ icon }) => icon === 'delete') : []),
    ]
  }

  return { actionsOf, showQr, askSwitch, mayMove: mayActivate }
}

const openTab = (path: string): void => void window.open(path, '_blank', 'noopener')
