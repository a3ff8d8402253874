import { information } from '@trace/domain/areas/portal/singles.ts'
import { screenNeed } from '../guard.ts'
import { useCan, useReach } from '../shell-data.ts'

/** Whether the user may load the base map, which shows the whole province. */
export function useMayDrawMap(): boolean {
  const seesAll = useReach().scope === 'all'
  return useCan()(screenNeed(information, 'update', 'edit')) && seesAll
}
