import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MapFrame } from '../../ui/map/map-view.tsx'
import type { ArchiveGroundProps } from './archive/archive-ground.tsx'
import type { Tiles } from './base-map.ts'

const ArchiveGround = lazyPart<ArchiveGroundProps>(
  'tiles',
  async () => (await import('./archive/archive-ground.tsx')).ArchiveGround,
  () => null,
)

/** What `MapView` draws under its layers: the tiles of the server's own archive, if it has one. */
export const tilesGround = (tiles: Tiles | null) => (frame: MapFrame) =>
  tiles?.archive ? <ArchiveGround frame={frame} url={tiles.url} archive={tiles.archive} /> : null
