import type { FastifyInstance } from 'fastify'
import { API_HEADERS, tokenOf } from '@trace/platform/request/operation-route.ts'
import { identify } from '@trace/platform/request/identify.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { TileArchive } from '@trace/platform/ports/tiles/tile-archive.ts'

/** The map tiles that browsers draw below all else: from another host, or from the archive of this server. */
export interface TilesAnswer {
  /** Address with `{z}`, `{x}` and `{y}`. */
  url: string
  credit: string
  archive: { isVector: boolean; least: number; deepest: number } | null
}

export function tilesAnswer({ tilesUrl, tilesCredit }: Settings, archive: TileArchive | null): TilesAnswer | null {
  if (archive) {
    const { version, isVector, least, deepest, credit } = archive
    const url = `/api/admin/tiles/${version}/{z}/{x}/{y}`
    return { url, credit: tilesCredit || credit, archive: { isVector, least, deepest } }
  }
  return tilesUrl === null ? null : { url: tilesUrl, credit: tilesCredit, archive: null }
}

const DEEPEST = 26

const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : NaN)

/**
 * `GET /api/admin/tiles/{version}/{z}/{x}/{y}`: a tile of the archive, for every signed-in user. Not an operation,
 * because it sends the bytes as stored in the archive. Browsers may cache them, since another archive file has
 * another address.
 */
export function serveTiles(app: FastifyInstance, pool: Pool, settings: Settings, archive: TileArchive): void {
  app.get('/api/admin/tiles/:version/:z/:x/:y', async (request, reply) => {
    await identify({ needs: 'signedIn' }, tokenOf(request), pool, settings)
    const { z, x, y } = request.params as Record<'z' | 'x' | 'y', string>
    const [zoom, column, row] = [numberOf(z), numberOf(x), numberOf(y)]
    if (!(zoom <= DEEPEST && column < 2 ** zoom && row < 2 ** zoom))
      throw new Refusal(404, 'Không tìm thấy mảnh bản đồ')
    const found = await archive.tile(zoom, column, row)
    reply.headers({ ...API_HEADERS, 'cache-control': 'private, max-age=604800, immutable', vary: 'authorization' })
    if (!found) return reply.code(204).send()
    if (found.encoding) reply.header('content-encoding', found.encoding)
    return reply.type(archive.contentType).send(Buffer.from(found.bytes))
  })
}
