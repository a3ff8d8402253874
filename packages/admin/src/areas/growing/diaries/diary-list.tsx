import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { ToggleSwitch } from '@trace/screens/resource/fields/flag/toggle-switch.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { useDiaryActions } from './diary-actions.ts'

const { is_traceable } = diaries.fields

/** Column with a switch; read-only for producers once the diary is approved. */
const traceable = (staff: boolean): ListColumn<typeof diaries> => ({
  label: is_traceable.label,
  sortedBy: 'is_traceable',
  cell: (entry) => {
    const on = entry.is_traceable
    if (!staff && entry.status === 'approved') return on ? vi.on : vi.off
    return <ToggleSwitch field={is_traceable} name="is_traceable" value={on} entry={entry} resource="diaries" />
  },
})

/** List of diaries; a switch in each row decides whether the public sees the diary. */
export function DiaryList() {
  const actionsOf = useDiaryActions()
  const staff = useIsStaff()
  const maySwitch = useCan()(screenNeed(diaries, 'edit', 'update'))
  const columns: ListColumn<typeof diaries>[] = [
    'code',
    'title',
    'batch_id',
    'performed_at',
    'labor_id',
    maySwitch ? traceable(staff) : 'is_traceable',
    'status',
    'stage_id',
    'manufacture_id',
  ]

  return (
    <ListScreen
      resource={diaries}
      columns={columns}
      only={actionsOf}
      many={{ moves: staff ? ['approved', 'rejected'] : ['submitted'] }}
    />
  )
}
