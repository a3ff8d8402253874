import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Field } from '@trace/define/field.ts'
import { decimal, integer, money } from '@trace/define/kinds/index.ts'
import { parsers } from '@trace/define/kinds/parse/index.ts'
import { AmbiguousNumber } from '@trace/define/kinds/parse/number.ts'
import { unambiguousNumberText } from '@trace/define/text/read-number.ts'
import { pastedText, sentText } from '../../sheet/sent-text.ts'
import { withTypedTexts } from '../../sheet/sheet.ts'
import { afterChange, showNumber, valueOf } from './number-text.ts'
import type { TypedNumber } from './number-text.ts'

type Reading = [text: string, value: number | null, other: number | null]

const domain = join(import.meta.dirname, '../../../../../define/src/text/number-texts.json')
const texts = JSON.parse(readFileSync(domain, 'utf8')) as Record<'decimal' | 'integer' | 'money', Reading[]>

const empty: TypedNumber = { text: '', isPointed: false }

/** Types a text key by key, as a user does. */
function typed(text: string, field: Field): string {
  let now = empty
  for (const key of text) now = afterChange(now, { text: now.text + key, inserted: key, isKey: true }, field)
  return now.text
}

const changed = (text: string, field: Field, isKey: boolean) =>
  afterChange(empty, { text, inserted: isKey ? text : null, isKey }, field).text

/** All ways in which a text becomes the number of a form, a grid or a filter. */
const ways: Record<string, (text: string, field: Field) => unknown> = {
  'typed into a form': (text, field) => valueOf(typed(text, field), field),
  'pasted into a form': (text, field) => valueOf(changed(text, field, false), field),
  'composed by an input method': (text, field) => valueOf(changed(text, field, true), field),
  'typed into a grid': (text, field) => readBack(sentText(field, text), field),
  'pasted into a grid': (text, field) => readBack(sentText(field, pastedText(field, text)), field),
  'typed into the sheet of figures': (text, field) => withTypedTexts({}, { x: text }, { x: field })['x'] ?? null,
  'shown and typed again': (text, field) => valueOf(showNumber(valueOf(text, field), field), field),
}

/** The number that the server reads from a sent text. */
function readBack(text: string, field: Field): unknown {
  try {
    return parsers.decimal(text, { ...field, decimals: 7 })
  } catch (error) {
    return error instanceof AmbiguousNumber ? 'asked' : null
  }
}

const fields = { decimal: decimal('Số'), integer: integer('Số'), money: money('Số') }

for (const [way, read] of Object.entries(ways))
  for (const kind of ['decimal', 'integer', 'money'] as const)
    test(`a number ${way} is read by the table, as ${kind}`, () => {
      for (const [text, value, other] of texts[kind]) {
        const found = read(text, fields[kind])
        const isRead = value !== null && (other === null || kind === 'decimal')
        if (isRead) assert.equal(found, value, JSON.stringify(text))
        else assert.notEqual(typeof found, 'number', JSON.stringify(text))
      }
    })

const keyed: [text: string, shown: string, value: number | string][] = [
  ['1234567', '1.234.567', 1_234_567],
  ['12.34', '12.34', 12.34],
  ['12345.678', '12345.678', 12_345.678],
  ['1.375', '1.375', 1375],
  ['1.3752', '1.3752', 1.3752],
  ['0.5', '0.5', 0.5],
  ['1234,5', '1.234,5', 1234.5],
  ['1234,', '1.234,', 1234],
  [',5', ',5', 0.5],
  ['007', '007', 7],
  ['-1234', '-1.234', -1234],
  ['12abc3', '12abc3', '12abc3'],
]

for (const [text, shown, value] of keyed) {
  test(`'${text}' typed into a number stands as '${shown}' and counts as ${value}`, () => {
    assert.equal(typed(text, fields.decimal), shown)
    assert.equal(valueOf(shown, fields.decimal), value)
  })
}

test('points between thousands go with a digit that is deleted', () => {
  const before = { text: '1.375', isPointed: false }
  assert.equal(afterChange(before, { text: '1.37', inserted: null, isKey: true }, fields.decimal).text, '137')
})

test('a value that was kept is shown as it would be typed', () => {
  assert.equal(showNumber(1_234_567, fields.decimal), '1.234.567')
  assert.equal(showNumber('49.3824', fields.decimal), '49,3824')
  assert.equal(showNumber(21.028511, decimal('Vĩ độ', { decimals: 7 })), '21,028511')
  assert.equal(showNumber(2026, integer('Năm', { ungrouped: true })), '2026')
  assert.equal(showNumber(null, fields.decimal), '')
})

test('a cell of a grid shows a number as it would be typed, and sends it so that it is read in one way', () => {
  for (const value of [0.125, 1.375, 1375, 45_000, -2.5, 0]) {
    assert.equal(readBack(sentText(fields.decimal, showNumber(value, fields.decimal)), fields.decimal), value)
    assert.equal(readBack(unambiguousNumberText(value), fields.decimal), value)
  }
})
