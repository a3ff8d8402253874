import { gzipSync } from 'node:zlib'
import { polygonsOf } from '@trace/define/geo/geodesic-area.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { MAP_ZOOM, TILE_SIZE, toMapPoint } from '@trace/define/geo/mercator.ts'
import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { zxyToTileId } from 'pmtiles'

/** A piece of land with names, as a map has it. */
export interface Land {
  names: Record<string, string>
  boundary: Boundary
}

const EXTENT = 4096
const HEAD = 127

/** A `.pmtiles` archive of vector tiles with these lands, from one zoom level to another. */
export function tileArchiveOf(lands: readonly Land[], [least, deepest]: readonly [number, number]): Buffer {
  const tiles = Array.from({ length: deepest - least + 1 }, (_, index) => tilesAt(least + index, lands))
    .flat()
    .toSorted((a, b) => a.id - b.id)
  const ids = tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0)))
  const root = gzipSync(
    Buffer.from([
      ...varint(tiles.length),
      ...ids,
      ...tiles.flatMap(() => varint(1)),
      ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
      ...tiles.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
    ]),
  )
  const metadata = gzipSync(JSON.stringify({ attribution: '<a href="https://example.vn">Sở Nông nghiệp</a>' }))
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const head = Buffer.alloc(HEAD)
  head.write('PMTiles\u0003', 'latin1')
  const parts = [HEAD, root.length, HEAD + root.length, metadata.length]
  const dataAt = HEAD + root.length + metadata.length
  for (const [index, number] of [...parts, dataAt, 0, dataAt, data.length, ...Array(3).fill(tiles.length)].entries())
    head.writeBigUInt64LE(BigInt(number), 8 + 8 * index)
  head.set([1, 2, 2, 1, least, deepest], 96)
  return Buffer.concat([head, root, metadata, data])
}

function tilesAt(zoom: number, lands: readonly Land[]): { id: number; bytes: Buffer }[] {
  const side = TILE_SIZE * 2 ** (MAP_ZOOM - zoom)
  const found = new Map<string, { x: number; y: number; lands: Land[] }>()
  for (const land of lands) {
    const points = polygonsOf(land.boundary).flat(2).map(toMapPoint)
    const range = (axis: 0 | 1) => {
      const steps = points.map((point) => Math.floor(point[axis] / side))
      const [from, to] = [Math.min(...steps), Math.max(...steps)]
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }
    for (const x of range(0))
      for (const y of range(1)) {
        const tile = found.get(`${x}/${y}`) ?? { x, y, lands: [] }
        tile.lands.push(land)
        found.set(`${x}/${y}`, tile)
      }
  }
  return [...found.values()].map((tile) => ({
    id: zxyToTileId(zoom, tile.x, tile.y),
    bytes: gzipSync(vectorTile(tile.lands, ([x, y]) => [(x / side - tile.x) * EXTENT, (y / side - tile.y) * EXTENT])),
  }))
}

function vectorTile(lands: readonly Land[], place: (point: MapPoint) => MapPoint): Buffer {
  const ringsOf = ({ boundary }: Land) =>
    polygonsOf(boundary)
      .flat()
      .map((ring) => ring.slice(1).map((position) => place(toMapPoint(position))))
  const middle = (land: Land): MapPoint => {
    const all = ringsOf(land).flat()
    const mean = (axis: 0 | 1) => all.reduce((sum, point) => sum + point[axis], 0) / all.length
    return [mean(0), mean(1)]
  }
  const named = lands.filter((land) => middle(land).every((share) => share >= 0 && share < EXTENT))
  return Buffer.concat([layer('earth', lands, 3, ringsOf), layer('places', named, 1, (land) => [[middle(land)]])])
}

function layer(name: string, lands: readonly Land[], type: 1 | 3, ringsOf: (land: Land) => MapPoint[][]): Buffer {
  const keys = [...new Set(lands.flatMap(({ names }) => Object.keys(names)))]
  const values = [...new Set(lands.flatMap(({ names }) => Object.values(names)))]
  const features = lands.map((land) => {
    const tags = Object.entries(land.names).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)])
    const cursor = { x: 0, y: 0 }
    const geometry = ringsOf(land).flatMap((ring) => commands(ring, type, cursor))
    return Buffer.concat([field(2, tags.flatMap(varint)), number(3, type), field(4, geometry.flatMap(varint))])
  })
  return field(3, [
    ...number(15, 2),
    ...field(1, Buffer.from(name)),
    ...features.flatMap((feature) => [...field(2, feature)]),
    ...keys.flatMap((key) => [...field(3, Buffer.from(key))]),
    ...values.flatMap((value) => [...field(4, field(1, Buffer.from(value)))]),
    ...number(5, EXTENT),
  ])
}

/** Drawing commands for a ring: move, lines, close. */
function commands(ring: MapPoint[], type: 1 | 3, cursor: { x: number; y: number }): number[] {
  const steps = ring.map(([x, y]) => {
    const [right, down] = [Math.round(x) - cursor.x, Math.round(y) - cursor.y]
    cursor.x += right
    cursor.y += down
    return [zigzag(right), zigzag(down)]
  })
  const move = [9, ...steps[0]!]
  return type === 1 ? move : [...move, ((ring.length - 1) << 3) | 2, ...steps.slice(1).flat(), 15]
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

function varint(value: number): number[] {
  const bytes: number[] = []
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128)
  return [...bytes, value]
}

const number = (key: number, value: number): Buffer => Buffer.from([...varint(key * 8), ...varint(value)])
const field = (key: number, bytes: Iterable<number>): Buffer => {
  const content = Buffer.from([...bytes])
  return Buffer.concat([Buffer.from([...varint(key * 8 + 2), ...varint(content.length)]), content])
}
