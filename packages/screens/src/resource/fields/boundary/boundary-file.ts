import { wgs84ConverterOf } from '@trace/define/geo/coordinate-system.ts'
import { polygonsOf } from '@trace/define/geo/geodesic-area.ts'
import type { Boundary, Position, Ring } from '@trace/define/geo/geodesic-area.ts'
import { words } from './words.ts'

type Polygon = Ring[]

/** One plot of land in a file, with its name there. */
export interface Plot {
  name: string | null
  boundary: Boundary
}

/** A plot as read from the file, before it is validated. */
interface Said {
  name: string | null
  polygons: Polygon[]
}

const MOST_LETTERS = 5_000_000

/** Error whose message tells the user why a file contains no boundary. */
export class BoundaryProblem extends Error {}

/**
 * Parses the plots in a GeoJSON, KML or CSV text: one for each feature, placemark or plot number; a line or a list
 * of points is read as an outline. Nothing in the file is executed or fetched.
 */
export function readPlots(text: string): Plot[] {
  if (text.length > MOST_LETTERS) throw new BoundaryProblem(words.fileTooLarge)
  const content = text.replace(/^\uFEFF/, '').trimStart()
  if (isShapefile(content)) throw new BoundaryProblem(words.fileShape)
  if (content.startsWith('PK')) throw new BoundaryProblem(words.fileZipped)
  const said = content.startsWith('{')
    ? fromGeoJson(content)
    : content.startsWith('<')
      ? fromKml(content)
      : fromTable(content)
  const plots = said.filter(({ polygons }) => polygons.length > 0)
  if (plots.length === 0) throw new BoundaryProblem(words.fileEmpty)
  return plots.map(({ name, polygons }) => ({ name, boundary: closedBoundary(polygons) }))
}

/** Joins several plots into one boundary of several parts. */
export const joined = (plots: readonly Plot[]): Boundary =>
  boundaryOf(plots.flatMap(({ boundary }) => polygonsOf(boundary)))

const boundaryOf = (polygons: Polygon[]): Boundary =>
  polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0]! }
    : { type: 'MultiPolygon', coordinates: polygons }

function closedBoundary(polygons: Polygon[]): Boundary {
  if (
    !polygons.every(
      (rings) => Array.isArray(rings) && rings.every((ring) => Array.isArray(ring) && ring.every(Array.isArray)),
    )
  ) {
    throw new BoundaryProblem(words.fileWrong)
  }
  const closed = polygons.map((rings) => rings.map(closeRing))
  refuseStrange(closed.flat(2))
  return boundaryOf(closed)
}

const unnamed = (polygons: Polygon[]): Said => ({ name: null, polygons })

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

function fromGeoJson(text: string): Said[] {
  try {
    const json: GeoJson = JSON.parse(text)
    const move = wgs84ConverterOf(json.crs)
    if (move === undefined) throw new BoundaryProblem(words.fileOtherSystem)
    return plotsIn(json).map(({ name, polygons }) => ({
      name,
      polygons: move ? polygons.map((rings) => rings.map((ring) => ring.map(move))) : polygons,
    }))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw new BoundaryProblem(words.fileWrong)
    throw error
  }
}

interface GeoJson {
  crs?: unknown
  properties?: Record<string, unknown> | null
  type?: string
  features?: GeoJson[]
  geometries?: GeoJson[]
  geometry?: GeoJson
  coordinates?: unknown
}

/** A Shapefile, or a ZIP archive that contains one. */
const isShapefile = (text: string): boolean =>
  text.startsWith("\0\0'\n") || (text.startsWith('PK') && /\.(?:shp|shx|dbf)/i.test(text))

/** The plots of a file: each feature, and each polygon outside of features. */
function plotsIn(json: GeoJson | null | undefined): Said[] {
  if (json?.type === 'FeatureCollection') return (json.features ?? []).flatMap(plotsIn)
  if (json?.type === 'Feature') return [{ name: nameIn(json.properties ?? {}), polygons: polygonsIn(json.geometry) }]
  return polygonsIn(json).map((polygon) => unnamed([polygon]))
}

/** The name of a feature: its first property whose key means a name or a number. */
function nameIn(properties: Readonly<Record<string, unknown>>): string | null {
  const [, name] =
    Object.entries(properties).find(
      ([key, value]) => NAMES.test(key) && (typeof value === 'number' || (typeof value === 'string' && value.trim())),
    ) ?? []
  return name === undefined ? null : String(name).trim().slice(0, MOST_OF_NAME)
}

const NAMES = /^(?:name|t[eê]n|title|label|s[oố]_?th[uử]a|th[uử]a|m[aã]|code|id)/i
const MOST_OF_NAME = 100

function polygonsIn(json: GeoJson | null | undefined): Polygon[] {
  switch (json?.type) {
    case 'GeometryCollection':
      return (json.geometries ?? []).flatMap(polygonsIn)
    case 'Polygon':
    case 'MultiPolygon':
      return polygonsOf(json as Boundary)
    case 'LineString':
      return [[json.coordinates as Ring]]
    default:
      return []
  }
}

/**
 * Reads the name and the outlines of each placemark, or all outlines of a file without placemarks. Everything else in
 * the file is ignored: styles, links, entities.
 */
function fromKml(text: string): Said[] {
  const placemarks = partsOf(text, 'Placemark')
  const isPolygon = partsOf(text, 'Polygon').length > 0
  if (placemarks.length === 0) return kmlPolygons(text, isPolygon).map((polygon) => unnamed([polygon]))
  return placemarks.map((placemark) => ({
    name: plain(partsOf(placemark, 'name')[0]),
    polygons: kmlPolygons(placemark, isPolygon),
  }))
}

const kmlPolygons = (text: string, isPolygon: boolean): Polygon[] =>
  isPolygon
    ? partsOf(text, 'Polygon')
        .map((polygon) => [
          ...partsOf(polygon, 'outerBoundaryIs').flatMap(ringsIn),
          ...partsOf(polygon, 'innerBoundaryIs').flatMap(ringsIn),
        ])
        .filter(({ length }) => length > 0)
    : partsOf(text, 'LineString').map(ringsIn)

/** KML text without markup; null if empty. */
const plain = (text = ''): string | null =>
  text
    .replaceAll('<![CDATA[', '')
    .replaceAll(']]>', '')
    .replaceAll(/<[^<>]*>/g, '')
    .trim()
    .slice(0, MOST_OF_NAME) || null

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
function fromTable(text: string): Said[] {
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
  return (plots ?? [rows]).map((plot) => unnamed([[plot.map((row): Position => [row[longitude]!, row[latitude]!])]]))
}

const FEWEST_POINTS = 3

/**
 * Groups of consecutive rows with the same value in a column: the points of one plot, if the column numbers the
 * plots.
 */
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
