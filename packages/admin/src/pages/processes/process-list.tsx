import { processes } from '@trace/domain'
import { ListScreen } from '../../screens/list-screen.tsx'
import { useCopyAction } from './copy-action.ts'

export function ProcessList() {
  return <ListScreen resource={processes} actions={useCopyAction()} />
}
