import { overruleNeed } from '@trace/domain/areas/accounts/permissions.ts'
import type { Compliance } from '@trace/domain/areas/tracing/trace-compliance.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { useRevalidator } from 'react-router'
import type { Answer } from '@trace/screens/app/api.ts'
import { call } from '@trace/screens/app/call.ts'
import { loadOnDemand } from '@trace/screens/app/overlay.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { undoChange } from '@trace/screens/app/undo-change.ts'
import { askReason, confirm } from '@trace/screens/ui/dialogs.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { openTraceDialog } from './open-trace-dialog.tsx'
import type { ListedTrace } from './trace.ts'
import { words } from './words.ts'

/** Publishes and unpublishes traces; asks first, and shows what an incomplete one lacks. */
export function usePublishing() {
  const overrules = useCan()(overruleNeed)
  const { revalidate } = useRevalidator()

  /**
   * Check-list of what a trace still lacks, loaded before the user is asked to publish; null if it is complete or
   * cannot be read.
   */
  const lacksOf = async ({ id }: ListedTrace): Promise<Compliance | null> => {
    const answer = await whileLoading(call('GET /api/admin/traces/:id', { id }))
    return answer.ok && !answer.data.entry.compliance.passed ? answer.data.entry.compliance : null
  }

  /** Publishes or unpublishes a trace; shows the missing items if it is incomplete. */
  const switchActive = async (trace: ListedTrace, on: boolean, more: { override_reason?: string } = {}) => {
    const asking = await loadOnDemand('insist', () => import('@trace/screens/resource/form/insist.ts'))
    if (!asking) return
    const answer = await asking.sendWithConfirmation((asked) =>
      call('PUT /api/admin/traces/:id/change-active', { id: trace.id }, { is_active: on, ...more, ...asked }),
    )
    const compliance = missingOf(answer)
    if (compliance)
      await openTraceDialog({ kind: 'missing', trace, compliance, override: overrules ? () => override(trace) : null })
    else {
      const undo = answer.ok
        ? () => void undoChange(traces, trace.id, answer.data.entry.version, revalidate)
        : undefined
      if (showAnswer(answer, undo)) await revalidate()
    }
  }
  const override = async (trace: ListedTrace) => {
    const override_reason = await askReason({
      title: words.activate,
      message: words.overrideHint,
      verb: words.activate,
      about: `traces/${trace.id}`,
      danger: true,
    })
    if (override_reason !== null) await switchActive(trace, true, { override_reason })
  }
  const askSwitch = async (trace: ListedTrace) => {
    const on = !trace.is_active
    const compliance = on ? await lacksOf(trace) : null
    if (compliance)
      return openTraceDialog({ kind: 'missing', trace, compliance, override: overrules ? () => override(trace) : null })
    const to = trace.qr_url
    const toShow = { title: words.activate, message: words.askActivate, link: { text: vi.seenAt(to), to } }
    const toHide = { title: words.hide, message: words.askHide, danger: true }
    if (await confirm(on ? toShow : toHide)) await switchActive(trace, on)
  }

  return { askSwitch }
}

/** The compliance checklist in the response, if publishing was refused because of it. */
function missingOf({ ok, data }: Answer): Compliance | null {
  return !ok && typeof data === 'object' && data !== null && 'compliance' in data
    ? (data.compliance as Compliance)
    : null
}
