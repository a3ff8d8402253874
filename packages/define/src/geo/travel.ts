export interface Place {
  latitude: number
  longitude: number
}

/** One scan of a code; times are milliseconds, places may be unknown. */
export interface Scan {
  at: number
  device: string
  place: Place | null
}

const second = 1000
const hour = 3_600 * second
const earthRadius = 6_371.0088

/** Great-circle distance in kilometres. */
export function kilometresBetween(a: Place, b: Place): number {
  const radians = Math.PI / 180
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(a.longitude, b.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether two scans of one label are too far apart for the time between them. */
export const isImpossibleTravel = (a: Scan, b: Scan, { kilometres = 500, minutes = 10 } = {}): boolean =>
  a.place !== null &&
  b.place !== null &&
  Math.abs(a.at - b.at) < minutes * 60 * second &&
  kilometresBetween(a.place, b.place) > kilometres

/** Whether one code was scanned more than 20 times, from more than 5 devices, within any 24 hours. */
export function isBurst(scans: readonly Scan[], { most = 20, devices = 5, hours = 24 } = {}): boolean {
  const inOrder = scans.toSorted((a, b) => a.at - b.at)
  return inOrder.some((last, index) => {
    const since = inOrder.slice(0, index + 1).filter(({ at }) => at > last.at - hours * hour)
    return since.length > most && new Set(since.map(({ device }) => device)).size > devices
  })
}

/** Whether a scan repeats an earlier one of the same device and code, and is therefore not counted. */
export const isRepeat = (earlier: Scan, later: Scan, seconds = 30): boolean =>
  earlier.device === later.device && Math.abs(later.at - earlier.at) < seconds * second
