import { use } from 'react'
import type { MapFrame } from '../../ui/map/map-view.tsx'
import { baseMap } from './base-map.ts'
import { CommuneLayer } from './commune-layer.tsx'
import { GridLayer, TileLayer } from './ground-layers.tsx'

/** The ground below a boundary: map tiles if configured, and the communes; a grid where there are no tiles. */
export function MapGround({ frame, chosen }: { frame: MapFrame; chosen: number }) {
  const { communes, tiles } = use(baseMap())
  return (
    <>
      {tiles?.archive === null && <TileLayer frame={frame} tiles={tiles} />}
      {communes && (
        <CommuneLayer
          communes={communes}
          frame={frame}
          faint={tiles !== null}
          nameless={Boolean(tiles?.archive?.isVector)}
          chosen={chosen}
        />
      )}
      {!tiles && <GridLayer frame={frame} />}
    </>
  )
}
