import { api } from '../api.ts'
import type { Data } from '../call.ts'

type Drawn = Data<'GET /api/admin/boundaries'>

/** Communes of the province as the server sends them: SVG paths in map units, relative to `origin`. */
export type Communes = NonNullable<Drawn['entry']>
export type Tiles = NonNullable<Drawn['tiles']>

export interface BaseMap {
  communes: Communes | null
  tiles: Tiles | null
}

let kept: Promise<BaseMap> | null = null

/** Base map of all maps; fetched once and cached. If the call fails, maps are drawn over a plain grid. */
export function baseMap(): Promise<BaseMap> {
  kept ??= api('GET', '/boundaries').then((answer) =>
    answer.ok ? { communes: answer.data.entry, tiles: answer.data.tiles } : { communes: null, tiles: null },
  )
  return kept
}

/** Clears the cached base map after another boundary file was loaded. */
export function forgetBaseMap(): void {
  kept = null
}
