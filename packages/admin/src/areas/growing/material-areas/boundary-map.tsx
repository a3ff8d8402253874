import type { Boundary } from '@trace/domain'
import { use } from 'react'
import { baseMap } from '../../../app/map/base-map.ts'
import { CommuneLayer } from '../../../app/map/commune-layer.tsx'
import { GridLayer, TileLayer } from '../../../app/map/ground-layers.tsx'
import { boxOf, NEAREST } from '../../../ui/map/map-box.ts'
import { MapHint } from '../../../app/map/map-hint.tsx'
import { MapView } from '../../../ui/map/map-view.tsx'
import { ShapeLayer } from '../../../ui/map/shape-layer.tsx'

export interface BoundaryMapProps {
  boundary: Boundary
  ward: number
  label: string
}

/** Map of a boundary: over the communes, over map tiles if configured, or over a plain grid. */
export function BoundaryMap({ boundary, ward, label }: BoundaryMapProps) {
  const { communes, tiles } = use(baseMap())

  return (
    <div>
      <MapView label={label} home={boxOf(boundary)} nearest={NEAREST.field} credit={tiles?.credit}>
        {(frame) => (
          <>
            {tiles && <TileLayer frame={frame} tiles={tiles} />}
            {communes && <CommuneLayer communes={communes} frame={frame} faint={tiles !== null} chosen={ward} />}
            {!tiles && <GridLayer frame={frame} />}
            <ShapeLayer boundary={boundary} frame={frame} />
          </>
        )}
      </MapView>
      {!communes && !tiles && <MapHint />}
    </div>
  )
}
