import type { Tile, TileName } from './read-tile.ts'
import { LOOKS } from './tile-looks.ts'
import type { Look } from './tile-looks.ts'

/** A tile and where it stands on the canvas, in pixels. */
export interface PlacedTile {
  tile: Tile
  left: number
  top: number
  side: number
}

const COLOURS: Record<Look | 'name', string> = {
  land: '--map-land',
  green: '--map-green',
  water: '--map-water',
  building: '--map-building',
  road: '--map-road',
  mainRoad: '--map-main-road',
  border: '--map-border',
  name: '--map-name',
}

const WIDTHS: Record<Look, number> = { land: 0, green: 0, water: 1.2, building: 0, road: 1.6, mainRoad: 3.2, border: 1 }
const LETTERS = 12
const HALO = 3

/** Draws tiles with their names on a canvas of this width and height. */
export function drawTiles(canvas: HTMLCanvasElement, [width, height]: readonly [number, number], tiles: PlacedTile[]) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const density = devicePixelRatio
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  const style = getComputedStyle(canvas)
  const colourOf = (what: Look | 'name') => style.getPropertyValue(COLOURS[what])

  // A map that draws land has no shapes where there is only water, so the background is water; a map that draws water,
  // the reverse.
  const ground = colourOf(tiles.some(({ tile }) => tile.hasLand) ? 'water' : 'land')
  for (const { tile, left, top, side } of tiles) {
    // Whole pixels, so that no line shows between neighbouring tiles.
    const [from, to] = [left, left + side].map((x) => Math.round(x * density)) as [number, number]
    const [above, below] = [top, top + side].map((y) => Math.round(y * density)) as [number, number]
    pen.setTransform(to - from, 0, 0, below - above, from, above)
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, 1, 1)
    pen.clip()
    pen.fillStyle = ground
    pen.fillRect(0, 0, 1, 1)
    if (tile.picture) pen.drawImage(tile.picture, 0, 0, 1, 1)
    for (const look of LOOKS) {
      pen.fillStyle = pen.strokeStyle = colourOf(look)
      pen.lineWidth = WIDTHS[look] / side
      pen.setLineDash(look === 'border' ? [4 / side, 3 / side] : [])
      const [area, line] = [tile.areas.get(look), tile.lines.get(look)]
      if (area) pen.fill(area)
      if (line) pen.stroke(line)
    }
    pen.restore()
  }

  pen.setTransform(density, 0, 0, density, 0, 0)
  pen.font = `${LETTERS}px ${style.fontFamily}`
  pen.textAlign = 'center'
  pen.lineJoin = 'round'
  pen.lineWidth = HALO
  pen.strokeStyle = colourOf('land')
  pen.fillStyle = colourOf('name')
  for (const { text, x, y } of placedNames(tiles, (text) => pen.measureText(text).width)) {
    pen.strokeText(text, x, y)
    pen.fillText(text, x, y)
  }
}

/** Places the names without overlaps, the most important first; names without room are left out. */
function placedNames(tiles: PlacedTile[], widthOf: (text: string) => number) {
  const taken: { text: string; x: number; y: number; half: number }[] = []
  const names = tiles.flatMap(({ tile, left, top, side }) =>
    tile.names.map((name: TileName) => ({ ...name, x: left + name.at[0] * side, y: top + name.at[1] * side })),
  )
  for (const { text, x, y } of names.toSorted((a, b) => b.weight - a.weight)) {
    const half = widthOf(text) / 2 + HALO
    const isFree = taken.every(
      (other) => Math.abs(other.y - y) > LETTERS * 1.4 || Math.abs(other.x - x) > other.half + half,
    )
    if (isFree) taken.push({ text, x, y, half })
  }
  return taken
}
