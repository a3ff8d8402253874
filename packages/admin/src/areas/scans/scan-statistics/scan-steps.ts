import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import type { Listed } from '@trace/define/entry.ts'
import { longText } from '@trace/define/kinds/index.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askReason, confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { notify } from '@trace/screens/ui/notices.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { words } from './words.ts'

type Scan = Listed<typeof scanStatistics>

/**
 * Officers' actions on a scan: write a note, clear the suspicion, or lock the scanned label. Permission `edit` alone
 * allows notes, but not deletion.
 */
export function useScanSteps(): (scan: Scan) => RowAction[] {
  const can = useCan()
  const { revalidate } = useRevalidator()

  const recover = async (id: number) => {
    const asked = { list: scanStatistics.name, id }
    if (showAnswer(await whileLoading(call('POST /api/admin/:list/:id/recover', asked)))) void revalidate()
  }
  const remove = async ({ id, code }: Scan) => {
    if (!(await confirm({ title: vi.delete, message: vi.askDelete(code), danger: true }))) return
    const gone = await whileLoading(call('DELETE /api/admin/scan-statistics/:id', { id }))
    if (showAnswer(gone, () => void recover(id))) void revalidate()
  }

  const lock = async (scan: Scan, stamp: number) => {
    const label = await whileLoading(call('GET /api/web/stamps/:code', { code: scan.code }))
    const serial = label.ok ? Number(label.data.entry.serial) : 0
    if (!serial) return notify({ title: words.lock, message: words.noLabel })
    const reason = await askReason({
      title: words.lockTitle(String(serial).padStart(6, '0')),
      message: words.lockMessage,
      verb: words.lock,
      about: `stamps/${stamp}/${serial}`,
      danger: true,
    })
    if (reason === null) return
    const locked = { serial_from: serial, serial_to: serial, reason }
    if (showAnswer(await whileLoading(call('PUT /api/admin/stamps/:id/lock', { id: stamp }, locked)))) void revalidate()
  }

  /** Asks for the officer's note; clearing a suspicion requires one. */
  const note = (scan: Scan, clears: boolean) => () =>
    askForm({
      title: clears ? words.clear : words.note,
      submit: clears ? words.clear : vi.save,
      entry: { note: scan.note },
      fields: { note: longText(words.note, { required: clears, max: 500, ...(clears && { help: words.clearHint }) }) },
      send: (body) =>
        call(
          'PUT /api/admin/scan-statistics/:id',
          { id: scan.id },
          { ...body, is_suspicious: !clears && scan.is_suspicious },
        ),
      onDone: () => void revalidate(),
    })

  return (scan) => {
    const mayEdit = can(screenNeed(scanStatistics, 'edit', 'update'))
    const stamp = scan.stamp_id
    const mayClear = mayEdit && scan.is_suspicious
    const mayLock = stamp !== null && scan.result !== 'locked' && can(screenNeed(stamps, 'update'))
    const steps: (RowAction | false)[] = [
      mayClear && { label: words.clear, icon: 'approve', run: note(scan, true) },
      mayEdit && { label: words.note, icon: 'write', run: note(scan, false) },
      stamp !== null &&
        can(screenNeed(stamps, 'read')) && { label: words.openStamp, icon: 'open', to: detailAddress(stamps, stamp) },
      mayLock && { label: words.lock, icon: 'lock', danger: true, run: () => lock(scan, stamp) },
      can(screenNeed(scanStatistics, 'update')) && {
        label: vi.delete,
        icon: 'delete',
        danger: true,
        run: () => remove(scan),
      },
    ]
    return steps.filter((step) => step !== false)
  }
}
