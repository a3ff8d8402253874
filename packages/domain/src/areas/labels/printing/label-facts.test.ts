import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factMark, fillFacts, unknownFacts } from './label-facts.ts'
import type { LabelFact } from './label-facts.ts'

const known = { product: 'Gà Tiên Yên', serial: '000012', producer: 'HTX Phong Dụ' }

const texts: [text: string, known: Partial<Record<LabelFact, string>>, filled: string][] = [
  ['Số: {Số tem}', known, 'Số: 000012'],
  ['Số: {serial}', known, 'Số: 000012'],
  ['{Tên sản phẩm} – {Cơ sở sản xuất}', known, 'Gà Tiên Yên – HTX Phong Dụ'],
  ['{ số TEM }', known, '000012'],
  ['Số: {Số tem}', {}, 'Số: {serial}'],
  ['HSD: {Hạn sử dụng}', known, 'HSD: {Hạn sử dụng}'],
  ['HSD: {Hạn sử dụng}', { expires: '' }, ''],
  ['{Màu sắc}', known, '{Màu sắc}'],
  ['NSX: {Ngày sản xuất}', { made: '11/11/2026' }, 'NSX: 11/11/2026'],
  ['NSX: {Ngày đóng gói}', { made: '11/11/2026' }, 'NSX: 11/11/2026'],
  ['OCOP 4 sao', known, 'OCOP 4 sao'],
]

for (const [text, facts, filled] of texts) {
  test(`'${text}' with ${Object.keys(facts).join(', ') || 'nothing'} known is '${filled}'`, () => {
    assert.equal(fillFacts(text, facts), filled)
  })
}

test('what no fact is called is told of', () => {
  assert.deepEqual(unknownFacts('{Màu sắc}: {Số tem} {}'), ['Màu sắc', ''])
  assert.deepEqual(unknownFacts(`${factMark('made')} {serial}`), [])
})
