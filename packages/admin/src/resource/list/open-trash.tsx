import type { Resource } from '@trace/domain'
import { openOverlay } from '../../app/overlay.ts'

/** Shows what was deleted of a list, and the way back. */
export const openTrash = (resource: Resource): Promise<void> =>
  openOverlay('trash', async () => {
    const { TrashDialog } = await import('./trash-dialog.tsx')
    return (close) => <TrashDialog resource={resource} close={close} />
  })
