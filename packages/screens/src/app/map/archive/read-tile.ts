import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { lookOf, nameOf, weightOf } from './tile-looks.ts'
import type { Look } from './tile-looks.ts'

/** A name and its position, in fractions of the side of its tile. */
export interface TileName {
  text: string
  weight: number
  at: readonly [right: number, down: number]
}

/** A tile ready to be drawn; the coordinates of its shapes are fractions of its side. */
export interface Tile {
  picture: ImageBitmap | null
  areas: Map<Look, Path2D>
  lines: Map<Look, Path2D>
  names: TileName[]
  /** Whether the tile draws land on water, rather than water on land. */
  hasLand: boolean
}

const POINT = 1
const LINE = 2

const emptyTile = (picture: ImageBitmap | null = null): Tile => ({
  picture,
  areas: new Map(),
  lines: new Map(),
  names: [],
  hasLand: false,
})

export async function readTile(content: Blob, isVector: boolean): Promise<Tile> {
  if (content.size === 0) return emptyTile()
  if (!isVector) return emptyTile(await createImageBitmap(content))
  const { layers } = new VectorTile(new PbfReader(await content.arrayBuffer()))
  const tile = { ...emptyTile(), hasLand: layers['earth'] !== undefined }
  for (const [layerName, layer] of Object.entries(layers)) {
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index)
      const { properties, type, extent } = feature
      if (type === POINT) {
        const text = nameOf(layerName, properties)
        const [point] = feature.loadGeometry().flat()
        if (text && point)
          tile.names.push({ text, weight: weightOf(properties), at: [point.x / extent, point.y / extent] })
        continue
      }
      const look = lookOf(layerName, properties)
      if (!look) continue
      const paths = type === LINE ? tile.lines : tile.areas
      const path = paths.get(look) ?? new Path2D()
      paths.set(look, path)
      for (const ring of feature.loadGeometry()) {
        ring.forEach(({ x, y }, at) =>
          at === 0 ? path.moveTo(x / extent, y / extent) : path.lineTo(x / extent, y / extent),
        )
        if (type !== LINE) path.closePath()
      }
    }
  }
  return tile
}
