import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundsOf, shadeOf } from './shades.ts'

const cases: [what: string, values: number[], bounds: number[]][] = [
  ['hectares of communes', [0.03, 1.5, 3.2, 4, 6.5, 15, 18, 20, 22, 25, 38, 60, 75, 80, 120], [4, 20, 25, 80]],
  ['one commune', [12], []],
  ['none', [], []],
  ['the same value everywhere', [5, 5, 5], []],
]

for (const [what, values, bounds] of cases) {
  test(`the shades of ${what} begin at ${bounds.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(boundsOf(values), bounds)
  })
}

test('a value takes the shade whose bound it has reached, and nothing has none', () => {
  assert.deepEqual(
    [0, 2, 5, 30].map((value) => shadeOf(value, [5, 20])),
    [-1, 0, 1, 2],
  )
})
