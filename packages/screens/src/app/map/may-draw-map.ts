import { use } from 'react'
import { screenNeed } from '../guard.ts'
import { useCan, useReach } from '../shell-data.ts'
import { MapScreen } from './map-screen.ts'

/** Whether the user may load the base map, which everybody sees. */
export function useMayDrawMap(): boolean {
  const screen = use(MapScreen)
  const seesAll = useReach().scope === 'all'
  const can = useCan()
  return screen !== null && can(screenNeed(screen, 'update', 'edit')) && seesAll
}
