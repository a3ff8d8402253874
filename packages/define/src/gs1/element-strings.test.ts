import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elementsProblem, readElements } from './element-strings.ts'

const printed = (text: string, unknown = false): string | null =>
  readElements(text, { unknown })
    ?.map(([ai, value]) => `(${ai})${value}`)
    .join('') ?? null

const codes: [code: string, read: string | null][] = [
  ['^0109521234001010', '(01)09521234001010'],
  ['^0109521234001010^', '(01)09521234001010'],
  ['^0109521234001010^10LO-7', '(01)09521234001010(10)LO-7'],
  ['^010952123400101010QN06874-2607-01^21000001', '(01)09521234001010(10)QN06874-2607-01(21)000001'],
  ['^0109521234001010172611183103002400^', '(01)09521234001010(17)261118(3103)002400'],
  ['^010952123400101010A^17261118', '(01)09521234001010(10)A(17)261118'],
  [']C1010952123400101010A\u001d17261118', '(01)09521234001010(10)A(17)261118'],
  ['^8005123456^10A', '(8005)123456(10)A'],
  ['^42370', null],
  ['^423704156', '(423)704156'],
  ['', null],
  ['^', null],
  ['^^0109521234001010', null],
  ['0109521234001010', null],
  ['^0109521234001011', null],
  ['^01095212340010', null],
  ['^10', null],
  ['^10^17261118', null],
  [`^10${'A'.repeat(21)}`, null],
  ['^10A^^17261118', null],
  ['^89A', null],
  ['(01)09521234001010(10)LO-7', '(01)09521234001010(10)LO-7'],
  ['(10)A\\(1\\)B', null],
  ['(10)A\\(1)B(17)261118', '(10)A(1)B(17)261118'],
  ['(10)A)B', '(10)A)B'],
  ['(10)A(10)A', '(10)A(10)A'],
  ['(10)(17)261118', null],
  ['(10)', null],
  ['(10', null],
  ['10)A', null],
  ['(0)1', null],
  ['(10)A(x)B', null],
  ['(010)1', null],
  ['(10)A^B', null],
  [' (10)A', null],
  ['(10)LÔ', null],
]
for (const [code, read] of codes) {
  test(`'${code}' ${read ? `says ${read}` : 'is no GS1 code'}`, () => {
    assert.equal(printed(code), read)
  })
}

test('an identifier that GS1 has not given out is read only when asked for, and only where its length is known', () => {
  assert.equal(printed('(89)A'), null)
  assert.equal(printed('(89)A', true), '(89)A')
  assert.equal(printed('^89A', true), null)
  assert.equal(printed('^4391A^10B', true), '(4391)A(10)B')
  assert.equal(printed('^419123456789012810B', true), '(419)1234567890128(10)B')
})

const needs = (label: string, ...sets: string[]) => `${label} phải đi cùng ${sets.join(' hoặc ')}`

const problems: [printed: string, problem: string | null][] = [
  ['(01)09521234001010(10)LO-7', null],
  ['(01)09521234001010(10)LO-7(10)LO-7', null],
  ['(01)09521234001010(10)LO-7(10)LO-8', 'Số lô (10) có hai giá trị khác nhau'],
  ['(10)LO-7', needs('Số lô (10)', '(01)', '(02)', '(03)', '(8006)', '(8026)')],
  ['(01)09521234001010(17)261100', null],
  ['(01)09521234001010(02)09521234001010(37)5', 'Mã sản phẩm (01) không đi cùng (37)'],
  ['(02)09521234001010', needs('Mã sản phẩm bên trong (02)', '(37)')],
  ['(00)195212340000000010(02)09521234001010(37)5', null],
  ['(01)09521234001010(3100)000001(3103)000001', 'Số đo của sản phẩm (3100) không đi cùng (3103)'],
  ['(01)09521234001010(3103)000001(3922)150000', null],
  [
    '(01)09521234001010(3922)150000',
    needs('Giá bán (3922)', '(01)(30)', '(01)(31nn)', '(01)(32nn)', '(01)(35nn)', '(01)(36nn)'),
  ],
  ['(01)09521234001010(422)704', null],
  ['(01)09521234001010(423)704156', null],
  ['(01)09521234001010(8008)26111812', null],
  ['(01)09521234001010(427)QN', needs('Vùng của nước xuất xứ (427)', '(01)(422)', '(02)(422)', '(03)(422)')],
  ['(255)9521234009016(8030)AbC', 'Mã phiếu (255) phải có số sê-ri khi có chữ ký số (8030)'],
  ['(255)95212340090161(8030)AbC', null],
]
for (const [code, problem] of problems) {
  test(`${code} ${problem ? `is refused: ${problem}` : 'is right'}`, () => {
    assert.equal(elementsProblem(readElements(code)!), problem)
  })
}

test('what must come with what is left out where it may stand in another code of the same goods', () => {
  assert.equal(elementsProblem([['10', 'LO-7']], { alone: true }), null)
})

const wrong: [ai: string, value: string, problem: string][] = [
  ['01', '09521234001011', 'Mã sản phẩm (01) không hợp lệ'],
  ['01', '9521234001010', 'Mã sản phẩm (01) không hợp lệ'],
  ['10', '', 'Số lô (10) không hợp lệ'],
  ['10', 'LÔ', 'Số lô (10) không hợp lệ'],
  ['17', '261131', 'Hạn sử dụng (17) không hợp lệ'],
  ['422', '700', 'Nước xuất xứ (422) không hợp lệ'],
  ['423', '70415', 'Các nước sơ chế (423) không hợp lệ'],
  ['8008', '2611181275', 'Giờ sản xuất (8008) không hợp lệ'],
  ['89', '1', 'Không biết mã (89)'],
]
for (const [ai, value, problem] of wrong) {
  test(`(${ai})${value} is refused: ${problem}`, () => {
    assert.equal(elementsProblem([[ai, value]]), problem)
  })
}
