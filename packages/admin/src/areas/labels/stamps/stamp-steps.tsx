import {
  lockReasons,
  publicReasonFields,
  reasonGiven,
  reasonToChoose,
} from '@trace/domain/areas/labels/issues/public-reasons.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { issueStatus, issueStatusReached } from '@trace/domain/areas/labels/issues/states.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { integer, longText } from '@trace/define/kinds/index.ts'
import { labelOf, needsReason, nextStates, verbOf } from '@trace/define/machine.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { detailAddress, editAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askStep, confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { loadOnDemand, openOverlay } from '@trace/screens/app/overlay.ts'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { GoodsWarnings } from '../../tracing/index.ts'
import { askPrint } from './ask-print.tsx'
import { askSheet } from './ask-sheet.tsx'
import { openSheet } from './open-sheet.ts'
import type { PrintRun } from './print-run.ts'
import { canDraw, canPrint, waitsForOrder } from './stamp.ts'
import type { Stamp } from './stamp.ts'
import { words } from './words.ts'

type Status = Stamp['status']

const serials = (help: string) => ({
  serial_from: integer(stamps.fields.serial_from.label, { min: 1, digits: 6 }),
  serial_to: integer(stamps.fields.serial_to.label, { min: 1, digits: 6, help }),
})
const activation = serials(words.activateHint)
const locking = { ...serials(words.lockHint), reason: longText(vi.reason, { required: true, max: 500 }) }
const choosing = { ...serials(words.lockHint), ...reasonToChoose(lockReasons) }

interface StampSteps {
  stepsOf(stamp: Stamp, from: 'list' | 'detail'): RowAction[]
  /** Called after a run was sent to the printer program, or opened as PDF. */
  sent(run: PrintRun, stamp: Stamp): void
}

