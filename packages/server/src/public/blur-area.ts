import { boundingBox } from '@trace/define/geo/geodesic-area.ts'
import type { PublicArea } from '@trace/domain/areas/scans/public-trace.ts'

const STEPS_OF_A_DEGREE = 100

/** Where a person farms is where the person lives, so only a circle of one kilometre around a grid corner is shown. */
export function blurred(area: PublicArea): PublicArea {
  const box = area.boundary && boundingBox(area.boundary)
  const latitude = area.latitude ?? (box && (box.south + box.north) / 2)
  const longitude = area.longitude ?? (box && (box.west + box.east) / 2)
  const cornerOf = (degrees: number) => Math.round(degrees * STEPS_OF_A_DEGREE) / STEPS_OF_A_DEGREE
  const around =
    latitude == null || longitude == null
      ? null
      : { latitude: cornerOf(latitude), longitude: cornerOf(longitude), kilometres: 1 }
  return { ...area, latitude: null, longitude: null, boundary: null, around }
}
