import { use } from 'react'
import { screenNeed } from '../guard.ts'
import { useCan, useReach } from '../shell-data.ts'
import { ProductPartsContext } from '../product-parts.ts'

/** Whether the user may upload the communes of the base map, for all users. */
export function useMayDrawMap(): boolean {
  const { mapScreen: screen } = use(ProductPartsContext)
  const seesAll = useReach().scope === 'all'
  const can = useCan()
  return screen !== undefined && can(screenNeed(screen, 'update', 'edit')) && seesAll
}
