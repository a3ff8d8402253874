import { useComputedColorScheme } from '@mantine/core'
import { MAP_ZOOM, TILE_SIZE } from '@trace/define/geo/mercator.ts'
import { useEffect, useRef, useState } from 'react'
import type { MapFrame } from '../../../ui/map/map-view.tsx'
import { fetchFile } from '../../api.ts'
import type { Tiles } from '../base-map.ts'
import styles from './archive-ground.module.css'
import { drawTiles } from './draw-tiles.ts'
import { readTile } from './read-tile.ts'
import type { Tile } from './read-tile.ts'

export interface ArchiveGroundProps {
  frame: MapFrame
  url: string
  archive: NonNullable<Tiles['archive']>
}

const MOST_KEPT = 96
/** Tiles by address; null while one is loading, or if loading failed. */
const kept = new Map<string, Tile | null>()

/** Background of a map: tiles of the archive that the server keeps, drawn in the colours of the page. */
export function ArchiveGround({ frame, url, archive }: ArchiveGroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scheme = useComputedColorScheme('light')
  const [, setCome] = useState(0)
  const places = placesOf(frame, url, archive)
  const wanted = places.map(({ address }) => address).join(' ')

  useEffect(() => {
    for (const address of wanted.split(' ').filter((one) => one && !kept.has(one))) {
      kept.set(address, null)
      void fetchTile(address, archive.isVector).then((tile) => {
        kept.set(address, tile)
        setCome((count) => count + 1)
      })
    }
    for (const address of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(address)
  }, [wanted, archive.isVector])

  useEffect(() => {
    const tiles = places.flatMap(({ address, ...place }) => {
      const tile = kept.get(address)
      return tile ? [{ ...place, tile }] : []
    })
    if (canvas.current) drawTiles(canvas.current, frame.size, tiles)
  })

  return <canvas ref={canvas} aria-hidden className={styles['ground']} data-scheme={scheme} />
}

async function fetchTile(address: string, isVector: boolean): Promise<Tile | null> {
  const answer = await fetchFile(address)
  return answer.ok ? readTile(answer.data.content, isVector).catch(() => null) : null
}

/** The visible tiles, shown at 0.7 to 1.4 times their intended size if the archive has the zoom level. */
function placesOf(
  { box, unit, at }: MapFrame,
  url: string,
  { isVector, least, deepest }: ArchiveGroundProps['archive'],
) {
  const zoom = Math.max(least, Math.min(deepest, Math.round(MAP_ZOOM - Math.log2(unit)) - (isVector ? 1 : 0)))
  const side = TILE_SIZE * 2 ** (MAP_ZOOM - zoom)
  const [west, north] = [Math.max(0, Math.floor(box.x / side)), Math.max(0, Math.floor(box.y / side))]
  const [east, south] = [Math.floor((box.x + box.width) / side), Math.floor((box.y + box.height) / side)]
  const most = 2 ** zoom - 1
  const columns = Array.from({ length: Math.max(0, Math.min(east, most) - west + 1) }, (_, index) => west + index)
  const rows = Array.from({ length: Math.max(0, Math.min(south, most) - north + 1) }, (_, index) => north + index)
  return rows.flatMap((y) =>
    columns.map((x) => {
      const [left, top] = at([x * side, y * side])
      const address = url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))
      return { address, left, top, side: side / unit }
    }),
  )
}
