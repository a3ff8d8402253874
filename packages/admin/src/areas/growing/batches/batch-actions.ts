import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Resource } from '@trace/define/resource.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { createAddress } from '@trace/screens/resource/addresses.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { askReason } from '@trace/screens/ui/dialogs.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import type { Batch } from './batch-data.ts'
import { words } from './words.ts'

/** Follow-up actions of a batch: write diaries while it runs, create a trace after the harvest. */
export function useBatchActions(): (batch: Batch) => readonly RowAction[] {
  const can = useCan()
  const staff = useIsStaff()
  const { revalidate } = useRevalidator()

  /** Releases a held batch and its traces; asks for the result of the verification. */
  const release = (id: number) => async () => {
    const reason = await askReason({
      title: words.release,
      message: words.askRelease,
      verb: words.release,
      about: `batches/${id}`,
    })
    if (reason === null) return
    const released = call('PUT /api/admin/batches/:id/release', { id }, { reason })
    if (showAnswer(await whileLoading(released))) await revalidate()
  }

  return ({ id, status, hold, actual_harvest_date }) => {
    const isIn = status === 'harvested' || status === 'closed'
    const isOpen = status === 'in_production' || status === 'harvested'
    const begin = (resource: Resource, more = '') => ({ to: `${createAddress(resource)}?batch_id=${id}${more}` })
    const lacksHarvest = status === 'in_production' && actual_harvest_date === null
    const trace: RowAction = { label: words.addTrace, icon: 'qr', primary: true, ...begin(traces) }
    const diary: RowAction = { label: words.addDiary, icon: 'write', primary: !isIn, ...begin(diaries) }
    const free: RowAction = { label: words.release, icon: 'move', run: release(id) }
    const harvest: RowAction = { label: words.addHarvest, icon: 'write', ...begin(diaries, '&harvest=1') }
    return [
      ...(hold === 'held' && staff && can(screenNeed(batches, 'update')) ? [free] : []),
      ...(isIn && can(screenNeed(traces, 'create')) ? [trace] : []),
      ...(isOpen && can(screenNeed(diaries, 'create')) ? [diary, ...(lacksHarvest ? [harvest] : [])] : []),
    ]
  }
}
