import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgePlace } from './boundary-place.ts'
import type { Surroundings } from './boundary-place.ts'
import type { Boundary } from './geodesic-area.ts'

const at = (longitude: number, latitude: number): Boundary => ({
  type: 'Polygon',
  coordinates: [
    [
      [longitude, latitude],
      [longitude + 0.002, latitude],
      [longitude + 0.002, latitude + 0.002],
      [longitude, latitude + 0.002],
      [longitude, latitude],
    ],
  ],
})
const dienXa = { latitude: 21.33, longitude: 107.35 }
const haLong = { latitude: 20.95, longitude: 107.08 }
const dongTrieu = { latitude: 21.08, longitude: 106.5 }
const whole: Surroundings = {
  ward: 'Xã Điền Xá',
  province: 'Tỉnh Quảng Ninh',
  own: dienXa,
  communes: [dienXa, haLong, dongTrieu],
  isWhole: true,
}
const foreign = { ...whole, own: null }

const cases: [what: string, boundary: Boundary, known: Surroundings, problem: RegExp | null, warning: RegExp | null][] =
  [
    ['within its commune', at(107.36, 21.34), whole, null, null],
    [
      'in the next commune but one',
      at(107.1, 21.2),
      whole,
      null,
      /^Ranh giới cách trung tâm Xã Điền Xá 3\d km, hãy xem lại$/,
    ],
    [
      'in Cần Thơ',
      at(105.78, 10.03),
      whole,
      /^Ranh giới cách Xã Điền Xá 1\.2\d\d km, hãy xem lại ranh giới hoặc địa chỉ$/,
      null,
    ],
    ['in Hà Nội', at(105.85, 21.02), whole, /^Ranh giới cách Xã Điền Xá 1\d\d km/, null],
    [
      'in Hà Nội, from a commune that is not on the map',
      at(105.85, 21.02),
      foreign,
      /^Ranh giới nằm ngoài Tỉnh Quảng Ninh: cách xã gần nhất 6\d km$/,
      null,
    ],
    [
      'in Hà Nội, with half of the communes known',
      at(105.85, 21.02),
      { ...foreign, isWhole: false },
      null,
      /^Ranh giới cách xã gần nhất đã biết của Tỉnh Quảng Ninh 6\d km/,
    ],
    ['far out at sea', at(110, 19), whole, /^Ranh giới cách Xã Điền Xá 3\d\d km/, null],
    [
      'far out at sea, with half of the communes known',
      at(110, 19),
      { ...foreign, isWhole: false },
      /nằm ngoài Tỉnh Quảng Ninh: cách xã gần nhất 3\d\d km$/,
      null,
    ],
    ['in the Atlantic', at(0, 0), { ...foreign, communes: [] }, /^Ranh giới nằm ngoài Việt Nam/, null],
    [
      'anywhere in the country while nothing is known',
      at(105.78, 10.03),
      { ...foreign, communes: [], isWhole: false },
      null,
      null,
    ],
  ]

for (const [what, boundary, known, problem, warning] of cases) {
  test(`an area ${what} is ${problem ? 'refused' : warning ? 'doubted' : 'taken'}`, () => {
    const judged = judgePlace(boundary, known)
    for (const [said, wanted] of [
      [judged.problem, problem],
      [judged.warning, warning],
    ] as const) {
      if (wanted === null) assert.equal(said, null)
      else assert.match(said ?? '', wanted)
    }
  })
}
