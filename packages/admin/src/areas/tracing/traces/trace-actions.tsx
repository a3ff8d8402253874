import { mayOverrule } from '@trace/domain/areas/accounts/permissions.ts'
import { mayHandleOrder } from '@trace/domain/areas/labels/orders/order-rights.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { publishedReason } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import type { Compliance } from '@trace/domain/areas/tracing/trace-compliance.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import type { Answer } from '@trace/screens/app/api.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { fetchAsked } from '@trace/screens/app/overlay.ts'
import { createAddress, printAddress } from '@trace/screens/resource/addresses.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askReason, confirm } from '@trace/screens/ui/dialogs.ts'
import { undoAct } from '@trace/screens/app/undo-act.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { askRecall } from './ask-recall.tsx'
import { openTraceDialog } from './open-trace-dialog.tsx'
import { isAsked, isPublic, mayOrder, mayRequest, publicPath } from './trace.ts'
import type { ListedTrace } from './trace.ts'
import { words } from './words.ts'

/** Row actions of a trace. */
export function useTraceActions(onRemoved?: () => void) {
  const can = useCan()
  const staff = useIsStaff()
  const { revalidate } = useRevalidator()
  const { screens, steps } = useRowActions(traces, onRemoved)
  const overrules = can(mayOverrule)
  const mayAsk = can(mayHandleOrder[staff ? 'staff' : 'owner'])
  const mayMove = can(screenNeed(traces, 'update'))
  const mayActivate = mayMove && staff
  const mayEdit = can(screenNeed(traces, 'edit', 'update'))

  /** What a trace still lacks, known before anybody is asked to publish it; null if nothing, or it cannot be read. */
  const lacksOf = async ({ id }: ListedTrace): Promise<Compliance | null> => {
    const answer = await whileLoading(call('GET /api/admin/traces/:id', { id }))
    return answer.ok && !answer.data.entry.compliance.passed ? answer.data.entry.compliance : null
  }

  /** Publishes or unpublishes a trace; shows the missing items if it is incomplete. */
  const switchActive = async (trace: ListedTrace, on: boolean, more: { override_reason?: string } = {}) => {
    const asking = await fetchAsked('insist', () => import('@trace/screens/resource/form/insist.ts'))
    if (!asking) return
    const answer = await asking.sendAsked((asked) =>
      call('PUT /api/admin/traces/:id/change-active', { id: trace.id }, { is_active: on, ...more, ...asked }),
    )
    const compliance = missingOf(answer)
    if (compliance)
      await openTraceDialog({ kind: 'missing', trace, compliance, override: overrules ? () => override(trace) : null })
    else {
      const undo = answer.ok ? () => void undoAct(traces, trace.id, answer.data.entry.version, revalidate) : undefined
      if (showAnswer(answer, undo)) await revalidate()
    }
  }
  const override = async (trace: ListedTrace) => {
    const override_reason = await askReason({
      title: words.activate,
      message: words.overrideHint,
      verb: words.activate,
      danger: true,
    })
    if (override_reason !== null) await switchActive(trace, true, { override_reason })
  }
  const askSwitch = async (trace: ListedTrace) => {
    const on = !trace.is_active
    const compliance = on ? await lacksOf(trace) : null
    if (compliance)
      return openTraceDialog({ kind: 'missing', trace, compliance, override: overrules ? () => override(trace) : null })
    const to = trace.qr_url ?? publicPath(trace)
    const toShow = { title: words.activate, message: words.askActivate, link: { text: vi.seenAt(to), to } }
    const toHide = { title: words.hide, message: words.askHide, danger: true }
    if (await confirm(on ? toShow : toHide)) await switchActive(trace, on)
  }

  const undoRecall = (trace: ListedTrace) => async () => {
    const reason = await askReason({ title: words.undoRecall, message: words.askUndoRecall, verb: words.undoRecall })
    if (reason === null) return
    const undone = call('PUT /api/admin/traces/:id/undo-recall', { id: trace.id }, { reason })
    if (showAnswer(await whileLoading(undone))) await revalidate()
  }

  /** Lets shoppers read a producer's own reason for a recall, as it was typed or in other words. */
  const publishReason = (trace: ListedTrace) => () =>
    askForm({
      title: words.publishReason,
      fields: publishedReason,
      entry: { public_reason: trace.recall_reason },
      submit: words.publishReason,
      send: (body) => call('PUT /api/admin/traces/:id/publish-reason', { id: trace.id }, body),
      onDone: () => void revalidate(),
    })

  /** Ends the verification of a held trace: it is again what it was. */
  const release = (trace: ListedTrace) => async () => {
    const reason = await askReason({ title: words.release, message: words.askRelease, verb: words.release })
    if (reason === null) return
    const released = call('PUT /api/admin/traces/:id/release', { id: trace.id }, { reason })
    if (showAnswer(await whileLoading(released))) await revalidate()
  }

  /** For those who may not activate: asks the staff to. Offered once the ten items pass. */
  const request = (trace: ListedTrace) => async () => {
    if (!(await confirm({ title: words.request, message: words.askRequest }))) return
    const asked = call('PUT /api/admin/traces/:id/request-activation', { id: trace.id })
    if (showAnswer(await whileLoading(asked))) await revalidate()
  }
  const giveBack = (trace: ListedTrace) => async () => {
    const reason = await askReason({ title: words.giveBack, message: words.askGiveBack, verb: words.giveBack })
    if (reason === null) return
    const returned = call('PUT /api/admin/traces/:id/return-request', { id: trace.id }, { reason })
    if (showAnswer(await whileLoading(returned))) await revalidate()
  }

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

/** The compliance checklist in the response, if publishing was refused because of it. */
function missingOf({ ok, data }: Answer): Compliance | null {
  return !ok && typeof data === 'object' && data !== null && 'compliance' in data
    ? (data.compliance as Compliance)
    : null
}
