import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import type { FixedFilters } from '@trace/screens/resource/list/list-data.ts'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

/** Pages shared by two screens, the provincial registry and the fields; each has its own address and permission. */
export const areaPages = (resource: typeof materialAreas, fixed: FixedFilters = {}): Pages => ({
  List: async () => {
    const { AreaList } = await import('./area-list.tsx')
    return { Page: () => <AreaList resource={resource} fixed={fixed} /> }
  },
  Form: async () => {
    const { AreaForm } = await import('./area-form.tsx')
    return { Page: () => <AreaForm resource={resource} /> }
  },
  Detail: async () => {
    const { AreaDetail } = await import('./area-detail.tsx')
    return { Page: () => <AreaDetail resource={resource} /> }
  },
  fixed,
  loaders: { list: async () => (await import('./area-data.ts')).loadAreas(resource, fixed) },
})
