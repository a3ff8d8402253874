import { processes } from '@trace/domain/areas/growing/processes.ts'
import type { Listed } from '@trace/define/entry.ts'
import { useNavigate } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { editAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { words } from './words.ts'

type Process = Listed<typeof processes>

/** Row actions of a process: a producer may copy the province's templates, and edit only its own processes. */
export function useProcessActions(): (entry: Process) => RowAction[] {
  const can = useCan()
  const navigate = useNavigate()
  const producer = !useIsStaff()
  const { screens, steps } = useRowActions(processes, () => void navigate(listAddress(processes)))

  const copy = async ({ id, name }: Process) => {
    if (!(await confirm({ title: words.copy, message: words.askCopy(name) }))) return
    const answer = await whileLoading(call('POST /api/admin/processes/:id/copy', { id }))
    if (showAnswer(answer)) void navigate(editAddress(processes, answer.data.entry.id))
  }

  return (entry) => {
    const settled = producer && !entry.manufacture_id
    return [
      ...screens(entry).filter(({ icon }) => icon === 'view'),
      ...(can(screenNeed(processes, 'create'))
        ? [{ label: words.copy, icon: 'copy' as const, run: () => copy(entry) }]
        : []),
      ...(settled ? [] : [...screens(entry).filter(({ icon }) => icon !== 'view'), ...steps(entry)]),
    ]
  }
}
