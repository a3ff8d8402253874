import { polygonsOf } from '@trace/define/geo/geodesic-area.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import type { MapFrame } from './map-view.tsx'
import styles from './shape-layer.module.css'

interface Props {
  boundary: Boundary
  frame: MapFrame
  /** Whether the boundary belongs to another area than the map's subject. */
  isOther?: boolean
}

/** Map layer: a boundary. */
export function ShapeLayer({ boundary, frame: { at }, isOther = false }: Props) {
  const path = polygonsOf(boundary)
    .flat()
    .map((ring) => {
      const points = ring
        .slice(1)
        .map((position) => at(toMapPoint(position)))
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      return `M${points.join('L')}Z`
    })
  return <path d={path.join('')} className={styles['shape']} data-other={isOther || undefined} />
}
