import { bearsLotCode, LOT_LABELS_TELL } from '@trace/domain/areas/labels/issues/lot-labels.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { integer, longText } from '@trace/define/kinds/index.ts'
import { canMove } from '@trace/define/machine.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askReason } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type { Label, Stamp } from './stamp.ts'
import { words } from './words.ts'

const { serial_from, serial_to } = stamps.fields
const revoking = {
  serial_from: integer(serial_from.label, { required: true, min: 1, digits: 6 }),
  serial_to: integer(serial_to.label, { min: 1, digits: 6, help: words.revokeHint }),
  replaced_by: integer(words.replaced, { min: 1, digits: 6, help: words.replacedHint }),
  reason: longText(vi.reason, { required: true, max: 500 }),
}

/** Number of labels in a range; without a last number, it is only the first. */
const countOf = (from: number, to: number): number => Math.max(1, to ? to - from + 1 : 1)

interface LabelSteps {
  actionsOf(label: Pick<Label, 'serial' | 'state'>): RowAction[]
  /** Asks which labels were damaged or lost; null without permission. */
  revoke: (() => void) | null
}

/** Actions of officers on single labels of an issue. */
export function useLabelSteps(stamp: Stamp): LabelSteps {
  const { id, code } = stamp
  const { revalidate } = useRevalidator()
  const may = useCan()(screenNeed(stamps, 'update'))
  const isStaff = useIsStaff()

  const revoke = (entry: { serial_from?: number }) =>
    askForm({
      title: `${words.revoke} ${code}`,
      fields: revoking,
      entry,
      submit: ({ serial_from: from, serial_to: to }) =>
        words.revokeNow(formatNumber(countOf(Number(from), Number(to)))),
      send: (body) => call('PUT /api/admin/stamps/:id/revoke', { id }, body),
      onDone: () => void revalidate(),
    })

  const clear = async (serial: string) => {
    const reason = await askReason({
      title: words.clearSuspicion,
      message: words.askClear(serial),
      verb: words.clearSuspicion,
      about: `stamps/${id}/${serial}`,
    })
    if (reason === null) return
    const answer = await whileLoading(
      call('PUT /api/admin/stamps/:id/clear-suspicion', { id }, { serial: Number(serial), reason }),
    )
    if (showAnswer(answer)) void revalidate()
  }

  const lock = async (serial: string) => {
    const reason = await askReason({
      title: words.lockOne,
      message: bearsLotCode(stamp) ? `${LOT_LABELS_TELL}.` : words.askLockOne(serial),
      verb: words.lock,
      about: `stamps/${id}/${serial}`,
      danger: true,
    })
    if (reason === null) return
    const only = Number(serial)
    const answer = await whileLoading(
      call('PUT /api/admin/stamps/:id/lock', { id }, { serial_from: only, serial_to: only, reason, confirm: true }),
    )
    if (showAnswer(answer)) void revalidate()
  }

  const actionsOf = ({ serial, state }: Pick<Label, 'serial' | 'state'>): RowAction[] =>
    may && isStaff
      ? [
          ...(state === 'suspect'
            ? [{ label: words.clearSuspicion, icon: 'approve' as const, run: () => clear(serial) }]
            : []),
          ...(canMove(stampCodeStatus, state, 'locked')
            ? [{ label: words.lockOne, icon: 'lock' as const, danger: true, run: () => lock(serial) }]
            : []),
          ...(canMove(stampCodeStatus, state, 'revoked')
            ? [
                {
                  label: words.revoke,
                  icon: 'reject' as const,
                  danger: true,
                  run: () => revoke({ serial_from: Number(serial) }),
                },
              ]
            : []),
        ]
      : []

  return { actionsOf, revoke: may && isStaff ? () => void revoke({}) : null }
}
