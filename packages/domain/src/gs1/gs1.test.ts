import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkDigit,
  gs1Date,
  gs1Key,
  isCompanyPrefix,
  isGln,
  isGtin,
  isLot,
  isOwnLot,
  lotOf,
  readGs1Date,
  toGtin14,
} from './gs1.ts'

const keys: [key: string, gtin: boolean, gln: boolean][] = [
  ['9521234001010', true, true],
  ['9521234009160', true, true],
  ['9521234001011', false, false],
  ['02345673', true, false],
  ['416000336108', true, false],
  ['12345678901231', true, false],
  ['123456789012345675', false, false],
  ['00000000', true, false],
  ['952123400101', false, false],
  ['952123400101X', false, false],
  [' 9521234001010', false, false],
  ['', false, false],
]

for (const [key, gtin, gln] of keys) {
  test(`'${key}' is ${gtin ? 'a' : 'no'} product number and ${gln ? 'a' : 'no'} location number`, () => {
    assert.equal(isGtin(key), gtin)
    assert.equal(isGln(key), gln)
  })
}

test('the check digit of a product of the demonstration prefix', () => {
  assert.equal(checkDigit('952123400101'), '0')
})

test('a product number keeps its check digit when it is filled up to 14', () => {
  assert.equal(toGtin14('9521234001010'), '09521234001010')
  assert.equal(toGtin14('02345673'), '00000002345673')
  assert.ok(isGtin(toGtin14('02345673')))
})

const lots: [text: string, anybody: boolean, ours: boolean][] = [
  ['QN06874-2607-01', true, true],
  ['A'.repeat(20), true, true],
  ['A'.repeat(21), false, false],
  ['lô', false, false],
  ['abc/1', true, false],
  ['A B', false, false],
  ['', false, false],
]

for (const [text, anybody, ours] of lots) {
  test(`'${text}' is ${anybody ? 'a' : 'no'} lot, and ${ours ? 'one' : 'none'} of ours`, () => {
    assert.equal(isLot(text), anybody)
    assert.equal(isOwnLot(text), ours)
  })
}

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
    assert.ok(isOwnLot(lot))
  })
}

test('a trace is known by its product number and its lot', () => {
  assert.equal(gs1Key('9521234001010', 'QN06874-2607-01'), '010952123400101010QN06874-2607-01')
})

const prefixes: [text: string, valid: boolean][] = [
  ['9521234', true],
  ['8931234567', true],
  ['893123', false],
  ['89312345678', false],
  ['893123X', false],
]

for (const [text, valid] of prefixes) {
  test(`'${text}' is ${valid ? 'a' : 'no'} company prefix`, () => {
    assert.equal(isCompanyPrefix(text), valid)
  })
}

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
