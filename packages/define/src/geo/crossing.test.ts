import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCrossing } from './crossing.ts'
import { parseBoundary } from '../kinds/parse/index.ts'
import type { Ring } from './geodesic-area.ts'

const square: Ring = [
  [107, 21],
  [107.1, 21],
  [107.1, 21.1],
  [107, 21.1],
  [107, 21],
]
const bow: Ring = [
  [107, 21],
  [107.1, 21.1],
  [107.1, 21],
  [107, 21.1],
  [107, 21],
]
const star: Ring = [
  [107.05, 21.1],
  [107.08, 21],
  [107, 21.06],
  [107.1, 21.06],
  [107.02, 21],
  [107.05, 21.1],
]

/** Two fields that share one corner, as one ring that crosses itself there: first up, then down. */
const corner: Ring = [
  [0, 0],
  [2, 2],
  [4, 4],
  [4, 0],
  [2, 2],
  [0, 4],
  [0, 0],
]
/** Like `corner`, but the second pass crosses in the middle of an edge of the first pass. */
const onEdge: Ring = [
  [0, 0],
  [4, 4],
  [4, 0],
  [2, 2],
  [0, 4],
  [0, 0],
]

const rings: [what: string, ring: Ring, crossing: [number, number] | null][] = [
  ['a square', square, null],
  ['a bow tie', bow, [0, 2]],
  ['a bow tie drawn the other way', bow.toReversed(), [1, 3]],
  ['a ring that crosses itself at a vertex', corner, [1, 4]],
  ['a ring that crosses itself where a vertex lies on an edge', onEdge, [0, 3]],
  ['a ring walked twice', [...square, ...square.slice(1)], null],
  ['a field with a corner that points inwards', [...square.slice(0, 3), [107.05, 21.05], ...square.slice(3)], null],
  ['a field with the same point twice', [square[0]!, ...square], null],
  [
    'a ring that touches itself in a corner',
    [
      [0, 0],
      [1, 1],
      [2, 0],
      [2, 2],
      [1, 1],
      [0, 2],
      [0, 0],
    ],
    null,
  ],
]

for (const [what, ring, crossing] of rings) {
  test(`${what} ${crossing ? 'crosses itself' : 'does not cross itself'}`, () => {
    assert.deepEqual(findCrossing(ring), crossing)
  })
}

test('a star of five strokes crosses itself', () => {
  assert.ok(findCrossing(star))
})

test('a boundary that crosses itself is refused, and so is one of too many points', () => {
  const parse = (ring: Ring) => () => parseBoundary({ type: 'Polygon', coordinates: [ring] }, { label: 'Ranh giới' })
  const circle = Array.from({ length: 5_001 }, (_, at): [number, number] => [
    107 + Math.cos((at % 5_000) / 796) / 10,
    21 + Math.sin((at % 5_000) / 796) / 10,
  ])
  assert.throws(parse(bow), { message: 'Ranh giới tự cắt chính nó' })
  assert.throws(parse([...circle.slice(0, -1), ...circle] as Ring), { message: 'Ranh giới tối đa 5.000 điểm' })
})
