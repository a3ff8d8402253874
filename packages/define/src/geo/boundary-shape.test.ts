import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ring } from './geodesic-area.ts'
import { parseBoundary } from '../kinds/parse/index.ts'

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const outer = box(107, 21, 107.01, 21.01)
const line: Ring = [
  [107, 21],
  [107.01, 21.01],
  [107.005, 21.005],
  [107, 21],
]
const point: Ring = [
  [107, 21],
  [107, 21],
  [107, 21],
  [107, 21],
]

const cases: [what: string, type: 'Polygon' | 'MultiPolygon', coordinates: unknown, problem: string | null][] = [
  ['a field', 'Polygon', [outer], null],
  ['a field with a pond', 'Polygon', [outer, box(107.002, 21.002, 107.004, 21.004)], null],
  ['a field with a pond at its edge', 'Polygon', [outer, box(107, 21.002, 107.004, 21.004)], null],
  [
    'a pond beside the field',
    'Polygon',
    [outer, box(107.02, 21.002, 107.03, 21.004)],
    'Ranh giới có lỗ nằm ngoài đường bao',
  ],
  [
    'a pond half in the field',
    'Polygon',
    [outer, box(107.008, 21.002, 107.02, 21.004)],
    'Ranh giới có lỗ nằm ngoài đường bao',
  ],
  ['a pond around the field', 'Polygon', [outer, box(106.9, 20.9, 107.1, 21.1)], 'Ranh giới có lỗ nằm ngoài đường bao'],
  [
    'a pond across a bay of the field',
    'Polygon',
    [
      [
        [107, 21],
        [107.01, 21],
        [107.01, 21.01],
        [107.006, 21.01],
        [107.006, 21.002],
        [107.004, 21.002],
        [107.004, 21.01],
        [107, 21.01],
        [107, 21],
      ],
      box(107.002, 21.004, 107.008, 21.006),
    ],
    'Ranh giới có lỗ nằm ngoài đường bao',
  ],
  ['a pond as large as the field', 'Polygon', [outer, outer], 'Ranh giới không có diện tích'],
  ['a line there and back', 'Polygon', [line], 'Ranh giới không có diện tích'],
  ['one point four times', 'Polygon', [point], 'Ranh giới không có diện tích'],
  ['two fields, one of which is a line', 'MultiPolygon', [[outer], [line]], 'Ranh giới không có diện tích'],
  [
    'two fields, the second with the pond of the first',
    'MultiPolygon',
    [[outer], [box(107.1, 21, 107.11, 21.01), box(107.002, 21.002, 107.004, 21.004)]],
    'Ranh giới có lỗ nằm ngoài đường bao',
  ],
]

for (const [what, type, coordinates, problem] of cases) {
  test(`${what}: ${problem ?? 'is a boundary'}`, () => {
    const read = () => parseBoundary({ type, coordinates }, { label: 'Ranh giới' })
    if (problem === null) return void read()
    assert.throws(read, { message: problem })
  })
}
