import type { Resource } from '@trace/domain'
import type { Pages } from '../../screens/resource-routes.tsx'

/** The registry of the province and the screen of the fields show areas alike, each under its own address and permission. */
export const areaPages = (resource: Resource): Pages => ({
  Detail: async () => {
    const { AreaDetail } = await import('./area-detail.tsx')
    return { Page: () => <AreaDetail resource={resource} /> }
  },
})
