import { diaries } from '@trace/domain'
import { ToggleSwitch } from '../../fields/toggle-switch.tsx'
import { screenNeed } from '../../guard.ts'
import type { Column } from '../../screens/columns.ts'
import { ListScreen } from '../../screens/list-screen.tsx'
import { useCan } from '../../shell/shell-data.ts'
import { useDiaryActions } from './diary-actions.tsx'

const { is_traceable } = diaries.fields

const traceable: Column<typeof diaries> = {
  label: is_traceable.label,
  sortedBy: 'is_traceable',
  cell: (entry) => <ToggleSwitch field={is_traceable} name="is_traceable" value={entry['is_traceable']} entry={entry} resource="diaries" />,
}

/** All diaries; what the public may see is switched right there. */
export function DiaryList() {
  const { actionsOf, dialog } = useDiaryActions()
  const maySwitch = useCan()(screenNeed(diaries, 'edit', 'update'))
  const columns: Column<typeof diaries>[] = [
    'code', 'title', 'batch_id', 'performed_at', 'labor_id', maySwitch ? traceable : 'is_traceable', 'status', 'stage_id', 'manufacture_id',
  ]

  return (
    <>
      <ListScreen resource={diaries} columns={columns} only={actionsOf} />
      {dialog}
    </>
  )
}
