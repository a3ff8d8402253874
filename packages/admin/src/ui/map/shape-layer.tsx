import { polygonsOf, toMap } from '@trace/domain'
import type { Boundary } from '@trace/domain'
import type { MapFrame } from './map-view.tsx'
import styles from './shape-layer.module.css'

/** Map layer: a boundary. */
export function ShapeLayer({
  boundary,
  frame: {
    origin: [ox, oy],
  },
}: {
  boundary: Boundary
  frame: MapFrame
}) {
  const path = polygonsOf(boundary)
    .flat()
    .map((ring) => {
      const points = ring
        .slice(1)
        .map(toMap)
        .map(([x, y]) => `${(x - ox).toFixed(3)} ${(y - oy).toFixed(3)}`)
      return `M${points.join('L')}Z`
    })
  return <path d={path.join('')} className={styles['shape']} vectorEffect="non-scaling-stroke" />
}
