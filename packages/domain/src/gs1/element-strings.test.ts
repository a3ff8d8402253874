import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bracketed, elementsProblem, readElements, SEPARATOR, writeElements } from './element-strings.ts'

const told = (text: string) => readElements(text.replaceAll('^', SEPARATOR))

const readings: [code: string, printed: string][] = [
  ['^0109521234001010', '(01)09521234001010'],
  ['0109521234001010', '(01)09521234001010'],
  ['^010952123400101010QN06874-2607-01^21000001', '(01)09521234001010(10)QN06874-2607-01(21)000001'],
  ['^0109521234001010172611183103002400^', '(01)09521234001010(17)261118(3103)002400'],
  ['^010952123400101010A^17261118', '(01)09521234001010(10)A(17)261118'],
]

for (const [code, printed] of readings) {
  test(`${code} says ${printed}`, () => {
    const elements = told(code)!
    assert.equal(bracketed(elements), printed)
    assert.deepEqual(readElements(printed), elements)
    assert.deepEqual(readElements(writeElements(elements)), elements)
    assert.equal(elementsProblem(elements), null)
  })
}

for (const text of ['', '^', '890123', 'LO-7', '(01', '(0)1', '^0109521234001010^10A^10B']) {
  test(`'${text}' is no GS1 code`, () => {
    assert.equal(told(text), null)
  })
}

const problems: [printed: string, problem: string | null][] = [
  ['(01)09521234001011', 'Mã sản phẩm (01) không hợp lệ'],
  ['(01)9521234001010', 'Mã sản phẩm (01) không hợp lệ'],
  ['(10)LO-7', 'Số lô (10) phải đi cùng (01) hoặc (02) hoặc (03) hoặc (8006) hoặc (8026)'],
  ['(01)09521234001010(10)', 'Số lô (10) không hợp lệ'],
  ['(01)09521234001010(10)LÔ', 'Số lô (10) không hợp lệ'],
  [`(01)09521234001010(10)${'A'.repeat(21)}`, 'Số lô (10) không hợp lệ'],
  ['(01)09521234001010(17)261131', 'Hạn sử dụng (17) không hợp lệ'],
  ['(01)09521234001010(17)261100', null],
  ['(01)09521234001010(02)09521234001010(37)5', 'Mã sản phẩm (01) không đi cùng (37)'],
  ['(02)09521234001010', 'Mã sản phẩm bên trong (02) phải đi cùng (37)'],
  ['(00)195212340000000010(02)09521234001010(37)5', null],
  ['(01)09521234001010(3100)000001(3103)000001', 'Số đo của sản phẩm (3100) không đi cùng (3103)'],
  ['(01)09521234001010(3103)000001(3922)150000', null],
  [
    '(01)09521234001010(3922)150000',
    'Giá bán (3922) phải đi cùng (01)(30) hoặc (01)(31nn) hoặc (01)(32nn) hoặc (01)(35nn) hoặc (01)(36nn)',
  ],
  ['(01)09521234001010(422)704', null],
  ['(01)09521234001010(422)700', 'Nước xuất xứ (422) không hợp lệ'],
  ['(01)09521234001010(423)704156', null],
  ['(01)09521234001010(423)70415', 'Các nước sơ chế (423) không hợp lệ'],
  ['(01)09521234001010(8008)26111812', null],
  ['(01)09521234001010(8008)2611181275', 'Giờ sản xuất (8008) không hợp lệ'],
  ['(01)09521234001010(427)QN', 'Vùng của nước xuất xứ (427) phải đi cùng (01)(422) hoặc (02)(422) hoặc (03)(422)'],
  ['(89)1', 'Không biết mã (89)'],
]

for (const [printed, problem] of problems) {
  test(`${printed} ${problem ? `is refused: ${problem}` : 'is right'}`, () => {
    assert.equal(elementsProblem(readElements(printed)!), problem)
  })
}
