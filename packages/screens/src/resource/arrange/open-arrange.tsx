import type { Resource } from '@trace/define/resource.ts'
import { openOverlay } from '../../app/overlay.ts'

/** Opens the dialog that sorts the rows of a list query. */
export const openArrange = (resource: Resource, query: URLSearchParams): Promise<void> =>
  openOverlay('arrange', async () => {
    const { ArrangeDialog } = await import('./arrange-dialog.tsx')
    return (close) => <ArrangeDialog resource={resource} query={query} close={close} />
  })
