import { needs, processes } from '@trace/domain'
import { useNavigate } from 'react-router'
import { api } from '../../api.ts'
import { editAddress } from '../../screens/addresses.ts'
import type { Entry } from '../../screens/entry.ts'
import type { RowAction } from '../../screens/row-actions.ts'
import { confirm, showAnswer } from '../../shell/dialogs.ts'
import { whileLoading } from '../../shell/loading.tsx'
import { useCan } from '../../shell/shell-data.ts'
import { words } from './words.ts'

/** Makes a draft of one's own from a process, and opens it to be changed. */
export function useCopyAction(): (entry: Entry) => readonly RowAction[] {
  const can = useCan()
  const navigate = useNavigate()

  const copy = async ({ id, name }: Entry) => {
    if (!(await confirm({ title: words.copy, message: words.askCopy(String(name)) }))) return
    const answer = await whileLoading(api<{ entry: Entry }>('POST', `/processes/${id}/copy`, {}))
    if (showAnswer(answer)) void navigate(editAddress(processes, answer.data.entry.id))
  }

  return (entry) => (can(needs(processes, 'create')) ? [{ label: words.copy, icon: 'copy', run: () => copy(entry) }] : [])
}
