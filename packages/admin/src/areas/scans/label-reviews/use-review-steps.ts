import { serialText, stamps } from '@trace/domain'
import { useRevalidator } from 'react-router'
import { call } from '../../../app/call.ts'
import { screenNeed } from '../../../app/guard.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { useCan, useIsStaff } from '../../../app/shell-data.ts'
import { askReason } from '../../../ui/dialogs.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import type { ReviewView } from './label-review-data.ts'
import { words } from './words.ts'

type Step = (() => Promise<void>) | null

/** What an officer does about a label, each with a reason; null for whoever may do nothing. */
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

  const ask = (verb: string, message: string, danger = false) =>
    askReason({ title: `${verb}: ${serialText(serial)}`, message, verb, danger })

  const lock = async () => {
    const reason = await ask(words.lock, words.lockMessage, true)
    if (reason === null) return
    const body = { serial_from: serial, serial_to: serial, reason }
    if (showAnswer(await whileLoading(call('PUT /api/admin/stamps/:id/lock', { id }, body)))) void revalidate()
  }
  const watch = async () => {
    const reason = await ask(words.watch, words.watchMessage)
    if (reason === null) return
    const answer = await whileLoading(call('PUT /api/admin/stamps/:id/watch', { id }, { serial, reason }))
    if (showAnswer(answer)) void revalidate()
  }
  const clear = async () => {
    const reason = await ask(words.clear, words.clearMessage)
    if (reason === null) return
    const answer = await whileLoading(call('PUT /api/admin/stamps/:id/clear-suspicion', { id }, { serial, reason }))
    if (showAnswer(answer)) void revalidate()
  }
  const isOpen = isStaff && (review === 'waiting' || review === 'watched')
  return { lock, watch: isOpen && review === 'waiting' ? watch : null, clear: isOpen ? clear : null }
}
