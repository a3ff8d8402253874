import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gtinProblem, isOutsidePrefix, shortGtin } from './gtin.ts'
import { toGtin14 } from './gs1.ts'

const spellings: [typed: string, kept: string][] = [
  ['9521234001010', '9521234001010'],
  ['09521234001010', '9521234001010'],
  ['19521234001017', '19521234001017'],
  ['614141000036', '614141000036'],
  ['0614141000036', '614141000036'],
  ['00614141000036', '614141000036'],
  ['89300008', '89300008'],
  ['0000089300008', '89300008'],
  ['00000089300008', '89300008'],
  ['12345', '12345'],
  ['QN-1', 'QN-1'],
]
for (const [typed, kept] of spellings) {
  test(`the number ${typed} is kept as ${kept}`, () => {
    assert.equal(shortGtin(typed), kept)
    assert.equal(shortGtin(kept), kept)
  })
}

test('all spellings of a number are the same in 14 digits', () => {
  for (const [typed, kept] of spellings.filter(([text]) => /^\d{8,}$/.test(text)))
    assert.equal(toGtin14(typed), toGtin14(kept))
})

const numbers: [gtin: string, problem: RegExp | null][] = [
  ['9521234001010', null],
  ['8930000000019', null],
  ['614141000036', null],
  ['19521234001017', null],
  ['89300008', null],
  ['00000000', /toàn chữ số 0/],
  ['0000000000000', /toàn chữ số 0/],
  ['00000000000000', /toàn chữ số 0/],
  ['9771234567003', /ISSN/],
  ['19771234567000', /ISSN/],
  ['9781234567897', /ISBN/],
  ['9791234567896', /ISBN/],
  ['2100000000005', /20–29/],
  ['0212345678909', /02, 04/],
  ['212345678909', /02, 04/],
  ['0412345678903', /02, 04/],
  ['0512345678900', /phiếu mua hàng/],
  ['9912345678909', /phiếu mua hàng/],
  ['9812345678902', /phiếu mua hàng/],
  ['9501234567891', /GS1 không cấp/],
  ['02345673', /8 chữ số và bắt đầu bằng 0 hoặc 2/],
  ['00000002345673', /8 chữ số và bắt đầu bằng 0 hoặc 2/],
  ['20000004', /8 chữ số và bắt đầu bằng 0 hoặc 2/],
  ['952', /không hợp lệ/],
  ['9521234001011', /sai chữ số kiểm tra/],
]
for (const [gtin, problem] of numbers) {
  test(`${gtin} ${problem ? `is refused: ${problem.source}` : 'may be the number of a product'}`, () => {
    if (problem) assert.match(String(gtinProblem(gtin, 'Mã GTIN')), problem)
    else assert.equal(gtinProblem(gtin, 'Mã GTIN'), null)
  })
}

const prefixes: [gtin: string | null, prefix: string | null, outside: boolean][] = [
  ['8930001000018', '8930001', false],
  ['18930001000015', '8930001', false],
  ['9521234001010', '8930001', true],
  ['9521234001010', null, false],
  [null, '8930001', false],
  ['89300008', '8930001', false],
]
for (const [gtin, prefix, outside] of prefixes) {
  test(`${gtin ?? 'no number'} is ${outside ? '' : 'not '}outside of the prefix ${prefix ?? 'that is missing'}`, () => {
    assert.equal(isOutsidePrefix(gtin, prefix), outside)
  })
}
