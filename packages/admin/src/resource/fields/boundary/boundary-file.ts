import { fromVn2000, polygonsOf } from '@trace/domain'
import type { Boundary, Position, Ring } from '@trace/domain'
import { fileWords as words } from './boundary-file-words.ts'

type Polygon = Ring[]

const MOST_LETTERS = 5_000_000

/** Error whose message tells the user why a file contains no boundary. */
export class BoundaryProblem extends Error {}

/**
 * Parses the boundary in a GeoJSON, KML or CSV text: every polygon, or the line through its points. Nothing in the file
 * is executed or fetched.
 */
export function readBoundaryFile(text: string): Boundary {
  if (text.length > MOST_LETTERS) throw new BoundaryProblem(words.fileTooLarge)
  const plain = text.replace(/^\uFEFF/, '').trimStart()
  if (isShapefile(plain)) throw new BoundaryProblem(words.fileShape)
  if (plain.startsWith('PK')) throw new BoundaryProblem(words.fileZipped)
  const polygons = plain.startsWith('{')
    ? fromGeoJson(plain)
    : plain.startsWith('<')
      ? fromKml(plain)
      : fromTable(plain)
  if (polygons.length === 0) throw new BoundaryProblem(words.fileEmpty)
  if (
    !polygons.every(
      (rings) => Array.isArray(rings) && rings.every((ring) => Array.isArray(ring) && ring.every(Array.isArray)),
    )
  ) {
    throw new BoundaryProblem(words.fileWrong)
  }
  const closed = polygons.map((rings) => rings.map(closeRing))
  refuseStrange(closed.flat(2))
  return closed.length === 1
    ? { type: 'Polygon', coordinates: closed[0]! }
    : { type: 'MultiPolygon', coordinates: closed }
}

/**
 * Closes a ring: only longitude and latitude, rounded to about a centimetre, with the first point repeated at the end.
 */
function closeRing(ring: Ring): Ring {
  const points = ring.map(([longitude, latitude]): Position => [round(longitude), round(latitude)])
  const [first, last] = [points[0], points.at(-1)]
  const closed = first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...points, first] : points
  if (closed.length < 4) throw new BoundaryProblem(words.tooFewPoints)
  return closed
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

function refuseStrange(points: readonly Position[]): void {
  if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) throw new BoundaryProblem(words.fileWrong)
  if (points.some(([x, y]) => Math.abs(x) > 180 || Math.abs(y) > 180)) throw new BoundaryProblem(words.fileInMetres)
  if (points.some(([, y]) => Math.abs(y) > 90)) throw new BoundaryProblem(words.fileSwapped)
}

function fromGeoJson(text: string): Polygon[] {
  try {
    const json: GeoJson = JSON.parse(text)
    return inWgs84(polygonsIn(json), json.crs)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw new BoundaryProblem(words.fileWrong)
    throw error
  }
}

interface GeoJson {
  crs?: { properties?: { name?: unknown } } | null
  type?: string
  features?: GeoJson[]
  geometries?: GeoJson[]
  geometry?: GeoJson
  coordinates?: unknown
}

/** The coordinate systems that GeoJSON names: WGS84 as it stands, degrees of VN-2000 moved to it, others refused. */
function inWgs84(polygons: Polygon[], crs: GeoJson['crs']): Polygon[] {
  if (!crs) return polygons
  const name = String(crs.properties?.name ?? '')
  if (/CRS84$|EPSG:(?:[\d.]*:)?(?:4326|4979)$/i.test(name)) return polygons
  const [, code] = /EPSG:(?:[\d.]*:)?(\d+)$/i.exec(name) ?? []
  if (VN2000_IN_METRES.test(code ?? '')) throw new BoundaryProblem(words.fileInMetres)
  if (code !== VN2000) throw new BoundaryProblem(words.fileOtherSystem)
  return polygons.map((rings) => rings.map((ring) => ring.map(fromVn2000)))
}

/** EPSG codes of VN-2000: in degrees, and projected. */
const VN2000 = '4756'
const VN2000_IN_METRES = /^(?:340[56]|589[6-9]|92(?:0[5-9]|1[0-8]))$/

