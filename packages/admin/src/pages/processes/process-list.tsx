import { processes } from '@trace/domain'
import { ListScreen } from '../../screens/list-screen.tsx'
import { useProcessActions } from './process-actions.ts'

export function ProcessList() {
  return <ListScreen resource={processes} only={useProcessActions()} many={{ moves: ['active', 'archived'] }} />
}
