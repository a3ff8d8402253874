import { metresPerUnit, toMapPoint } from '@trace/define/geo/mercator.ts'
import type { PositionFix } from '@trace/define/geo/walk.ts'
import type { MapFrame } from '../../ui/map/map-view.tsx'
import styles from './here-layer.module.css'

/** Map layer: the user's position, within a circle of its accuracy. */
export function HereLayer({ fix, frame }: { fix: PositionFix; frame: MapFrame }) {
  const place = toMapPoint([fix.longitude, fix.latitude])
  const [x, y] = frame.at(place)
  const radius = fix.accuracy / metresPerUnit(place[1]) / frame.unit
  return (
    <g aria-hidden className={styles['here']}>
      <circle cx={x} cy={y} r={Math.min(radius, MOST_PIXELS)} className={styles['around']} />
      <circle cx={x} cy={y} r={7} className={styles['dot']} />
    </g>
  )
}

const MOST_PIXELS = 10_000
