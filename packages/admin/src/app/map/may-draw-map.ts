import { information } from '@trace/domain'
import { screenNeed } from '../guard.ts'
import { useCan, useUser } from '../shell-data.ts'

/** Whether the person at the screen may load what maps are drawn over: it is the whole province's. */
export function useMayDrawMap(): boolean {
  const isOfProvince = useUser()?.role?.scope === 'province'
  return useCan()(screenNeed(information, 'update', 'edit')) && isOfProvince
}
