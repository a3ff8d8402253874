import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginningSize } from '../codes/code-size.ts'
import { stampDefaults } from '../printing/stamp-layout.ts'
import type { StampPrint } from '../printing/stamp-layout.ts'
import { stampProblems } from './stamp-problems.ts'

const host = 'HTTPS://TRUYXUAT.QUANGNINH.GOV.VN'
/** A code with a GTIN, 33 modules wide, and one without, 29. */
const product = `${host}/01/08935000000013/21/7H3K9QWERT2Z5`
const plain = `${host}/S/7H3K9QWERT2Z5`

const print: StampPrint = {
  ...stampDefaults,
  size: 4,
  horizontal: 1,
  vertical: 2,
  print_product_created_at: false,
  product_name_attribute: { font_size: 7, horizontal: 24, vertical: 3 },
  stamp_attributes: [],
}
const content = { product_name: 'Gà Tiên Yên', product_created_at: 'NSX: 11/11/2026', serial: '000001', pin: null }
const secure = { ...content, pin: '012345' }

const nameAt = (font_size: number, horizontal: number, vertical: number) => ({
  product_name_attribute: { font_size, horizontal, vertical },
})
const pinAt = (horizontal: number, vertical: number, font_size = 8) => ({
  pin_attribute: { font_size, horizontal, vertical },
})
const lineAt = (horizontal: number, vertical: number, text = 'Số: {Số tem}') => ({
  stamp_attributes: [{ text, font_size: 8, horizontal, vertical }],
})
const logoAt = (horizontal: number, vertical: number) => ({
  logo_attribute: { source: 'province' as const, width: 10, height: 5, horizontal, vertical },
})
const bare = { print_product_name: false }
const tooSmall = (least: number, size: string) =>
  `Tem quá nhỏ cho mã này: tem nhỏ nhất là ${least} × ${least} mm, cỡ mã ${size}`

type Case = [what: string, change: Partial<StampPrint>, expected: Record<string, string>, qrText?: string]

const cases: Case[] = [
  ['a label that is large enough', {}, {}],
  ['a code that just fits', { ...bare, width: 21, height: 21, horizontal: 0, vertical: 0 }, {}],
  [
    'modules of 3 dots at 203 dpi, with a GTIN',
    { size: 3 },
    { size: 'Mỗi ô của mã chỉ 0,375 mm, phải từ 0,396 mm: tăng cỡ mã lên 4 chấm (mã rộng 16,5 mm, ô 0,5 mm)' },
  ],
  ['modules of 3 dots at 203 dpi, without a GTIN', { size: 3 }, {}, plain],
  [
    'modules of 3 dots at 300 dpi, without a GTIN',
    { size: 3, dpi: '300' },
    { size: 'Mỗi ô của mã chỉ 0,254 mm, phải từ 0,33 mm: tăng cỡ mã lên 4 chấm (mã rộng 9,8 mm, ô 0,34 mm)' },
    plain,
  ],
  ['modules of 5 dots at 300 dpi, with a GTIN', { size: 5, dpi: '300' }, {}],
  [
    'modules of 9 dots at 600 dpi, with a GTIN',
    { size: 9, dpi: '600' },
    { size: 'Mỗi ô của mã chỉ 0,381 mm, phải từ 0,396 mm: tăng cỡ mã lên 10 chấm (mã rộng 14 mm, ô 0,42 mm)' },
  ],
  ['modules of 10 dots at 600 dpi, with a GTIN', { size: 10, dpi: '600' }, {}],
  [
    'modules of 1 dot',
    { size: 1 },
    { size: 'Mỗi ô của mã chỉ 0,125 mm, phải từ 0,396 mm: tăng cỡ mã lên 4 chấm (mã rộng 16,5 mm, ô 0,5 mm)' },
  ],
  [
    'modules too large for a till',
    { ...bare, size: 8, width: 90, height: 60 },
    {
      size: 'Mỗi ô của mã tới 1,001 mm, máy quét chỉ đọc đến 0,99 mm: giảm cỡ mã còn 7 chấm (mã rộng 28,9 mm, ô 0,88 mm)',
    },
  ],
  ['modules as large for phones alone', { ...bare, size: 8, width: 90, height: 60 }, {}, plain],
  [
    'a label of 10 × 10 mm for a code of 33 modules',
    { ...bare, width: 10, height: 10, horizontal: 0, vertical: 0 },
    {
      width: tooSmall(21, '4 chấm (mã rộng 16,5 mm, ô 0,5 mm)'),
      height: tooSmall(21, '4 chấm (mã rộng 16,5 mm, ô 0,5 mm)'),
    },
  ],
  [
    'a label of 10 × 10 mm for a code without a GTIN, at 300 dpi',
    { ...bare, dpi: '300', width: 10, height: 10, horizontal: 0, vertical: 0 },
    {
      width: tooSmall(13, '4 chấm (mã rộng 9,8 mm, ô 0,34 mm)'),
      height: tooSmall(13, '4 chấm (mã rộng 9,8 mm, ô 0,34 mm)'),
    },
    plain,
  ],
  [
    'a code larger than its label',
    { ...bare, size: 6 },
    {
      size: 'Mã QR và khoảng trắng quanh mã cần 30,8 mm, không vừa khổ tem: giảm cỡ mã còn 5 chấm (mã rộng 20,6 mm, ô 0,63 mm)',
    },
  ],
  [
    'a code over the right edge',
    { ...bare, horizontal: 30 },
    { horizontal: 'Mã QR ra ngoài mép phải của tem: đặt ở 29,5 mm trở vào, hoặc chọn khổ tem lớn hơn' },
  ],
  [
    'a code over the lower edge',
    { ...bare, vertical: 12 },
    { vertical: 'Mã QR ra ngoài mép dưới của tem: đặt ở 9,5 mm trở vào, hoặc chọn khổ tem lớn hơn' },
  ],
  ['a text over the edge', nameAt(20, 24, 3), { product_name_attribute: 'Chữ “Gà Tiên Yên” không vừa khổ tem' }],
  ['a text below the edge', nameAt(7, 24, 28), { product_name_attribute: 'Chữ “Gà Tiên Yên” không vừa khổ tem' }],
  ['a text across the code', nameAt(7, 5, 8), { product_name_attribute: 'Chữ “Gà Tiên Yên” đè lên mã QR' }],
  ...(
    [
      ['left of the code', 0.5, 8],
      ['above it', 4, 0],
      ['below it', 4, 20.6],
      ['at its corner', 19.6, 19],
      ['right of it', 19.6, 8],
    ] as const
  ).map(([where, x, y]): Case => [
    `a letter in the quiet zone ${where}`,
    { ...bare, ...lineAt(x, y, 'A') },
    { 'stamp_attributes.0.text': 'Chữ “A” nằm trong khoảng trắng 4 ô quanh mã QR' },
  ]),
  [
    'marks of capitals in the quiet zone below the code',
    { ...bare, ...lineAt(8, 22.6, 'NƯỚC MẮM') },
    {
      'stamp_attributes.0.text':
        'Dấu của chữ “NƯỚC MẮM” nằm trong khoảng trắng 4 ô quanh mã QR: dời chữ xuống, hoặc viết chữ thường',
    },
  ],
  ['small letters there', { ...bare, ...lineAt(8, 22.6, 'Nước mắm') }, {}],
  [
    'marks of capitals over the upper edge',
    { ...bare, ...lineAt(24, 0, 'NƯỚC MẮM') },
    {
      'stamp_attributes.0.text': 'Dấu của chữ “NƯỚC MẮM” không vừa khổ tem: dời chữ xuống, hoặc viết chữ thường',
    },
  ],
  ['a letter just beside the quiet zone', { ...bare, ...lineAt(21.6, 8, 'A') }, {}],
  [
    'a serial that fits as long as its digits are narrow',
    { ...bare, ...lineAt(33.5, 8) },
    { 'stamp_attributes.0.text': 'Chữ “Số: 444444” không vừa khổ tem' },
  ],
  [
    'a text that names what nobody knows',
    { ...bare, ...lineAt(24, 8, 'Lô {lô}') },
    { 'stamp_attributes.0.text': 'Không có thông tin nào tên là “lô”' },
  ],
  ['a logo on the code', { ...bare, ...logoAt(10, 10) }, { logo_attribute: 'Logo đè lên mã QR' }],
  ['a logo over the edge', { ...bare, ...logoAt(45, 10) }, { logo_attribute: 'Logo không vừa khổ tem' }],
]

