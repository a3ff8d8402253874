import { IconAlertTriangle } from '@tabler/icons-react'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { formatArea } from '@trace/define/text/format.ts'
import { use } from 'react'
import { baseMap } from '@trace/screens/app/map/base-map.ts'
import { MapGround } from '@trace/screens/app/map/ground.tsx'
import { boxOf, CLOSEST_ZOOM } from '@trace/screens/ui/map/map-box.ts'
import { HereLayer } from '@trace/screens/app/map/here-layer.tsx'
import { MapHint } from '@trace/screens/app/map/map-hint.tsx'
import { tilesGround } from '@trace/screens/app/map/tiles-ground.tsx'
import { MapView } from '@trace/screens/ui/map/map-view.tsx'
import { MyPlaceNote } from '@trace/screens/app/map/my-place-note.tsx'
import { ShapeLayer } from '@trace/screens/ui/map/shape-layer.tsx'
import { useMyPlace } from '@trace/screens/app/map/use-my-place.tsx'
import styles from './area-detail.module.css'
import { overlapsOf } from './overlaps.ts'
import { words } from './words.ts'

export interface BoundaryMapProps {
  boundary: Boundary
  area: { id: number; version: number }
  ward: number
  label: string
}

/**
 * Map of a boundary over the communes, over map tiles if configured, or over a plain grid; staff also see the areas
 * that share its land.
 */
export function BoundaryMap({ boundary, area, ward, label }: BoundaryMapProps) {
  const { communes, tiles } = use(baseMap())
  const mine = useMyPlace()
  const overlaps = use(overlapsOf(area))

  return (
    <div>
      <MapView
        label={label}
        home={boxOf(boundary)}
        nearest={CLOSEST_ZOOM.field}
        look={mine.look}
        tools={mine.tool}
        credit={tiles?.credit}
        ground={tilesGround(tiles)}
      >
        {(frame) => (
          <>
            <MapGround frame={frame} chosen={ward} />
            <ShapeLayer boundary={boundary} frame={frame} />
            {overlaps.map((other) => (
              <ShapeLayer key={other.id} boundary={other.boundary} frame={frame} isOther />
            ))}
            {mine.here && <HereLayer fix={mine.here} frame={frame} />}
          </>
        )}
      </MapView>
      {overlaps.map(({ id, name, manufacture, acreage, shared }) => (
        <p key={id} role="status" className={styles['warning']}>
          <IconAlertTriangle size={18} aria-hidden />
          {words.overlap(name, formatArea(acreage), manufacture, formatArea(shared))}
        </p>
      ))}
      <MyPlaceNote {...mine} />
      {!communes && !tiles && <MapHint />}
    </div>
  )
}
