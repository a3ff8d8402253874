import { isBoundary } from '@trace/define/geo/geodesic-area.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { parseJson } from '@trace/define/text/json.ts'
import { refuseField } from '@trace/platform/refusal.ts'

const MOST_FEATURES = 20_000
const MOST_POINTS = 2_000_000

/** A commune and its outline in a boundary file. */
export interface Outline {
  code: string
  boundary: Boundary
}

interface Feature {
  id?: unknown
  properties?: Record<string, unknown> | null
  geometry?: unknown
}

const wrong = (message: string) => refuseField('file', message)

/**
 * Reads the communes of a GeoJSON file; detects the property that holds their codes. Errors say what is wrong with the
 * file.
 */
export function readBoundaryFile(bytes: Buffer, codes: ReadonlySet<string>): Outline[] {
  const features = featuresOf(bytes)
  const property = codeProperty(features, codes)
  const outlines = new Map<string, Outline>()
  let points = 0
  for (const [index, feature] of features.entries()) {
    const code = codeOf(feature, property)
    const { geometry } = feature
    if (!isBoundary(geometry)) throw wrong(`Đối tượng thứ ${index + 1}: ${geometryProblem(geometry)}`)
    points += geometry.coordinates.flat(geometry.type === 'Polygon' ? 1 : 2).length
    if (points > MOST_POINTS)
      throw wrong(`Tệp có quá nhiều điểm, tối đa ${formatNumber(MOST_POINTS)}. Hãy giản lược ranh giới trước khi nạp`)
    if (!codes.has(code)) continue
    if (outlines.has(code)) throw wrong(`Mã xã ${code} có hai lần trong tệp`)
    outlines.set(code, { code, boundary: geometry })
  }
  return [...outlines.values()]
}

function featuresOf(bytes: Buffer): Feature[] {
  const json = parse(bytes)
  const isCollection = typeof json === 'object' && json !== null && 'type' in json && json.type === 'FeatureCollection'
  if (!isCollection || !('features' in json) || !Array.isArray(json.features))
    throw wrong('Tệp phải là GeoJSON kiểu FeatureCollection')
  const features = json.features as unknown[]
  if (features.length === 0) throw wrong('Tệp không có đối tượng nào')
  if (features.length > MOST_FEATURES) throw wrong(`Tệp có quá nhiều đối tượng, tối đa ${formatNumber(MOST_FEATURES)}`)
  if (!features.every((feature) => typeof feature === 'object' && feature !== null))
    throw wrong('Tệp có đối tượng không hợp lệ')
  return features
}

function parse(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    throw wrong('Tệp không phải JSON hợp lệ')
  }
}

/** Pads a code: files that store codes as numbers lose a leading 0. */
const codeOf = ({ id, properties }: Feature, property: string): string =>
  String((property === 'id' ? id : undefined) ?? properties?.[property] ?? '')
    .trim()
    .padStart(5, '0')

/** Detects the code property (code, ma_xa, MAXA …): the one that holds known codes most often. */
function codeProperty(features: readonly Feature[], codes: ReadonlySet<string>): string {
  const names = new Set(['id', ...features.flatMap(({ properties }) => Object.keys(properties ?? {}))])
  const counted = [...names].map((name) => ({
    name,
    known: features.filter((feature) => codes.has(codeOf(feature, name))).length,
  }))
  const best = counted.reduce((most, one) => (one.known > most.known ? one : most))
  if (best.known === 0) throw wrong('Không đối tượng nào mang mã xã 5 chữ số đang dùng (từ 01/7/2025)')
  return best.name
}

function geometryProblem(geometry: unknown): string {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown }
  if (type !== 'Polygon' && type !== 'MultiPolygon') return 'cần hình Polygon hoặc MultiPolygon'
  const inMetres =
    Array.isArray(coordinates) && coordinates.flat(3).some((part) => typeof part === 'number' && Math.abs(part) > 180)
  return inMetres
    ? 'tọa độ phải là kinh độ, vĩ độ WGS84 tính bằng độ, không phải mét (VN-2000)'
    : 'ranh giới không khép kín hoặc tọa độ sai'
}
