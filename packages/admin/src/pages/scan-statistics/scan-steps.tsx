import { longText, scanStatistics, stamps } from '@trace/domain'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../api.ts'
import { screenNeed } from '../../guard.ts'
import { detailAddress } from '../../screens/addresses.ts'
import type { Entry } from '../../screens/entry.ts'
import { FormDialog } from '../../screens/form-dialog.tsx'
import type { RowAction } from '../../screens/row-actions.ts'
import { askReason, showAnswer } from '../../shell/dialogs.ts'
import { whileLoading } from '../../shell/loading.tsx'
import { notify } from '../../shell/notices.ts'
import { useCan } from '../../shell/shell-data.ts'
import { vi } from '../../vi.ts'
import { words } from './words.ts'

interface Open {
  scan: Entry
  /** Whether the scan is cleared of suspicion; otherwise it only gets a note. */
  clears: boolean
}

/** What an officer may do about a scan: write a note, clear it of suspicion, or lock the label that was scanned. */
export function useScanSteps(): { stepsOf(scan: Entry): RowAction[]; dialog: ReactNode } {
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  const lock = async (scan: Entry) => {
    const label = await whileLoading(api<{ entry: { serial: string | null } }>('GET', `/api/web/stamps/${scan['code']}`))
    const serial = label.ok ? Number(label.data.entry.serial) : 0
    if (!serial) return notify({ title: words.lock, message: words.noLabel })
    const reason = await askReason({ title: words.lockTitle(String(serial).padStart(6, '0')), message: words.lockMessage })
    if (reason === null) return
    if (showAnswer(await whileLoading(api('PUT', `/stamps/${scan['stamp_id']}/lock`, { serial_from: serial, serial_to: serial, reason })))) void revalidate()
  }

  const stepsOf = (scan: Entry): RowAction[] => {
    const mayEdit = can(screenNeed(scanStatistics, 'edit', 'update'))
    const isLabel = typeof scan['stamp_id'] === 'number'
    return [
      ...(mayEdit && scan['is_suspicious'] ? [{ label: words.clear, icon: 'approve' as const, run: async () => setOpen({ scan, clears: true }) }] : []),
      ...(mayEdit ? [{ label: words.note, icon: 'write' as const, run: async () => setOpen({ scan, clears: false }) }] : []),
      ...(isLabel && can(screenNeed(stamps, 'read')) ? [{ label: words.openStamp, icon: 'open' as const, to: detailAddress(stamps, Number(scan['stamp_id'])) }] : []),
      ...(isLabel && scan['result'] !== 'locked' && can(screenNeed(stamps, 'update'))
        ? [{ label: words.lock, icon: 'lock' as const, danger: true, run: () => lock(scan) }]
        : []),
    ]
  }

  const dialog = open && (
    <FormDialog
      title={open.clears ? words.clear : words.note} submit={open.clears ? words.clear : vi.save} entry={{ note: open.scan['note'] }}
      fields={{ note: longText(words.note, { required: open.clears, max: 500, ...(open.clears && { help: words.clearHint }) }) }}
      send={({ note }) => api('PUT', `/scan-statistics/${open.scan.id}`, { note, is_suspicious: !open.clears && open.scan['is_suspicious'] === true })}
      onClose={close} onDone={() => { close(); void revalidate() }}
    />
  )
  return { stepsOf, dialog }
}
