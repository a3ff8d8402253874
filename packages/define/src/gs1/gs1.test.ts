import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasFormat } from '../formats.ts'
import { checkDigit, gs1Date, gs1Key, lotOf, readGs1Date, toGtin14 } from './gs1.ts'

test('the check digit of a product of the demonstration prefix', () => {
  assert.equal(checkDigit('952123400101'), '0')
})

test('a product number keeps its check digit when it is filled up to 14', () => {
  assert.equal(toGtin14('9521234001010'), '09521234001010')
  assert.equal(toGtin14('89300008'), '00000089300008')
  assert.ok(hasFormat('gtin', toGtin14('89300008')))
})

const traces: [batch: string, nth: number, lot: string][] = [
  ['QN06874-2607-01', 1, 'QN06874-2607-01'],
  ['QN06874-2607-01', 2, 'QN06874-2607-01-2'],
  ['QN06874-2607-01', 1234, 'QN06874-2607-01-1234'],
  ['ABCDEFGHIJKLMNOPQRST', 1, 'ABCDEFGHIJKLMNOPQRST'],
  ['ABCDEFGHIJKLMNOPQRST', 2, 'ABCDEFGHIJKLMNOPQR-2'],
  ['ABCDEFGHIJKLMNOPQ-ST', 2, 'ABCDEFGHIJKLMNOPQ-2'],
]

for (const [batch, nth, lot] of traces) {
  test(`trace ${nth} of ${batch} has the lot ${lot}`, () => {
    assert.equal(lotOf(batch, nth), lot)
    assert.ok(hasFormat('lot', lot))
  })
}

test('a trace is known by its product number and its lot', () => {
  assert.equal(gs1Key('9521234001010', 'QN06874-2607-01'), '010952123400101010QN06874-2607-01')
})

const dates: [text: string, day: string | null][] = [
  ['261118', '2026-11-18'],
  ['280200', '2028-02-29'],
  ['260230', null],
  ['261300', null],
  ['26111', null],
]

for (const [text, day] of dates) {
  test(`the date ${text} is ${day ?? 'none'}`, () => {
    assert.equal(readGs1Date(text), day)
  })
}

test('a day is written in six digits', () => {
  assert.equal(gs1Date('2026-11-18'), '261118')
})
