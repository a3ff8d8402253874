import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { load } from '@trace/screens/app/load.ts'
import type { Place } from '@trace/screens/app/map/place-map.tsx'
import { listLoader } from '@trace/screens/resource/list/list-data.ts'
import { words } from './words.ts'

type Review = Data<'GET /api/admin/label-reviews/:id'>['entry']

/** The filter in use if the address names none. */
export const FIRST = 'waiting'

/** Labels that wait, unless the address asks for others. */
export const loadReviews = (args: LoaderFunctionArgs) => {
  const asked = new URL(args.request.url).searchParams.get('review')
  return listLoader(labelReviews, asked ? {} : { review: FIRST })(args)
}

export interface ReviewView {
  entry: Review
  places: readonly Place[]
}

export async function loadReview({ params, request }: LoaderFunctionArgs): Promise<ReviewView> {
  const { entry } = await load('GET /api/admin/label-reviews/:id', { id: String(params['id']) }, request)
  return { entry, places: placesOf(entry) }
}

/**
 * Places where the label was scanned, grouped by commune or province, elsewhere by coordinates to a hundredth of a
 * degree.
 */
function placesOf({ scans }: Review): Place[] {
  const placed = scans.flatMap(({ latitude, longitude, ...scan }) =>
    latitude == null || longitude == null ? [] : [{ ...scan, latitude, longitude }],
  )
  return [...Map.groupBy(placed, ({ place, latitude, longitude }) => place ?? `${latitude} ${longitude}`)].map(
    ([key, here]) => {
      const { place, latitude, longitude } = here[0]!
      const letters = [...new Set(here.flatMap(({ letter }) => letter ?? []))]
      return {
        key,
        name: place ?? words.near(formatNumber(latitude, 2), formatNumber(longitude, 2)),
        value: here.length,
        at: toMapPoint([longitude, latitude]),
        warning: here.some(({ reason }) => reason),
        ...(letters.length > 0 && { hint: words.byNetworks(letters.join(', ')) }),
      }
    },
  )
}
