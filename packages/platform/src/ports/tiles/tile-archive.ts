import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { Compression, PMTiles, SharedPromiseCache, TileType } from 'pmtiles'
import type { Source } from 'pmtiles'

/** A tile, as its archive stores it. */
export interface ArchivedTile {
  bytes: Uint8Array
  /** Coding of `bytes`, as HTTP names it. */
  encoding: 'gzip' | 'br' | null
}

export interface TileArchive {
  /** Changes with the file, so that browsers may keep tiles for good. */
  version: string
  contentType: string
  isVector: boolean
  least: number
  deepest: number
  /** The attribution of the map in the archive, without its markup. */
  credit: string
  tile(zoom: number, x: number, y: number): Promise<ArchivedTile | null>
}

const DIRECTORIES = 200

const CONTENT_TYPES: Partial<Record<TileType, string>> = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
}

const ENCODINGS: Partial<Record<Compression, ArchivedTile['encoding']>> = {
  [Compression.Gzip]: 'gzip',
  [Compression.Brotli]: 'br',
}

/** Reads ranges of a file. */
class FileSource implements Source {
  readonly path: string
  readonly file: FileHandle

  constructor(path: string, file: FileHandle) {
    this.path = path
    this.file = file
  }

  getKey(): string {
    return this.path
  }

  async getBytes(offset: number, length: number) {
    const { buffer, bytesRead } = await this.file.read({ buffer: new Uint8Array(length), position: offset })
    return { data: buffer.buffer.slice(0, bytesRead) }
  }
}

/** Why `openTileArchive` cannot use a file, judged by its header; null if it can. */
export function archiveProblem(head: Buffer): string | null {
  if (head.length < HEAD || head.toString('latin1', 0, 7) !== 'PMTiles') return 'không phải tệp .pmtiles'
  if (head[7] !== 3) return 'phải là .pmtiles phiên bản 3'
  const [compression, type] = [head[98], head[99]]
  const isKnown = [Compression.None, Compression.Gzip, Compression.Brotli].some((known) => known === compression)
  return isKnown && Object.keys(CONTENT_TYPES).includes(String(type))
    ? null
    : 'cần mảnh bản đồ dạng MVT, PNG, JPEG hoặc WebP, không nén hoặc nén gzip, brotli'
}

/** Length of the head of an archive in bytes. */
const HEAD = 127

/**
 * Opens a `.pmtiles` file: map tiles with directories of their positions. Only the requested parts are read; tiles
 * are passed on in their compressed form.
 */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const file = await open(path)
  const source = new FileSource(path, file)
  const archive = new PMTiles(source, new SharedPromiseCache(DIRECTORIES), async (data) => data)
  const { tileType, tileCompression, minZoom, maxZoom } = await archive.getHeader()
  const { mtimeMs, size } = await file.stat()
  const metadata = (await new PMTiles(source).getMetadata()) as { attribution?: unknown }

  return {
    version: `${Math.round(mtimeMs).toString(36)}${size.toString(36)}`,
    contentType: CONTENT_TYPES[tileType] ?? 'application/octet-stream',
    isVector: tileType === TileType.Mvt,
    least: minZoom,
    deepest: maxZoom,
    credit: typeof metadata.attribution === 'string' ? metadata.attribution.replaceAll(/<[^<>]*>/g, '').trim() : '',
    async tile(zoom, x, y) {
      const found = await archive.getZxy(zoom, x, y)
      return found ? { bytes: new Uint8Array(found.data), encoding: ENCODINGS[tileCompression] ?? null } : null
    },
  }
}
