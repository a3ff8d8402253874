import { MAP_ZOOM, TILE_SIZE } from '@trace/domain'
import type { Tiles } from './base-map.ts'
import { gridOf } from '../../ui/map/map-box.ts'
import type { MapFrame } from '../../ui/map/map-view.tsx'
import styles from '../../ui/map/map-view.module.css'

/** Map layer: meridians and parallels, with labels at the edges. */
export function GridLayer({
  frame: {
    box,
    unit,
    origin: [ox, oy],
  },
}: {
  frame: MapFrame
}) {
  const { meridians, parallels } = gridOf(box, unit)
  const [left, top] = [box.x - ox, box.y - oy]
  const [right, bottom] = [left + box.width, top + box.height]
  return (
    <g aria-hidden className={styles['grid']} style={{ fontSize: 10.5 * unit }}>
      {meridians.map(({ at, label }) => (
        <line key={label} x1={at - ox} x2={at - ox} y1={top} y2={bottom} vectorEffect="non-scaling-stroke" />
      ))}
      {parallels.map(({ at, label }) => (
        <line key={label} x1={left} x2={right} y1={at - oy} y2={at - oy} vectorEffect="non-scaling-stroke" />
      ))}
      {meridians
        .filter(({ at }) => at > box.x + ROOM_OF_SCALE * unit)
        .map(({ at, label }) => (
          <text key={label} x={at - ox + 4 * unit} y={bottom - 6 * unit} strokeWidth={3 * unit}>
            {label}
          </text>
        ))}
      {parallels
        .filter(({ at }) => at < box.y + box.height - HEIGHT_OF_SCALE * unit)
        .map(({ at, label }) => (
          <text key={label} x={left + 6 * unit} y={at - oy - 4 * unit} strokeWidth={3 * unit}>
            {label}
          </text>
        ))}
    </g>
  )
}

/** Width kept free for the scale in the corner, in pixels. */
const ROOM_OF_SCALE = 120
const HEIGHT_OF_SCALE = 36

const DEEPEST = 19

/** Map layer: tiles, if the settings name a tile server. */
export function TileLayer({
  frame: {
    box,
    unit,
    origin: [ox, oy],
  },
  tiles: { url },
}: {
  frame: MapFrame
  tiles: Tiles
}) {
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
        .map(([x, y]) => (
          <image
            key={`${zoom}/${x}/${y}`}
            href={url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
            x={x * side - ox}
            y={y * side - oy}
            width={side}
            height={side}
          />
        ))}
    </g>
  )
}
