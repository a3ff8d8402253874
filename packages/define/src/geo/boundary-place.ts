import { formatNumber } from '../text/format.ts'
import { boundingBox } from './geodesic-area.ts'
import type { Boundary } from './geodesic-area.ts'
import { kilometresBetween } from './travel.ts'
import type { Place } from './travel.ts'

/** Known centres of a commune and of the communes of its province. */
export interface Surroundings {
  ward: string
  province: string
  /** Centre of the commune that the area names, if it is known. */
  own: Place | null
  /** Known centres of the communes of its province. */
  communes: readonly Place[]
  /** Whether nearly all centres are known. Otherwise the nearest known one may be far although a nearer one exists. */
  isWhole: boolean
}

interface Judged {
  problem: string | null
  warning: string | null
}

/** Distance limits in kilometres. Islands lie far from the centre of their commune, and fish cages even farther. */
const FARTHEST_OWN = 60
const FAR_OWN = 20
const FARTHEST_WHOLE = 50
const FARTHEST_PART = 150

/** Bounding box of Vietnam with its islands; outside it, longitude and latitude are most often swapped. */
const COUNTRY = { west: 102, south: 6, east: 118, north: 23.6 }

/**
 * Checks that a boundary lies near its commune: returns an error if its place is impossible, a warning if it is far.
 */
export function judgePlace(boundary: Boundary, { ward, province, own, communes, isWhole }: Surroundings): Judged {
  const { west, south, east, north } = boundingBox(boundary)
  if (west < COUNTRY.west || east > COUNTRY.east || south < COUNTRY.south || north > COUNTRY.north)
    return refused('nằm ngoài Việt Nam, hãy xem lại kinh độ và vĩ độ')
  const corners = [west, east].flatMap((longitude) => [south, north].map((latitude) => ({ latitude, longitude })))
  const farthest = (places: readonly Place[]) =>
    Math.max(...corners.map((corner) => Math.min(...places.map((place) => kilometresBetween(corner, place)))))

  const toOwn = own ? farthest([own]) : 0
  if (toOwn > FARTHEST_OWN)
    return refused(`cách ${ward} ${formatNumber(toOwn, 0)} km, hãy xem lại ranh giới hoặc địa chỉ`)
  const toAny = communes.length > 0 ? farthest(communes) : 0
  if (toAny > (isWhole ? FARTHEST_WHOLE : FARTHEST_PART))
    return refused(`nằm ngoài ${province}: cách xã gần nhất ${formatNumber(toAny, 0)} km`)
  const far = toOwn > FAR_OWN ? `Ranh giới cách trung tâm ${ward} ${formatNumber(toOwn, 0)} km, hãy xem lại` : null
  const farFromAll =
    !own && toAny > FARTHEST_WHOLE
      ? `Ranh giới cách xã gần nhất đã biết của ${province} ${formatNumber(toAny, 0)} km, hãy xem lại`
      : null
  return { problem: null, warning: far ?? farFromAll }
}

const refused = (why: string): Judged => ({ problem: `Ranh giới ${why}`, warning: null })
