import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatArea, formatBytes, formatDay, formatFigure, formatMoment, formatMoney, formatNumber } from './format.ts'

const nothing = [null, undefined, '']

/** Tests values with their expected texts; every format shows a missing value as an empty text. */
function table<T>(
  name: string,
  format: (value: T | null | undefined | '') => string,
  rows: [value: T, shown: string][],
) {
  for (const [value, shown] of rows) {
    test(`as ${name}, ${value} is '${shown}'`, () => {
      assert.equal(format(value), shown)
    })
  }
  test(`as ${name}, nothing is shown as nothing`, () => {
    for (const value of nothing) assert.equal(format(value as null | undefined | ''), '')
  })
}

table<string>('a day', formatDay, [
  ['2026-11-29T22:29:54Z', '30/11/2026'],
  ['2026-11-30T00:10:00+07:00', '30/11/2026'],
  ['2026-07-05', '05/07/2026'],
  ['2026-07-05T00:00:00Z', '05/07/2026'],
  ['2001-01-01', ''],
  ['0001-01-01T00:00:00Z', ''],
  ['0000-00-00', ''],
])

table<string | Date>('a moment', formatMoment, [
  ['2026-07-05T17:30:00Z', '06/07/2026 00:30'],
  ['2026-07-05T00:30:00+07:00', '05/07/2026 00:30'],
  [new Date('2026-12-31T16:59:00Z'), '31/12/2026 23:59'],
  ['0001-01-01T00:00:00Z', ''],
  ['2001-01-01T00:00:00Z', ''],
  ['not a moment', ''],
])

table<number | string>('a number', formatNumber, [
  [0, '0'],
  [1234.5, '1.234,5'],
  ['1234.5000', '1.234,5'],
  [-1234567.891, '-1.234.567,891'],
  [-0.0004, '0'],
  [999, '999'],
  [1000, '1.000'],
  [0.1 + 0.2, '0,3'],
  [Number.NaN, ''],
  ['abc', ''],
])

table<number | string>('money', formatMoney, [
  [1234567, '1.234.567 VNĐ'],
  ['190000', '190.000 VNĐ'],
  [0, '0 VNĐ'],
  [-5000, '-5.000 VNĐ'],
])

table<number | string>('a figure of a card', formatFigure, [
  [999_999, '999.999'],
  [1_000_000, '1 triệu'],
  [1_000_000_000, '1.000 triệu'],
  [1_500_000_000, '1.500 triệu'],
  ['2000000000', '2.000 triệu'],
  [-1_500_000_000, '-1.500 triệu'],
  [1_234_567, '1,2 triệu'],
  ['45600000', '45,6 triệu'],
  [-2_500_000, '-2,5 triệu'],
  [12.5, '12,5'],
  [0, '0'],
])

table<number | string>('an area', formatArea, [
  [2.4, '2,4 ha'],
  ['45.0000', '45 ha'],
  [0.0375, '0,0375 ha'],
  [1900, '1.900 ha'],
])

table<number>('a size', (value) => formatBytes(value as number | null), [
  [0, '0 B'],
  [1023, '1.023 B'],
  [1024, '1 kB'],
  [1536, '1,5 kB'],
  [5 * 1024 ** 2, '5 MB'],
  [20 * 1024 ** 3, '20 GB'],
  [1024 ** 5, '1.024 TB'],
])
