import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { API_HEADERS, tokenOf } from '@trace/platform/request/operation-route.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { identify } from '@trace/platform/request/identify.ts'
import type { TileArchive } from '@trace/platform/ports/tiles/tile-archive.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { readBaseMap } from './base-map.ts'
import type { BaseMap } from './base-map.ts'
import { serveTiles, tilesAnswer } from './serve-tiles.ts'
import type { TilesAnswer } from './serve-tiles.ts'

/** Response: the map, when a boundary file was loaded, and the map tiles below it, when the settings name some. */
export interface BaseMapAnswer {
  entry: BaseMap | null
  tiles: TilesAnswer | null
}

/**
 * `GET /api/admin/boundaries`: the communes as paths, for every signed-in user. Not an operation, because it uses HTTP
 * caching: browsers keep it and only revalidate.
 */
export function serveBaseMap(app: FastifyInstance, pool: Pool, settings: Settings, archive: TileArchive | null): void {
  if (archive) serveTiles(app, pool, settings, archive)
  const told = JSON.stringify(tilesAnswer(settings, archive))
  const suffix = createHash('sha256').update(told).digest('hex').slice(0, 8)

  app.get('/api/admin/boundaries', async (request, reply) => {
    await identify({ needs: 'signedIn' }, tokenOf(request), pool, settings)
    const [hash] = /^(?:W\/)?"([0-9a-z]+)-[0-9a-f]{8}"$/.exec(request.headers['if-none-match'] ?? '')?.slice(1) ?? []
    const map = await readBaseMap(pool, hash)
    const mark = `"${map?.mark ?? 'none'}-${suffix}"`
    reply.headers({
      ...API_HEADERS,
      'cache-control': 'private, no-cache',
      vary: 'authorization, accept-encoding',
      etag: mark,
    })
    if (request.headers['if-none-match']?.replace(/^W\//, '') === mark) return reply.code(304).send()
    const drawing = map && (map.drawing ?? (await readBaseMap(pool, undefined))?.drawing)
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"code":200,"message":"Thành công","data":{"entry":${drawing ?? 'null'},"tiles":${told}}}`)
  })
}
