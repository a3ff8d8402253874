import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { useRevalidator } from 'react-router'
import type { Answer } from '@trace/screens/app/api.ts'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { askReason } from '@trace/screens/ui/dialogs.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import type { ReviewView } from './label-review-data.ts'
import { words } from './words.ts'

type Step = (() => Promise<void>) | null

/** Actions of an officer on a label, each asking for a reason; null without permission. */
export function useReviewSteps({
  stamp_id: id,
  serial: shown,
  review,
}: ReviewView['entry']): { lock(): Promise<void>; watch: Step; clear: Step } | null {
  const { revalidate } = useRevalidator()
  const may = useCan()(screenNeed(stamps, 'update'))
  const isStaff = useIsStaff()
  if (!may) return null
  const serial = Number(shown)

  const step =
    (verb: string, message: string, send: (reason: string) => Promise<Answer>, danger = false) =>
    async () => {
      const reason = await askReason({
        title: `${verb}: ${serialText(serial)}`,
        message,
        verb,
        about: `stamps/${id}/${serial}`,
        danger,
      })
      if (reason !== null && showAnswer(await whileLoading(send(reason)))) void revalidate()
    }
  const locked = (reason: string) =>
    call('PUT /api/admin/stamps/:id/lock', { id }, { serial_from: serial, serial_to: serial, reason })
  const watched = (reason: string) => call('PUT /api/admin/stamps/:id/watch', { id }, { serial, reason })
  const cleared = (reason: string) => call('PUT /api/admin/stamps/:id/clear-suspicion', { id }, { serial, reason })

  const isOpen = isStaff && (review === 'waiting' || review === 'watched')
  return {
    lock: step(words.lock, words.lockMessage, locked, true),
    watch: isOpen && review === 'waiting' ? step(words.watch, words.watchMessage, watched) : null,
    clear: isOpen ? step(words.clear, words.clearMessage, cleared) : null,
  }
}
