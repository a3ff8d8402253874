import type { Resource } from '@trace/define/resource.ts'
import { openOverlay } from '../../../app/overlay.ts'

/** Opens the trash of a list, where deleted rows can be restored. */
export const openTrash = (resource: Resource): Promise<void> =>
  openOverlay('trash', async () => {
    const { TrashDialog } = await import('./trash-dialog.tsx')
    return (close) => <TrashDialog resource={resource} close={close} />
  })
