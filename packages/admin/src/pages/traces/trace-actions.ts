import { orders, traces } from '@trace/domain'
import type { Compliance } from '@trace/domain'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../api.ts'
import type { Answer } from '../../api.ts'
import { screenNeed } from '../../guard.ts'
import { createAddress } from '../../screens/addresses.ts'
import type { Entry } from '../../screens/entry.ts'
import { useRowActions } from '../../screens/row-actions.ts'
import type { RowAction } from '../../screens/row-actions.ts'
import { askReason, confirm, showAnswer } from '../../shell/dialogs.ts'
import { whileLoading } from '../../shell/loading.tsx'
import { useCan, useUser } from '../../shell/shell-data.ts'
import type { TraceDialog } from './trace-dialogs.tsx'
import { isPublic, mayOrder, publicPath } from './trace.ts'
import { words } from './words.ts'

/** What may be done with a trace. `dialog` is for `TraceDialogs` on the page to show. */
export function useTraceActions(onRemoved?: () => void) {
  const can = useCan()
  const role = useUser()?.role
  const { revalidate } = useRevalidator()
  const { screens, steps } = useRowActions(traces, onRemoved)
  const [dialog, setDialog] = useState<TraceDialog | null>(null)
  const isAdmin = role?.code === 'super_admin'
  const mayMove = can(screenNeed(traces, 'update'))

  const write = async (path: string, body: object) => {
    if (showAnswer(await whileLoading(api('PUT', path, body)))) await revalidate()
  }

  /** Puts a trace before the public, or takes it away; tells what is missing when it is not fit. */
  const switchActive = async (trace: Entry, on: boolean, more: object = {}) => {
    const answer = await whileLoading(api<{ entry: Entry }>('PUT', `/traces/${trace.id}/change-active`, { is_active: on, ...more }))
    const compliance = missingOf(answer)
    setDialog(compliance && { kind: 'missing', trace, compliance, override: isAdmin ? () => override(trace) : null })
    if (!compliance && showAnswer(answer)) await revalidate()
  }
  const override = async (trace: Entry) => {
    setDialog(null)
    const override_reason = await askReason({ title: words.activate, message: words.overrideHint })
    if (override_reason !== null) await switchActive(trace, true, { override_reason })
  }
  const askSwitch = async (trace: Entry) => {
    const on = trace['is_active'] !== true
    const question = on ? { title: words.activate, message: words.askActivate } : { title: words.hide, message: words.askHide, danger: true }
    if (await confirm(question)) await switchActive(trace, on)
  }

  const undoRecall = (trace: Entry) => async () => {
    const reason = await askReason({ title: words.undoRecall, message: words.askUndoRecall })
    if (reason !== null) await write(`/traces/${trace.id}/undo-recall`, { reason })
  }

  const actionsOf = (trace: Entry): RowAction[] => {
    const { status } = trace
    const mayRecall = mayMove && (status === 'active' || status === 'inactive')
    const deletable = status === 'draft' || status === 'inactive'
    return [
      ...screens(trace).filter(({ icon }) => icon === 'view'),
      { label: words.showQr, icon: 'qr', run: async () => setDialog({ kind: 'qr', trace }) },
      ...(isPublic(trace) ? [{ label: words.publicPage, icon: 'open' as const, run: async () => void window.open(publicPath(trace), '_blank', 'noopener') }] : []),
      ...screens(trace).filter(({ icon }) => icon === 'edit' && status !== 'recalled'),
      ...(mayOrder(trace) && can(screenNeed(orders, 'create')) ? [{ label: words.order, icon: 'order' as const, to: `${createAddress(orders)}?trace_id=${trace.id}` }] : []),
      ...(mayRecall ? [{ label: words.recall, icon: 'recall' as const, danger: true, run: async () => setDialog({ kind: 'recall', trace }) }] : []),
      ...(status === 'recalled' && isAdmin ? [{ label: words.undoRecall, icon: 'move' as const, run: undoRecall(trace) }] : []),
      ...(deletable ? steps(trace).filter(({ icon }) => icon === 'delete') : []),
    ]
  }

  return { actionsOf, dialog, close: () => setDialog(null), askSwitch, mayMove: mayMove && role?.scope !== 'manufacture' }
}

/** The check-list that a refusal brings with it. */
function missingOf({ ok, data }: Answer): Compliance | null {
  return !ok && typeof data === 'object' && data !== null && 'compliance' in data ? data.compliance as Compliance : null
}
