import type { PositionFix } from '@trace/define/geo/walk.ts'
import { words } from '../../ui/charts/words.ts'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 }

const fixOf = ({ coords: { latitude, longitude, accuracy }, timestamp }: GeolocationPosition): PositionFix => ({
  latitude,
  longitude,
  accuracy,
  at: timestamp,
})

const whyNot = ({ code, PERMISSION_DENIED }: GeolocationPositionError): string =>
  code === PERMISSION_DENIED ? words.placeRefused : words.placeUnknown

/** Asks once for the position of the device; `fail` receives a sentence for the user. */
export const askPlace = (take: (fix: PositionFix) => void, fail: (why: string) => void): void =>
  navigator.geolocation.getCurrentPosition(
    (position) => take(fixOf(position)),
    (error) => fail(whyNot(error)),
    OPTIONS,
  )

/** Watches the position of the device until the returned function is called. */
export function followPlace(take: (fix: PositionFix) => void, fail: (why: string) => void): () => void {
  const watch = navigator.geolocation.watchPosition(
    (position) => take(fixOf(position)),
    (error) => fail(whyNot(error)),
    OPTIONS,
  )
  return () => navigator.geolocation.clearWatch(watch)
}