/** Actions of the user on an issue of labels in its present state. */
export function useStampSteps(): StampSteps {
  const can = useCan()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const staff = useIsStaff()
  const reload = () => void revalidate()
  const sent = (run: PrintRun, stamp: Stamp) => {
    void openSent(run, stamp)
    reload()
  }

  const activate = ({ id, code, trace_id, serial_from, printed_count }: Stamp) =>
    askForm({
      title: `${words.activate} ${code}`,
      fields: activation,
      submit: words.activateNow,
      entry: { serial_from, serial_to: (serial_from ?? 1) + (printed_count ?? 0) - 1 },
      send: (body) => call('POST /api/admin/stamps/:id/activate', { id }, body),
      onDone: reload,
      children: () => <GoodsWarnings id={trace_id} />,
    })
  const lock = ({ id, code }: Stamp) => {
    const asked = { title: `${words.lock} ${code}`, submit: words.lock, onDone: reload }
    if (staff)
      return askForm({
        ...asked,
        fields: locking,
        send: (body) => call('PUT /api/admin/stamps/:id/lock', { id }, body),
      })
    return askForm({
      ...asked,
      fields: choosing,
      send: ({ chosen, reason, ...labels }) =>
        call('PUT /api/admin/stamps/:id/lock', { id }, { ...labels, reason: reasonGiven(lockReasons, chosen, reason) }),
    })
  }
  const publishReason = ({ id, code, lock_reason }: Stamp) =>
    askForm({
      title: `${words.publishReason} ${code}`,
      fields: publicReasonFields,
      entry: { public_reason: lock_reason },
      submit: words.publishReason,
      send: (body) => call('PUT /api/admin/stamps/:id/publish-reason', { id }, body),
      onDone: reload,
    })

  const move = async ({ id, status, quantity, name }: Stamp, to: Status) => {
    const asked: Partial<Record<Status, string>> = {
      issued: words.askIssue(formatNumber(quantity)),
      closed: words.askClose,
    }
    const message = status === 'locked' ? words.askUnlock : (asked[to] ?? vi.askMove(name, labelOf(issueStatus, to)))
    const verb = verbOf(issueStatus, status, to)
    const question = { title: verb, message, verb, about: `stamps/${id}`, danger: to === 'closed' }
    const body = await askStep(question, needsReason(issueStatus, status, to))
    if (!body) return
    const asking = await loadOnDemand('insist', () => import('@trace/screens/resource/form/insist.ts'))
    if (!asking) return
    const answer = await asking.sendWithConfirmation((more) =>
      call('PUT /api/admin/stamps/:id/change-status/:status', { id, status: to }, { ...body, ...more }),
    )
    if (showAnswer(answer)) void revalidate()
  }

  const remove = async ({ id, name }: Stamp) => {
    if (!(await confirm({ title: vi.delete, message: vi.askDelete(name), danger: true }))) return
    const gone = await whileLoading(call('DELETE /api/admin/stamps/:id', { id }))
    if (showAnswer(gone)) void navigate(listAddress(stamps))
  }

  const stepsOf = (stamp: Stamp, from: 'list' | 'detail'): RowAction[] => {
    const { id, status } = stamp
    const may = can(screenNeed(stamps, 'update'))
    const next = may ? nextStates(issueStatus, status) : []
    const isPrinted = status === 'printed' || status === 'activated'
    const mayEdit = can(screenNeed(stamps, 'edit'))
    const label = (to: Status) => verbOf(issueStatus, status, to)
    const unlocked = issueStatusReached(stamp)

    const steps: (RowAction | false)[] = [
      from === 'list' &&
        can(screenNeed(stamps, 'read')) && { label: vi.view, icon: 'view', to: detailAddress(stamps, id) },
      staff &&
        status === 'draft' &&
        may && { label: label('issued'), icon: 'approve', run: () => move(stamp, 'issued') },
      may &&
        canPrint(stamp) && {
          label: words.print,
          icon: 'print',
          primary: true,
          run: () => askPrint(stamp, (run) => sent(run, stamp)),
        },
      may &&
        isPrinted &&
        (stamp.activated_count ?? 0) < (stamp.printed_count ?? 0) &&
        (staff || !waitsForOrder(stamp)) && {
          label: words.activate,
          icon: 'approve',
          primary: !canPrint(stamp),
          run: () => activate(stamp),
        },
      mayEdit && { label: vi.edit, icon: 'edit', to: editAddress(stamps, id) },
      status !== 'recalled' && { label: words.trial, icon: 'print', run: () => openSheet(id, { trial: true }) },
      canDraw(stamp) && { label: words.pdf, icon: 'download', run: () => openSheet(id) },
      canDraw(stamp) && {
        label: words.pdfSheets,
        icon: 'download',
        run: () => askSheet(stamp, stamp.printed_count ?? 0),
      },
      staff &&
        status === 'locked' &&
        may && { label: label(unlocked), icon: 'approve', run: () => move(stamp, unlocked) },
      staff &&
        may &&
        status === 'locked' &&
        stamp.lock_reason !== stamp.public_reason && {
          label: words.publishReason,
          icon: 'approve',
          run: () => publishReason(stamp),
        },
      next.includes('closed') && { label: label('closed'), icon: 'move', run: () => move(stamp, 'closed') },
      next.includes('locked') && { label: words.lock, icon: 'lock', danger: true, run: () => lock(stamp) },
      staff &&
        next.includes('recalled') &&
        can(screenNeed(traces, 'read')) && {
          label: words.recall,
          icon: 'recall',
          danger: true,
          to: detailAddress(traces, stamp.trace_id),
        },
      may && status === 'draft' && { label: vi.delete, icon: 'delete', danger: true, run: () => remove(stamp) },
    ]
    return steps.filter((step) => step !== false)
  }

  return { stepsOf, sent }
}

const openSent = (run: PrintRun, stamp: Stamp) =>
  openOverlay('sent-dialog', async () => {
    const { SentDialog } = await import('./sent-dialog.tsx')
    return (close) => <SentDialog run={run} stamp={stamp} onClose={close} />
  })
