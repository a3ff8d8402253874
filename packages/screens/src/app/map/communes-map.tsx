import type { Communes } from './base-map.ts'
import { CommuneLayer } from './commune-layer.tsx'
import { GridLayer } from './ground-layers.tsx'
import { MapView } from '../../ui/map/map-view.tsx'

/** Map of the province's communes alone. */
export default function CommunesMap({ communes, label }: { communes: Communes; label: string }) {
  const {
    origin: [x, y],
    size: [width, height],
  } = communes
  return (
    <MapView label={label} home={{ x, y, width, height }}>
      {(frame) => (
        <>
          <GridLayer frame={frame} />
          <CommuneLayer communes={communes} frame={frame} />
        </>
      )}
    </MapView>
  )
}
