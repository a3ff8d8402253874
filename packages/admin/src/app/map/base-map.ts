import { api } from '../api.ts'
import type { Data } from '../call.ts'

type Drawn = Data<'GET /api/admin/boundaries'>

/** The communes of the province as the server draws them: paths in map units, counted from `origin`. */
export type Communes = NonNullable<Drawn['entry']>
export type Tiles = NonNullable<Drawn['tiles']>

export interface BaseMap {
  communes: Communes | null
  tiles: Tiles | null
}

let kept: Promise<BaseMap> | null = null

/** What every map is drawn over; asked for once. Without an answer maps are drawn over a plain grid. */
export function baseMap(): Promise<BaseMap> {
  kept ??= api('GET', '/boundaries').then((answer) =>
    answer.ok ? { communes: answer.data.entry, tiles: answer.data.tiles } : { communes: null, tiles: null },
  )
  return kept
}

/** Has the map read anew by the screen that shows it next: another file was loaded. */
export function forgetBaseMap(): void {
  kept = null
}
