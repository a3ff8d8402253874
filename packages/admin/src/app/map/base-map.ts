import type { MapPoint } from '@trace/domain'
import { api } from '../api.ts'

/** The communes of the province as the server draws them: paths in map units, counted from `origin`. */
export interface Communes {
  origin: MapPoint
  size: MapPoint
  communes: readonly { id: number; name: string; path: string; at: MapPoint }[]
  file_name: string
  loaded_at: string
  drawn: number
  total: number
  missing: readonly { name: string }[]
}

export interface Tiles {
  url: string
  credit: string
}

export interface BaseMap {
  communes: Communes | null
  tiles: Tiles | null
}

let kept: Promise<BaseMap> | null = null

/** What every map is drawn over; asked for once. Without an answer maps are drawn over a plain grid. */
export function baseMap(): Promise<BaseMap> {
  kept ??= api<{ entry: Communes | null; tiles: Tiles | null }>('GET', '/boundaries').then((answer) =>
    answer.ok ? { communes: answer.data.entry, tiles: answer.data.tiles } : { communes: null, tiles: null },
  )
  return kept
}

/** Has the map read anew by the screen that shows it next: another file was loaded. */
export function forgetBaseMap(): void {
  kept = null
}
