import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatNumber } from './format.ts'
import { unambiguousNumberText, readNumber } from './read-number.ts'

type Reading = [text: string, value: number | null, other: number | null]

/**
 * Texts that people write as numbers and how each is read, by kind; the tests of all other input paths also use them.
 */
const texts = JSON.parse(readFileSync(join(import.meta.dirname, 'number-texts.json'), 'utf8')) as Record<
  'decimal' | 'integer' | 'money',
  Reading[]
> & { unit: [unit: string, ...reading: Reading][] }

const rows = [
  ...(['decimal', 'integer', 'money'] as const).flatMap((kind) => texts[kind].map((row) => ({ field: { kind }, row }))),
  ...texts.unit.map(([unit, ...row]) => ({ field: { kind: 'decimal', unit }, row })),
]

test('the table of numbers has at least 120 rows', () => assert.ok(rows.length >= 120))

for (const { field, row } of rows) {
  const [text, value, other] = row
  const name = value === null ? 'no number' : other === null ? value : `${value} or ${other}`
  test(`${JSON.stringify(text)} is ${name}, for ${JSON.stringify(field)}`, () =>
    assert.deepEqual(readNumber(text, field), value === null ? null : { value, other }))
}

const amounts = fc
  .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => Number((digits / 10 ** places).toFixed(places)))

test('what is shown is read again as the same number', () => {
  fc.assert(
    fc.property(amounts, (amount) => assert.equal(readNumber(formatNumber(amount, 4))?.value, amount)),
    { numRuns: 2_000 },
  )
})

test('what is written for addresses and requests is read in one way, as the same number', () => {
  fc.assert(
    fc.property(amounts, (amount) =>
      assert.deepEqual(readNumber(unambiguousNumberText(amount)), { value: amount + 0, other: null }),
    ),
    { numRuns: 2_000 },
  )
})
