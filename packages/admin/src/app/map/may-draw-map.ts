import { information } from '@trace/domain/areas/portal/singles.ts'
import { screenNeed } from '../guard.ts'
import { useCan, useUser } from '../shell-data.ts'

/** Whether the user may load the base map, which shows the whole province. */
export function useMayDrawMap(): boolean {
  const isOfProvince = useUser()?.role?.scope === 'province'
  return useCan()(screenNeed(information, 'update', 'edit')) && isOfProvince
}
