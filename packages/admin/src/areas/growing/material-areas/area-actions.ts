import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { pucStatus } from '@trace/domain/areas/growing/states.ts'
import { text } from '@trace/define/kinds/index.ts'
import { nextStates } from '@trace/define/machine.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { askStep } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import type { Area } from './area.ts'
import { words } from './words.ts'

const givenCode = { puc_code: text(materialAreas.fields.puc_code.label, { format: 'puc', required: true }) }

/** Whether a step takes the code out of force; officers say why. */
const isStop = (to: string): boolean => to === 'suspended' || to === 'cancelled'

/** Row actions for the growing-area code (PUC): a producer requests it; officers grant, suspend or revoke it. */
export function usePucActions(resource: typeof materialAreas): (area: Area) => RowAction[] {
  const can = useCan()
  const staff = useIsStaff()
  const { revalidate } = useRevalidator()

  /** Asks for the code of an area without one, and grants it; the server says which one is free. */
  const grant = ({ id, name }: Area) =>
    askForm({
      title: `${words.give.active}: ${name}`,
      fields: givenCode,
      submit: words.give.active,
      send: (body) =>
        call('PUT /api/admin/material-areas/:id/change-puc-status/:status', { id, status: 'active' }, body),
      onDone: () => void revalidate(),
    })

  const move =
    ({ id, name }: Area, to: keyof typeof pucStatus.states, label: string) =>
    async () => {
      const asked = words.askGive(name, pucStatus.states[to].label)
      const message = isStop(to) ? `${asked} ${words.withoutCode}` : asked
      const step = { title: label, message, verb: label, about: `material-areas/${id}`, danger: isStop(to) }
      const body = await askStep(step, isStop(to))
      if (!body) return
      const moved = call('PUT /api/admin/material-areas/:id/change-puc-status/:status', { id, status: to }, body)
      if (showAnswer(await whileLoading(moved))) await revalidate()
    }

  const mayAsk = can(screenNeed(resource, 'edit', 'update'))
  const mayGive = staff && can(screenNeed(resource, 'update'))

  return (area) =>
    nextStates(pucStatus, area.puc_status)
      .filter((to) => (to === 'requested' ? mayAsk : mayGive))
      .map((to) => {
        const label = area.puc_status === 'suspended' ? words.resume : words.give[to as keyof typeof words.give]
        const isGrant = to === 'active' && area.puc_status === 'requested'
        return {
          label,
          icon: isGrant ? 'approve' : 'move',
          danger: isStop(to),
          run: isGrant && !area.puc_code ? () => grant(area) : move(area, to, label),
        }
      })
}
