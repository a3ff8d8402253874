import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Listed } from '@trace/define/entry.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { nameOf } from '@trace/screens/resource/form/entry.ts'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askReason, confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { words } from './words.ts'

type Diary = Listed<typeof diaries>

const commentFields = { authority_comment: diaries.fields.authority_comment }

/** Row actions of a diary: its producer submits it, officers review it. */
export function useDiaryActions(onRemoved?: () => void): (entry: Diary) => RowAction[] {
  const can = useCan()
  const staff = useIsStaff()
  const { revalidate } = useRevalidator()
  const { screens, steps } = useRowActions(diaries, onRemoved)

  const move = async (entry: Diary, to: string, body: { reason?: string } = {}) => {
    const moved = call('PUT /api/admin/diaries/:id/change-status/:status', { id: entry.id, status: to }, body)
    if (showAnswer(await whileLoading(moved))) void revalidate()
  }
  const ask = (entry: Diary, label: string, message: (name: string) => string, to: string) => async () => {
    if (await confirm({ title: label, message: message(nameOf(diaries, entry)) })) await move(entry, to)
  }
  const reject = (entry: Diary) => async () => {
    const reason = await askReason({
      title: words.askReject(nameOf(diaries, entry)),
      message: '',
      verb: vi.rejectOne(diaries.label),
      about: `diaries/${entry.id}`,
      danger: true,
    })
    if (reason !== null) await move(entry, 'rejected', { reason })
  }

  const comment = (entry: Diary) => () =>
    askForm({
      title: words.commentTitle,
      fields: commentFields,
      entry,
      submit: vi.save,
      send: (body) => call('PATCH /api/admin/diaries/:id', { id: entry.id }, body),
      onDone: () => void revalidate(),
    })

  const reviews = (entry: Diary): RowAction[] => {
    switch (entry.status) {
      case 'draft':
      case 'rejected':
        return [
          {
            label: words.submit,
            icon: 'move',
            primary: true,
            run: ask(entry, words.submit, words.askSubmit, 'submitted'),
          },
        ]
      case 'submitted':
        return staff
          ? [
              { label: words.approve, icon: 'approve', run: ask(entry, words.approve, words.askApprove, 'approved') },
              { label: words.reject, icon: 'reject', danger: true, run: reject(entry) },
            ]
          : []
      default:
        return staff
          ? [{ label: words.reopen, icon: 'move', run: ask(entry, words.reopen, words.askReopen, 'submitted') }]
          : []
    }
  }

  return (entry) => {
    const locked = entry.status === 'approved' && !staff
    const mayReview = can(screenNeed(diaries, 'update'))
    return [
      ...screens(entry).filter(({ icon }) => icon !== 'edit'),
      ...(mayReview ? reviews(entry) : []),
      ...screens(entry).filter(({ icon }) => icon === 'edit' && !locked),
      ...(staff && mayReview ? [{ label: words.comment, icon: 'write' as const, run: comment(entry) }] : []),
      ...(locked ? [] : steps(entry).filter(({ icon }) => icon === 'delete')),
    ]
  }
}
