import { use } from 'react'
import type { KeyboardEvent } from 'react'
import { baseMap } from '../../../app/map/base-map.ts'
import { MapGround } from '../../../app/map/ground.tsx'
import { HereLayer } from '../../../app/map/here-layer.tsx'
import { tilesGround } from '../../../app/map/tiles-ground.tsx'
import type { useMyPlace } from '../../../app/map/use-my-place.tsx'
import { CLOSEST_ZOOM } from '../../../ui/map/map-box.ts'
import type { Box } from '../../../ui/map/map-box.ts'
import { MapView } from '../../../ui/map/map-view.tsx'
import { ShapeLayer } from '../../../ui/map/shape-layer.tsx'
import type { Outline, OutlineEvent } from './outline.ts'
import { cornerAt, OutlineLayer } from './outline-layer.tsx'
import { words } from './words.ts'

interface Props {
  outline: Outline
  act(event: OutlineEvent): void
  /** Edges that intersect others, each by the index of its first corner. */
  crossing: readonly number[] | null
  home: Box
  /** Id of the chosen commune. */
  ward: number
  mine: ReturnType<typeof useMyPlace>
  keys(event: KeyboardEvent): void
  isWalking: boolean
}

/** The map on which corners are drawn, over the base map if there is one. */
export function OutlineMap({ outline, act, crossing, home, ward, mine, keys, isWalking }: Props) {
  const { tiles } = use(baseMap())
  return (
    <MapView
      label={words.map}
      home={home}
      nearest={outline.corners.length > 0 || outline.fixed || mine.here ? CLOSEST_ZOOM.field : CLOSEST_ZOOM.ground}
      look={mine.look}
      tools={mine.tool}
      credit={tiles?.credit}
      ground={tilesGround(tiles)}
      keys={keys}
      press={outline.drawing && !isWalking ? (point) => act({ type: 'drawn', corner: cornerAt(point) }) : undefined}
    >
      {(frame) => (
        <>
          <MapGround frame={frame} chosen={ward} />
          {mine.here && <HereLayer fix={mine.here} frame={frame} />}
          {outline.fixed ? (
            <ShapeLayer boundary={outline.fixed} frame={frame} />
          ) : (
            <OutlineLayer outline={outline} frame={frame} crossing={crossing ?? []} act={act} />
          )}
        </>
      )}
    </MapView>
  )
}
