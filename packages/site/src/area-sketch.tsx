import { boundingBox } from '@trace/define/geo/geodesic-area.ts'
import type { Boundary, Position, Ring } from '@trace/define/geo/geodesic-area.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useSite } from './site-context.tsx'

const width = 320
const height = 190
const margin = 28
const metresPerDegree = 111_320
const pointsAtMost = 150

/** The outline of an area as SVG, north up, with a scale bar: no map server needed. */
export function AreaSketch({ boundary, name }: { boundary: Boundary; name: string }) {
  const { say } = useSite()
  const { west, south, east, north } = boundingBox(boundary)
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min((width - 2 * margin) / ((east - west) * narrowing), (height - 2 * margin) / (north - south))
  if (!Number.isFinite(scale)) return null

  const place = ([longitude, latitude]: Position) => {
    const right = width / 2 + (longitude - (west + east) / 2) * narrowing * scale
    const down = height / 2 - (latitude - (south + north) / 2) * scale
    return `${right.toFixed(1)} ${down.toFixed(1)}`
  }
  const metres = roundLength((80 / scale) * metresPerDegree)
  const bar = (metres / metresPerDegree) * scale

  const polygons = boundary.type === 'Polygon' ? [boundary.coordinates] : boundary.coordinates
  const outline = ([outer = []]: Ring[]) => `M${thin(outer).map(place).join('L')}Z`
  return (
    <svg className="sketch" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('shape', { name })}>
      <path className="sketch-area" d={polygons.map(outline).join('')} />
      <path className="sketch-line" d={`M16 ${height - 20}v6h${bar.toFixed(1)}v-6`} />
      <text x={22 + bar} y={height - 13}>
        {metres < 1000 ? `${formatNumber(metres)} m` : `${formatNumber(metres / 1000)} km`}
      </text>
      <path className="sketch-line" d={`M${width - 22} 40v-22m-5 7l5-7l5 7`} />
      <text x={width - 22} y="54" textAnchor="middle">
        {say('north')}
      </text>
    </svg>
  )
}

/**
 * A circle instead of the outline, if the area belongs to a natural person: it shows only that the area lies within.
 */
export function CircleSketch({ kilometres }: { kilometres: number }) {
  const words = useSite().say('within', { km: formatNumber(kilometres) })
  return (
    <svg className="sketch" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <circle className="sketch-area" cx={width / 2} cy={height / 2} r={height / 2 - margin} />
      <text x={width / 2} y={height / 2 + 5} textAnchor="middle">
        {words}
      </text>
    </svg>
  )
}

/** Length of the scale bar: the largest of 1, 2, 5, 10, 20 … that fits. */
function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  return ([5, 2].find((step) => step * power <= metres) ?? 1) * power
}

const thin = (outline: Ring): Ring => {
  const step = Math.ceil(outline.length / pointsAtMost)
  return outline.filter((_, index) => index % step === 0)
}
