import { MAP_ZOOM, TILE_SIZE } from '@trace/define/geo/mercator.ts'
import type { Tiles } from './base-map.ts'
import { words } from '../../ui/charts/words.ts'
import { gridOf, lengthOf, squaresOf } from '../../ui/map/map-box.ts'
import type { MapFrame } from '../../ui/map/map-view.tsx'
import styles from '../../ui/map/map-view.module.css'

/**
 * Map layer: a grid of squares with their size in metres or, when zoomed out, of meridians and parallels with their
 * degrees.
 */
export function GridLayer({ frame }: { frame: MapFrame }) {
  const [right, bottom] = frame.size
  const squares = squaresOf(frame.box, frame.unit, frame.middle)
  const { meridians, parallels } = squares ? unnamed(squares) : gridOf(frame.box, frame.unit)
  const across = meridians.map(({ at, label }) => ({ label, x: Math.round(frame.at([at, 0])[0]) + 0.5 }))
  const down = parallels.map(({ at, label }) => ({ label, y: Math.round(frame.at([0, at])[1]) + 0.5 }))
  return (
    <g aria-hidden className={styles['grid']}>
      {across.map(({ x }) => (
        <line key={x} x1={x} x2={x} y1={0} y2={bottom} />
      ))}
      {down.map(({ y }) => (
        <line key={y} x1={0} x2={right} y1={y} y2={y} />
      ))}
      {across
        .filter(({ label, x }) => label && x > ROOM_OF_SCALE)
        .map(({ label, x }) => (
          <text key={x} x={x + 4} y={bottom - 6}>
            {label}
          </text>
        ))}
      {down
        .filter(({ label, y }) => label && y < bottom - HEIGHT_OF_SCALE)
        .map(({ label, y }) => (
          <text key={y} x={6} y={y - 4}>
            {label}
          </text>
        ))}
      {squares && (
        <text x={ROOM_OF_SCALE} y={bottom - 12}>
          {words.square(lengthOf(squares.metres))}
        </text>
      )}
    </g>
  )
}

const unnamed = ({ across, down }: { across: number[]; down: number[] }) => ({
  meridians: across.map((at) => ({ at, label: '' })),
  parallels: down.map((at) => ({ at, label: '' })),
})

/** Width kept free for the scale in the corner, in pixels. */
const ROOM_OF_SCALE = 120
const HEIGHT_OF_SCALE = 36

const DEEPEST = 19

/** Map layer: tiles of the tile server that the settings name. */
export function TileLayer({ frame: { box, unit, at }, tiles: { url } }: { frame: MapFrame; tiles: Tiles }) {
  const zoom = Math.max(0, Math.min(DEEPEST, Math.round(MAP_ZOOM - Math.log2(unit))))
  const side = TILE_SIZE * 2 ** (MAP_ZOOM - zoom)
  const [west, north] = [Math.floor(box.x / side), Math.floor(box.y / side)]
  const [across, down] = [Math.ceil(box.width / side) + 1, Math.ceil(box.height / side) + 1]
  const places = Array.from(
    { length: across * down },
    (_, index) => [west + (index % across), north + Math.floor(index / across)] as const,
  )
  const most = 2 ** zoom
  return (
    <g aria-hidden>
      {places
        .filter(([x, y]) => x >= 0 && y >= 0 && x < most && y < most)
        .map(([x, y]) => {
          const [left, top] = at([x * side, y * side])
          return (
            <image
              key={`${zoom}/${x}/${y}`}
              href={url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
              x={left}
              y={top}
              width={side / unit}
              height={side / unit}
            />
          )
        })}
    </g>
  )
}