/** A Shapefile, or an archive that holds one. */
const isShapefile = (text: string): boolean =>
  text.startsWith("\0\0'\n") || (text.startsWith('PK') && /\.(?:shp|shx|dbf)/i.test(text))

function polygonsIn(json: GeoJson | null | undefined): Polygon[] {
  switch (json?.type) {
    case 'FeatureCollection':
      return (json.features ?? []).flatMap(polygonsIn)
    case 'GeometryCollection':
      return (json.geometries ?? []).flatMap(polygonsIn)
    case 'Feature':
      return polygonsIn(json.geometry)
    case 'Polygon':
    case 'MultiPolygon':
      return polygonsOf(json as Boundary)
    case 'LineString':
      return [[json.coordinates as Ring]]
    default:
      return []
  }
}

/** Reads only the numbers between `<coordinates>`: entities, styles and links of the file are ignored. */
function fromKml(text: string): Polygon[] {
  const polygons = partsOf(text, 'Polygon').map((polygon) => [
    ...partsOf(polygon, 'outerBoundaryIs').flatMap(ringsIn),
    ...partsOf(polygon, 'innerBoundaryIs').flatMap(ringsIn),
  ])
  return polygons.length > 0 ? polygons.filter(({ length }) => length > 0) : partsOf(text, 'LineString').map(ringsIn)
}

function partsOf(text: string, tag: string): string[] {
  const parts: string[] = []
  const ends = new RegExp(`</(?:\\w+:)?${tag}>`, 'g')
  for (const { index } of text.matchAll(new RegExp(`<(?:\\w+:)?${tag}[\\s>]`, 'g'))) {
    if (index < ends.lastIndex) continue
    ends.lastIndex = index
    const end = ends.exec(text)
    if (!end) break
    parts.push(text.slice(text.indexOf('>', index) + 1, end.index))
  }
  return parts
}

const ringsIn = (text: string): Ring[] =>
  partsOf(text, 'coordinates').map((written) =>
    written
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?, ?/g, ',')
      .split(' ')
      .map((point) => point.split(',').map(Number) as Position),
  )

const LATITUDES = [8, 24] as const
const LONGITUDES = [102, 118] as const

/** Reads coordinates from the columns whose values lie in Vietnam; headings and row numbers may be in other columns. */
function fromTable(text: string): Polygon[] {
  const rows = text
    .split(/\r?\n/)
    .map(numbersOf)
    .filter((row) => row.filter((number) => !Number.isNaN(number)).length > 1)
  if (rows.length === 0) return []
  const columns = [...rows[0]!.keys()]
  const [latitude, longitude] = [LATITUDES, LONGITUDES].map((range) =>
    columns.find((column) => rows.every((row) => row[column]! >= range[0] && row[column]! <= range[1])),
  )
  if (latitude === undefined || longitude === undefined) {
    const inMetres = rows.flat().some((number) => number > 100_000)
    throw new BoundaryProblem(inMetres ? words.fileInMetres : words.columnsUnknown)
  }
  const plots = columns
    .filter((column) => column !== latitude && column !== longitude)
    .map((column) => runsOf(rows, column))
    .find((runs) => runs.length > 1 && runs.every(({ length }) => length >= FEWEST_POINTS))
  return (plots ?? [rows]).map((plot) => [plot.map((row) => [row[longitude]!, row[latitude]!])])
}

const FEWEST_POINTS = 3

/** Rows that follow each other with the same value in a column: the points of one plot, where it numbers the plots. */
function runsOf(rows: number[][], column: number): number[][][] {
  const runs: number[][][] = []
  for (const [place, row] of rows.entries()) {
    if (place > 0 && row[column] === rows[place - 1]![column]) runs.at(-1)!.push(row)
    else runs.push([row])
  }
  return runs
}

/** Numbers in the cells of a row; if tabs or semicolons separate the cells, a comma is the decimal separator. */
function numbersOf(line: string): number[] {
  const cells = /[\t;]/.test(line) ? line.split(/[\t;]/).map((cell) => cell.replace(',', '.')) : line.split(/[,\s]+/)
  return cells.map((cell) => (cell.trim() === '' ? NaN : Number(cell.trim())))
}
