import { use } from 'react'
import { screenNeed } from '../guard.ts'
import { useCan, useReach } from '../shell-data.ts'
import { PartsOfProduct } from '../product-parts.ts'

/** Whether the user may load the base map, which everybody sees. */
export function useMayDrawMap(): boolean {
  const { mapScreen: screen } = use(PartsOfProduct)
  const seesAll = useReach().scope === 'all'
  const can = useCan()
  return screen !== undefined && can(screenNeed(screen, 'update', 'edit')) && seesAll
}
