import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Place } from '@trace/screens/app/map/place-map.tsx'
import { load } from '@trace/screens/app/load.ts'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { listQuery, listLoader } from '@trace/screens/resource/list/list-data.ts'
import type { FixedFilters, ListPage } from '@trace/screens/resource/list/list-data.ts'

export interface AreasPage extends ListPage<typeof materialAreas> {
  hectares: { count: number; acreage: number; places: readonly Place[] }
}

/** Loads a page of the list, and the total hectares of all rows that match its filters. */
export const loadAreas =
  (resource: typeof materialAreas, fixed: FixedFilters) =>
  async (args: LoaderFunctionArgs): Promise<AreasPage> => {
    const query = listQuery(new URL(args.request.url).searchParams, fixed)
    const [
      page,
      {
        entry: { count, acreage, by_ward },
      },
    ] = await Promise.all([
      listLoader(resource, fixed)(args),
      load('GET /api/admin/material-areas/totals', Object.fromEntries(query), args.request),
    ])
    const places = by_ward.map(({ id, name, acreage: value, latitude, longitude }) => ({
      key: `ward ${id}`,
      ward: id,
      name,
      value,
      to: `${listAddress(resource)}?ward_id=${id}`,
      at: latitude === null || longitude === null ? null : toMapPoint([Number(longitude), Number(latitude)]),
    }))
    return { ...page, hectares: { count, acreage, places } }
  }
