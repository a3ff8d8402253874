import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Boundary, Ring } from '@trace/define/geo/geodesic-area.ts'
import { joined, readPlots } from './boundary-file.ts'

/** All plots of a file as one boundary. */
const readBoundaryFile = (text: string): Boundary => joined(readPlots(text))

const ring: Ring = [
  [107.1, 21],
  [107.2, 21],
  [107.2, 21.1],
  [107.1, 21],
]
const polygon: Boundary = { type: 'Polygon', coordinates: [ring] }
const feature = { type: 'Feature', properties: {}, geometry: polygon }
const kml = (inside: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark>${inside}</Placemark></kml>`
const line = '107.1,21,0 107.2,21,0\n 107.2,21.1,0 107.1,21,0'
const outer = `<outerBoundaryIs><LinearRing><coordinates>${line}</coordinates></LinearRing></outerBoundaryIs>`

const files: [what: string, text: string][] = [
  ['a GeoJSON polygon', JSON.stringify(polygon)],
  ['a GeoJSON feature with a byte order mark', `\uFEFF${JSON.stringify(feature)}`],
  ['a collection of features', JSON.stringify({ type: 'FeatureCollection', features: [feature] })],
  ['a walked line that is not closed', JSON.stringify({ type: 'LineString', coordinates: ring.slice(0, 3) })],
  ['a KML polygon', kml(`<Polygon>${outer}</Polygon>`)],
  [
    'a KML polygon with a prefix',
    kml(`<kml:Polygon>${outer.replaceAll('</', '</kml:').replaceAll(/<(?!\/)/g, '<kml:')}</kml:Polygon>`),
  ],
  ['a KML line', kml(`<LineString><coordinates>${line}</coordinates></LineString>`)],
  ['a table with headings', 'STT,Vĩ độ,Kinh độ\n1,21,107.1\n2,21,107.2\n3,21.1,107.2\n'],
  ['longitudes before latitudes', '107.1,21\n107.2,21\n107.2,21.1\n107.1,21'],
  ['a table from Excel with commas before decimals', '1\t107,1\t21,0\n2\t107,2\t21\n3\t107,2\t21,1'],
  ['a table with semicolons', 'lat;lng\n21;107,1\n21;107,2\n21,1;107,2'],
]

for (const [what, text] of files) {
  test(`${what} is read as a boundary`, () => {
    assert.deepEqual(readBoundaryFile(text), polygon)
  })
}

test('a hole stays a hole, and several fields are one boundary of several parts', () => {
  const hole = outer.replaceAll('outer', 'inner')
  assert.deepEqual(readBoundaryFile(kml(`<Polygon>${outer}${hole}</Polygon>`)), {
    type: 'Polygon',
    coordinates: [ring, ring],
  })
  const two = { type: 'FeatureCollection', features: [feature, feature] }
  assert.deepEqual(readBoundaryFile(JSON.stringify(two)), { type: 'MultiPolygon', coordinates: [[ring], [ring]] })
})

function inSystem(name: string) {
  return { type: 'FeatureCollection', crs: { type: 'name', properties: { name } }, features: [feature] }
}

for (const name of ['urn:ogc:def:crs:OGC:1.3:CRS84', 'urn:ogc:def:crs:EPSG::4326', 'EPSG:4326'])
  test(`GeoJSON that says ${name} stands as it is`, () => {
    assert.deepEqual(readBoundaryFile(JSON.stringify(inSystem(name))), polygon)
  })

test('GeoJSON in degrees of VN-2000 is moved to WGS84', () => {
  const moved = readBoundaryFile(JSON.stringify(inSystem('urn:ogc:def:crs:EPSG::4756')))
  const [longitude, latitude] = (moved.coordinates as Ring[])[0]![0]!
  const [was] = ring
  assert.ok(longitude > was![0] + 0.001 && latitude < was![1], `${longitude} ${latitude}`)
})

test('GeoJSON in metres of a zone of VN-2000 is moved to WGS84', () => {
  const metres = [[500_000, 2_358_000], [500_100, 2_358_000], [500_100, 2_358_100], [500_000, 2_358_000]] // prettier-ignore
  const geometry = { type: 'Polygon', coordinates: [metres] }
  const moved = readBoundaryFile(
    JSON.stringify({ ...inSystem('urn:ogc:def:crs:EPSG::5899'), features: [{ ...feature, geometry }] }),
  )
  const [longitude, latitude] = (moved.coordinates as Ring[])[0]![0]!
  assert.ok(Math.abs(longitude - 107.752) < 0.001 && Math.abs(latitude - 21.32) < 0.01, `${longitude} ${latitude}`)
})

test('each feature, placemark and number of a plot is a plot, by its name', () => {
  const features = ['Thửa 12', 7, null].map((ten_thua) => ({ ...feature, properties: { area: 2, ten_thua } }))
  const names = (text: string) => readPlots(text).map(({ name }) => name)
  assert.deepEqual(names(JSON.stringify({ type: 'FeatureCollection', features })), ['Thửa 12', '7', null])
  const placemark = (name: string) => `<Placemark><name>${name}</name><Polygon>${outer}</Polygon></Placemark>`
  assert.deepEqual(names(`<kml>${placemark('Đồi <![CDATA[A & B]]>')}${placemark('')}</kml>`), ['Đồi A & B', null])
  const both = { type: 'MultiPolygon', coordinates: [[ring], [ring]] }
  assert.deepEqual(names(JSON.stringify(both)), [null, null])
  assert.equal(names(JSON.stringify({ ...feature, geometry: both })).length, 1, 'a feature of two parts is one plot')
})

test('KML with blanks after its commas is read', () => {
  const spaced = outer.replaceAll(',', ', ')
  assert.deepEqual(readBoundaryFile(kml(`<Polygon>${spaced}</Polygon>`)), polygon)
})

test('a table that numbers its plots is one boundary of several parts', () => {
  const rows = [1, 2].flatMap((plot) => ring.map(([x, y]) => `${plot},${x + plot},${y}`))
  const read = readBoundaryFile(['thua,lon,lat', ...rows].join('\n'))
  assert.deepEqual([read.type, read.coordinates.length], ['MultiPolygon', 2])
})

const refused: [what: string, text: string, message: RegExp][] = [
  ['a text', 'ranh giới', /không có đường ranh giới/],
  ['nothing', '', /không có đường ranh giới/],
  ['half a JSON', '{"type":', /Không đọc được/],
  ['GeoJSON that is none', '{"type":"Polygon","coordinates":[[1,2]]}', /Không đọc được/],
  ['a point', '{"type":"Point","coordinates":[107,21]}', /không có đường ranh giới/],
  ['KML without an outline', kml('<Point><coordinates>107,21</coordinates></Point>'), /không có đường ranh giới/],
  ['words for numbers', kml(`<LineString><coordinates>a,b c,d e,f g,h</coordinates></LineString>`), /Không đọc được/],
  ['a zipped KML', 'PK\u0003\u0004', /giải nén/],
  ['a zipped Shapefile', 'PK\u0003\u0004\u0014thua.shp', /Shapefile/],
  ['a bare Shapefile', "\0\0'\n\0", /Shapefile/],
  ['GeoJSON of another country', JSON.stringify({ ...inSystem('urn:ogc:def:crs:EPSG::3857') }), /hệ tọa độ khác/],
  ['two points', '21,107.1\n21,107.2', /ít nhất 3 điểm/],
  ['metres of VN-2000', '410000,2320000\n411000,2320000\n411000,2321000', /VN-2000/],
  [
    'metres in GeoJSON',
    JSON.stringify({
      type: 'LineString',
      coordinates: [
        [4e5, 2e6],
        [4.1e5, 2e6],
        [4e5, 2.1e6],
      ],
    }),
    /VN-2000/,
  ],
  [
    'latitudes first in GeoJSON',
    JSON.stringify({ type: 'LineString', coordinates: ring.map(([x, y]) => [y, x]) }),
    /đổi chỗ/,
  ],
  ['columns that lie elsewhere', '1,2\n3,4\n5,6', /Không tìm thấy cột/],
]

for (const [what, text, message] of refused) {
  test(`${what} is refused in words`, () => {
    assert.throws(() => readBoundaryFile(text), message)
  })
}
