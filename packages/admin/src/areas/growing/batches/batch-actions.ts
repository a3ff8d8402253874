import { diaries, traces } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { screenNeed } from '../../../app/guard.ts'
import { createAddress } from '../../../resource/addresses.ts'
import type { RowAction } from '../../../resource/list/row-actions.ts'
import { useCan } from '../../../app/shell-data.ts'
import type { Batch } from './batch-data.ts'
import { words } from './words.ts'

/** Follow-up actions of a batch: write diaries while it runs, create a trace after the harvest. */
export function useBatchActions(): (batch: Batch) => readonly RowAction[] {
  const can = useCan()

  return ({ id, status }) => {
    const isIn = status === 'harvested' || status === 'closed'
    const isOpen = status === 'in_production' || status === 'harvested'
    const begin = (resource: Resource) => ({ to: `${createAddress(resource)}?batch_id=${id}` })
    const trace: RowAction = { label: words.addTrace, icon: 'qr', primary: true, ...begin(traces) }
    const diary: RowAction = { label: words.addDiary, icon: 'write', primary: !isIn, ...begin(diaries) }
    return [
      ...(isIn && can(screenNeed(traces, 'create')) ? [trace] : []),
      ...(isOpen && can(screenNeed(diaries, 'create')) ? [diary] : []),
    ]
  }
}
