import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCode, initials } from './codes.ts'
import type { CodeParts } from './codes.ts'
import { hasFormat } from './formats.ts'

const cases: [pattern: string, parts: CodeParts, code: string][] = [
  ['SP-{6}', { seq: 123 }, 'SP-000123'],
  ['SP-{6}', { seq: 1_234_567 }, 'SP-1234567'],
  ['CS-{province}-{6}', { seq: 123, province: '22' }, 'CS-22-000123'],
  ['VSX-{province}-{5}', { seq: 45, province: '22' }, 'VSX-22-00045'],
  ['T{yy}-{6}', { seq: 45, day: '2026-07-05' }, 'T26-000045'],
  ['DT{yy}-{5}', { seq: 31, day: '2026-07-05' }, 'DT26-00031'],
  ['KH{yy}-{3}', { seq: 12, day: '2026-07-05' }, 'KH26-012'],
  ['{letters}{ward}-{yymm}-{2}', { seq: 1, day: '2026-07-05', ward: '06874', letters: 'QN' }, 'QN06874-2607-01'],
]

for (const [pattern, parts, code] of cases) {
  test(`number ${parts.seq} of ${pattern} is ${code}`, () => {
    assert.equal(formatCode(pattern, parts), code)
    assert.ok(hasFormat('lot', code))
  })
}

test('a code that lacks a part is not made', () => {
  assert.throws(() => formatCode('CS-{province}-{6}', { seq: 1 }), RangeError)
  assert.throws(() => formatCode('KH{yy}-{3}', { seq: 1 }), RangeError)
})

for (const [name, letters] of [
  ['Quảng Ninh', 'QN'],
  ['Đắk Lắk', 'DL'],
  ['Thành phố  Hồ Chí Minh', 'TPHCM'],
] as const) {
  test(`${name} is ${letters} for short`, () => {
    assert.equal(initials(name), letters)
  })
}
