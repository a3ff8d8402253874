import type { Place } from '@trace/define/geo/travel.ts'
import { refuseField } from '@trace/platform/refusal.ts'

/** Places of scans are kept to a hundredth of a degree, about a kilometre, so that they show no house. */
const STEPS_OF_A_DEGREE = 100

/**
 * The place of a scan. A latitude or longitude alone is refused; the point 0, 0, which broken positioning sends,
 * counts as none.
 */
export function scanPlaceOf(latitude: number | null | undefined, longitude: number | null | undefined): Place | null {
  if (latitude == null && longitude == null) return null
  if (latitude == null) throw refuseField('latitude', 'Có kinh độ thì phải có vĩ độ')
  if (longitude == null) throw refuseField('longitude', 'Có vĩ độ thì phải có kinh độ')
  return latitude === 0 && longitude === 0 ? null : { latitude: rounded(latitude), longitude: rounded(longitude) }
}

const rounded = (degrees: number): number => Math.round(degrees * STEPS_OF_A_DEGREE) / STEPS_OF_A_DEGREE
