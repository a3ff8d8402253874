import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { email, flag } from '@trace/define/kinds/index.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { ChecklistLacks } from '@trace/screens/resource/checklist-lacks.tsx'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { loadWholeEntry } from '@trace/screens/resource/load-whole-entry.ts'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askReason, confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { undoChange } from '@trace/screens/app/undo-change.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import type { Manufacture } from './manufacture-data.ts'
import { words } from './words.ts'

const approvalFields = {
  create_account: flag(words.createAccount, { help: words.createAccountHelp }),
  email: email(words.accountEmail, { required: true, when: { create_account: [true] } }),
}

/** Officers' actions on a producer: appraise, suspend, resume. */
export function useManufactureActions(): (entry: Manufacture) => RowAction[] {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { screens, steps } = useRowActions(manufactures, () => void navigate(listAddress(manufactures)))
  const staff = useIsStaff()
  const mayMove = useCan()(screenNeed(manufactures, 'update')) && staff

  const setActive = async ({ id }: Manufacture, body: { is_active: boolean; reason?: string }) => {
    const answer = await whileLoading(call('PUT /api/admin/manufactures/:id/change-status', { id }, body))
    const undo = answer.ok ? () => void undoChange(manufactures, id, answer.data.entry.version, revalidate) : undefined
    if (showAnswer(answer, undo)) await revalidate()
  }
  const suspend = (entry: Manufacture) => async () => {
    const reason = await askReason({
      title: words.suspend,
      message: words.askSuspend,
      verb: words.suspend,
      about: `manufactures/${entry.id}`,
      danger: true,
    })
    if (reason !== null) await setActive(entry, { is_active: false, reason })
  }
  const resume = (entry: Manufacture) => async () => {
    if (await confirm({ title: words.resume, message: words.askResume(entry.name) }))
      await setActive(entry, { is_active: true })
  }

  const approve =
    ({ id, email: address, ...listed }: Manufacture) =>
    async () => {
      const entry = await loadWholeEntry(manufactures, { id, ...listed })
      return askForm({
        title: words.approveTitle,
        fields: approvalFields,
        entry: { email: address },
        submit: words.approve,
        children: () => (
          <>
            <p className="soft">{words.approveHint}</p>
            <ChecklistLacks resource={manufactures} entry={entry} />
          </>
        ),
        onDone: () => void revalidate(),
        send: (body) =>
          call('PUT /api/admin/manufactures/:id/change-approved', { id }, { ...body, approval_status: 'approved' }),
      })
    }

  return (entry) => {
    const usual = staff ? steps(entry) : []
    const decided = usual.map((action) =>
      action.icon === 'approve' && !entry.has_changes ? { ...action, run: approve(entry) } : action,
    )
    const work: RowAction = entry.is_active
      ? { label: words.suspend, icon: 'recall', danger: true, run: suspend(entry) }
      : { label: words.resume, icon: 'move', primary: true, run: resume(entry) }
    return [
      ...decided.filter(({ icon }) => icon !== 'delete'),
      ...screens(entry).filter(({ icon }) => icon === 'edit'),
      ...(mayMove && entry.approval_status === 'approved' ? [work] : []),
      ...decided.filter(({ icon }) => icon === 'delete'),
    ]
  }
}