const pins: Case[] = [
  ['beside the code', pinAt(24, 10), {}],
  ['over the edge', pinAt(40, 10), { pin_attribute: 'Ô mã PIN không vừa khổ tem' }],
  ['on the code', pinAt(5, 8), { pin_attribute: 'Ô mã PIN đè lên mã QR' }],
  ['in its quiet zone', pinAt(20, 10), { pin_attribute: 'Ô mã PIN nằm trong khoảng trắng 4 ô quanh mã QR' }],
  ['across a text', pinAt(24, 4), { product_name_attribute: 'Chữ “Gà Tiên Yên” đè lên ô mã PIN' }],
  [
    'in letters nobody can read',
    pinAt(24, 10, 4.5),
    { pin_attribute: 'Mã PIN cỡ 4,5 pt quá nhỏ, người mua không đọc được: chọn cỡ chữ từ 5 pt' },
  ],
  ['in the smallest letters that can be read', pinAt(24, 10, 5), {}],
  [
    'that is not printed',
    pinAt(24, 10, 0),
    { pin_attribute: 'Tem chống giả phải in mã PIN: nhập cỡ chữ của ô mã PIN' },
  ],
]

const named = pins.map(([what, ...rest]): Case => [`a covered PIN ${what}`, ...rest])

for (const [of, each] of [
  [cases, content],
  [named, secure],
] as const) {
  for (const [what, change, expected, qrText = product] of of) {
    test(`${what}: ${Object.keys(expected).join(', ') || 'no problem'}`, () => {
      const problems = stampProblems({ ...print, ...change }, each, qrText)
      assert.deepEqual(Object.fromEntries(problems.map(({ field, message }) => [field, message])), expected)
    })
  }
}

test('on a new stamp nothing collides and nothing is cut off; with a GTIN it says which size is needed', () => {
  for (const each of [content, secure]) {
    assert.deepEqual(stampProblems(stampDefaults, each, plain), [])
    assert.deepEqual(
      stampProblems(stampDefaults, each, product).map(({ message }) => message),
      ['Mỗi ô của mã chỉ 0,375 mm, phải từ 0,396 mm: tăng cỡ mã lên 4 chấm (mã rộng 16,5 mm, ô 0,5 mm)'],
    )
    assert.deepEqual(stampProblems({ ...stampDefaults, size: 4 }, each, product), [])
  }
})

for (const [what, qrText, size] of [
  ['without a GTIN', plain, 3],
  ['with a GTIN, which tills read from 4 dots,', product, 6],
] as const) {
  test(`a form of a stamp ${what} begins with size ${size}`, () => {
    assert.equal(beginningSize(stampDefaults.size, qrText, '203', 6), size)
  })
}
