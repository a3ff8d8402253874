import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { pucStatus } from '@trace/domain/areas/growing/states.ts'
import { nextStates } from '@trace/define/machine.ts'
import { useRevalidator } from 'react-router'
import { call } from '../../../app/call.ts'
import { screenNeed } from '../../../app/guard.ts'
import type { RowAction } from '../../../resource/list/row-actions.ts'
import { confirm } from '../../../ui/dialogs.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { useCan, useIsStaff } from '../../../app/shell-data.ts'
import type { Area } from './area.ts'
import { words } from './words.ts'

/** Row actions for the growing-area code (PUC): a producer requests it; officers grant, suspend or revoke it. */
export function usePucActions(resource: typeof materialAreas): (area: Area) => RowAction[] {
  const can = useCan()
  const staff = useIsStaff()
  const { revalidate } = useRevalidator()

  const move =
    ({ id, name }: Area, to: keyof typeof pucStatus.states, label: string) =>
    async () => {
      const message = words.askGive(name, pucStatus.states[to].label)
      if (!(await confirm({ title: label, message, danger: to === 'cancelled' }))) return
      const moved = call('PUT /api/admin/material-areas/:id/change-puc-status/:status', { id, status: to })
      if (showAnswer(await whileLoading(moved))) await revalidate()
    }

  const mayAsk = can(screenNeed(resource, 'edit', 'update'))
  const mayGive = staff && can(screenNeed(resource, 'update'))

  return (area) =>
    nextStates(pucStatus, area.puc_status)
      .filter((to) => (to === 'requested' ? mayAsk : mayGive))
      .map((to) => {
        const label = area.puc_status === 'suspended' ? words.resume : words.give[to as keyof typeof words.give]
        return { label, icon: 'move', danger: to === 'suspended' || to === 'cancelled', run: move(area, to, label) }
      })
}
