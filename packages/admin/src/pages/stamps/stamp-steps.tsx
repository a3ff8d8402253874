import { integer, labelOf, longText, needsReason, nextStates, stamps, stampStatus, verbOf } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../../api.ts'
import { screenNeed } from '../../guard.ts'
import { detailAddress, editAddress, listAddress } from '../../screens/addresses.ts'
import { FormDialog } from '../../screens/form-dialog.tsx'
import type { RowAction } from '../../screens/row-actions.ts'
import { askReason, confirm, showAnswer } from '../../shell/dialogs.ts'
import { whileLoading } from '../../shell/loading.tsx'
import { useCan, useUser } from '../../shell/shell-data.ts'
import { vi } from '../../vi.ts'
import { openSheet } from './open-sheet.ts'
import { PrintDialog } from './print-dialog.tsx'
import type { PrintRun } from './print-run.ts'
import { SentDialog } from './sent-dialog.tsx'
import { canPrint, isFree } from './stamp.ts'
import type { Stamp } from './stamp.ts'
import { words } from './words.ts'

type Status = Stamp['status']

/** What stands open over the screen. */
type Open = { kind: 'print' | 'activate' | 'lock'; stamp: Stamp } | { kind: 'sent'; run: PrintRun }

const serials = { serial_from: integer(stamps.fields.serial_from.label, { min: 1 }), serial_to: integer(stamps.fields.serial_to.label, { min: 1 }) }
const activation = { ...serials, serial_to: { ...serials.serial_to, help: words.activateHint } }
const locking = { ...serials, serial_to: { ...serials.serial_to, help: words.lockHint }, reason: longText(vi.reason, { required: true, max: 500 }) }

/** What the person at the screen may do with an issue of labels where it stands, and the dialog that one of these has opened. */
export function useStampSteps(): { stepsOf(stamp: Stamp, from: 'list' | 'detail'): RowAction[]; dialog: ReactNode; sent(run: PrintRun): void } {
  const can = useCan()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const staff = useUser()?.role?.scope !== 'manufacture'
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const closeAndReload = () => {
    close()
    void revalidate()
  }
  const sent = (run: PrintRun) => {
    setOpen({ kind: 'sent', run })
    void revalidate()
  }

  const move = async ({ id, status, quantity, name }: Stamp, to: Status) => {
    const asked: Partial<Record<Status, string>> = { issued: words.askIssue(formatNumber(quantity)), closed: words.askClose }
    const message = status === 'locked' ? words.askUnlock : (asked[to] ?? vi.askMove(name, labelOf(stampStatus, to)))
    const question = { title: verbOf(stampStatus, status, to) ?? labelOf(stampStatus, to), message, danger: to === 'closed' }
    const reason = needsReason(stampStatus, status, to) ? await askReason(question) : (await confirm(question)) ? '' : null
    if (reason === null) return
    if (showAnswer(await whileLoading(api('PUT', `/stamps/${id}/change-status/${to}`, reason ? { reason } : {})))) void revalidate()
  }

  const remove = async ({ id, name }: Stamp) => {
    if (!(await confirm({ title: vi.delete, message: vi.askDelete(name), danger: true }))) return
    if (showAnswer(await whileLoading(api('DELETE', `/stamps/${id}`)))) void navigate(listAddress(stamps))
  }

  const stepsOf = (stamp: Stamp, from: 'list' | 'detail'): RowAction[] => {
    const { id, status } = stamp
    const may = can(screenNeed(stamps, 'update'))
    const step = (to: Status, icon: RowAction['icon']): RowAction => (
      { label: verbOf(stampStatus, status, to) ?? labelOf(stampStatus, to), icon, danger: to === 'recalled', run: () => move(stamp, to) }
    )
    const next = may ? nextStates(stampStatus, status) : []
    const isPrinted = status === 'printed' || status === 'activated'
    return [
      ...(from === 'list' && can(screenNeed(stamps, 'read')) ? [{ label: vi.view, icon: 'view' as const, to: detailAddress(stamps, id) }] : []),
      ...(staff && next.includes('issued') && status === 'draft' ? [{ ...step('issued', 'approve') }] : []),
      ...(may && canPrint(stamp) ? [{ label: words.print, icon: 'print' as const, primary: true, run: async () => setOpen({ kind: 'print', stamp }) }] : []),
      ...(may && isPrinted ? [{ label: words.activate, icon: 'approve' as const, primary: false, run: async () => setOpen({ kind: 'activate', stamp }) }] : []),
      ...(can(screenNeed(stamps, 'edit')) && isFree(status, 'name') ? [{ label: vi.edit, icon: 'edit' as const, to: editAddress(stamps, id) }] : []),
      { label: stamp.printed_count ? words.pdf : words.specimen, icon: 'download', run: () => openSheet(id) },
      ...(staff && status === 'locked' && may ? [step(unlockedAs(stamp), 'approve')] : []),
      ...(next.includes('closed') ? [step('closed', 'move')] : []),
      ...(next.includes('locked') ? [{ label: words.lock, icon: 'lock' as const, danger: true, run: async () => setOpen({ kind: 'lock', stamp }) }] : []),
      ...(staff && next.includes('recalled') ? [step('recalled', 'recall')] : []),
      ...(may && status === 'draft' ? [{ label: vi.delete, icon: 'delete' as const, danger: true, run: () => remove(stamp) }] : []),
    ]
  }

  return { stepsOf, sent, dialog: open && <StampDialog open={open} close={close} done={closeAndReload} sent={sent} /> }
}

/** A lock that is taken off leaves the issue where it was. */
const unlockedAs = ({ activated_count, printed_count }: Stamp): Status => (activated_count ? 'activated' : printed_count ? 'printed' : 'issued')

function StampDialog({ open, close, done, sent }: { open: Open; close(): void; done(): void; sent(run: PrintRun): void }) {
  if (open.kind === 'sent') return <SentDialog run={open.run} onClose={close} />
  const { kind, stamp } = open
  const { id, code, serial_from, printed_count } = stamp
  if (kind === 'print') return <PrintDialog stamp={stamp} onPrinted={sent} onClose={close} />
  const usual = { serial_from, serial_to: (serial_from ?? 1) + (printed_count ?? 0) - 1 }
  return kind === 'activate'
    ? (
      <FormDialog
        title={`${words.activate} ${code}`} fields={activation} entry={usual} submit={words.activateNow} onClose={close} onDone={done}
        send={(body) => api('POST', `/stamps/${id}/activate`, body)}
      />
    )
    : (
      <FormDialog
        title={`${words.lock} ${code}`} fields={locking} submit={words.lock} onClose={close} onDone={done}
        send={(body) => api('PUT', `/stamps/${id}/lock`, body)}
      />
    )
}
