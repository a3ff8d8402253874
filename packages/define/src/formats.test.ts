import assert from 'node:assert/strict'
import { test } from 'node:test'
import { email, gs1, identity, phone, slug, text, url } from './kinds/index.ts'
import type { Field } from './field.ts'
import { formats, hasFormat } from './formats.ts'
import type { FormatName } from './formats.ts'
import { helpOf } from './help.ts'
import { Invalid, readValues } from './read.ts'

const names = Object.keys(formats) as FormatName[]

for (const name of names) {
  test(`the example of the format '${name}' is read as it stands`, () => {
    const { example } = formats[name]
    const field = text('Ví dụ', { format: name, max: 500 })
    assert.deepEqual(readValues({ field }, { field: example }), { field: example })
  })

  test(`what the format '${name}' keeps, it keeps when it is read again`, () => {
    const { example, normalise = (typed: string) => typed } = formats[name]
    for (const typed of [example, ` ${example.toLowerCase()} `, '14c - 123.45', 'Gạo Đồng Tháp', '0203 382 511']) {
      assert.equal(normalise(normalise(typed)), normalise(typed))
    }
  })
}

const kept: [field: Field, typed: string, kept: string][] = [
  [text('Biển số', { format: 'plate' }), '14C-12345', '14C-12345'],
  [text('Biển số', { format: 'plate' }), '14c - 123.45', '14C-12345'],
  [text('Biển số', { format: 'plate' }), '29LD-1234', '29LD-1234'],
  [text('Biển số', { format: 'plate' }), '14B1-567.89', '14B1-56789'],
  [text('Mã số thuế', { format: 'taxCode' }), ' 0000000001-001 ', '0000000001-001'],
  [text('Mã số thuế', { format: 'taxCode' }), '022090000001', '022090000001'],
  [text('Mã số vùng trồng', { format: 'puc' }), 'VN-TGOR-0012', 'VN-TGOR-0012'],
  [gs1('Mã GTIN', { format: 'gtin' }), '952 1234 001010', '9521234001010'],
  [gs1('Mã GTIN', { format: 'gtin' }), '89300008', '89300008'],
  [gs1('Mã GTIN', { format: 'gtin' }), '0 9521234 00101 0', '9521234001010'],
  [gs1('Mã GTIN', { format: 'gtin' }), '19521234001017', '19521234001017'],
  [gs1('Mã GLN', { format: 'gln' }), '9521234009160', '9521234009160'],
  [text('Mã lô', { format: 'lot', max: 20 }), 'QN06874-2607-01', 'QN06874-2607-01'],
  [phone('Điện thoại'), '0203.382 511', '0203382511'],
  [phone('Điện thoại'), '+84912000123', '0912000123'],
  [phone('Điện thoại'), '+84 (0) 912-000-123', '0912000123'],
  [phone('Điện thoại'), '0084 912 000 123', '0912000123'],
  [phone('Điện thoại'), '84912345678', '0912345678'],
  [phone('Điện thoại'), '842033825110', '02033825110'],
  [phone('Điện thoại'), '912000123', '0912000123'],
  [phone('Điện thoại'), '\u200e0912\u00a0000\u00a0123', '0912000123'],
  [text('Tên'), 'Gạo\u00a0 nếp\u200b ', 'Gạo nếp'],
  [email('Email'), 'Lien.He@Vi-Du.vn', 'lien.he@vi-du.vn'],
  [url('Website'), 'https://vi-du.vn/a?b=1', 'https://vi-du.vn/a?b=1'],
  [identity('Số CCCD'), '022 090 001 234', '022090001234'],
  [slug('Địa chỉ trang'), 'Gạo Đồng Tháp', 'gao-dong-thap'],
]

for (const [field, typed, wanted] of kept) {
  test(`${field.label}: '${typed}' is kept as '${wanted}'`, () => {
    assert.deepEqual(readValues({ field }, { field: typed }), { field: wanted })
  })
}

const taxCodes = '10 chữ số, thêm -xxx nếu là chi nhánh; hộ gia đình, cá nhân dùng số định danh 12 chữ số'
const refused: [field: Field, typed: string[], sentence: string][] = [
  [
    text('Biển số', { format: 'plate' }),
    ['14C-123', '14-12345', 'C14-12345', '14C-123456', '14Đ-12345'],
    'Biển số không hợp lệ. Ví dụ 14C-123.45',
  ],
  [
    text('Mã số thuế', { format: 'taxCode' }),
    ['000000001', '00000000011', '0000000001-01', '0000000001001', '000000000A'],
    `Mã số thuế không hợp lệ. ${taxCodes}`,
  ],
  [
    text('Mã số vùng trồng', { format: 'puc' }),
    ['VNAB1', `VN${'A'.repeat(41)}`, 'vn-22-07090', 'VN 22 07090', '22-07090-004-26'],
    'Mã số vùng trồng không hợp lệ. Ví dụ VN-22-07090-004-26',
  ],
  [
    gs1('Mã GTIN', { format: 'gtin' }),
    ['952123400101X', '123456789012345675', '123456789'],
    'Mã GTIN không hợp lệ. 8, 12, 13 hoặc 14 chữ số',
  ],
  [gs1('Mã GTIN', { format: 'gtin' }), ['9521234001011', '952123400101'], 'Mã GTIN sai chữ số kiểm tra'],
  [gs1('Mã GLN', { format: 'gln' }), ['02345673'], 'Mã GLN không hợp lệ. Mã địa điểm GS1, 13 chữ số'],
  [
    text('Mã doanh nghiệp GS1', { format: 'companyPrefix' }),
    ['893123', '89312345678'],
    'Mã doanh nghiệp GS1 không hợp lệ. Từ 7 đến 10 chữ số',
  ],
  [phone('Điện thoại'), ['12', '9120001', '+8491200012345'], 'Điện thoại phải gồm số 0 và 9 hoặc 10 chữ số tiếp theo'],
  [email('Thư'), ['ai@', 'ai', 'đung@vi-du.vn', 'dung@ví-dụ.vn', 'a@b'], 'Email không đúng định dạng'],
  [url('Website'), ['vi-du.vn', 'ftp://vi-du.vn'], 'Website phải là địa chỉ web, ví dụ https://vi-du.vn'],
  [identity('Số CCCD'), ['12345678901'], 'Số CCCD phải gồm 12 chữ số'],
  [slug('Địa chỉ trang'), ['日本'], 'Địa chỉ trang không hợp lệ'],
]

for (const [field, all, sentence] of refused) {
  for (const typed of all) {
    test(`${field.label}: '${typed}' is refused: ${sentence}`, () => {
      assert.throws(
        () => readValues({ field }, { field: typed }),
        (error: Invalid) => error instanceof Invalid && error.problems['field']?.[0] === sentence,
      )
    })
  }
}

test('a business is told from a person by the number of its tax code', () => {
  assert.ok(hasFormat('businessCode', '5701234567-001'))
  assert.ok(!hasFormat('businessCode', '022090001234'))
})

test('what a format says of itself stands beneath the input, unless the field says something else', () => {
  assert.equal(helpOf(text('Biển số', { format: 'plate' })), 'Ví dụ 14C-123.45')
  assert.equal(helpOf(text('Biển số', { format: 'plate', help: 'Như trên xe' })), 'Như trên xe')
})

const VIDEO = 'dQw4w9WgXcQ'
const videos: [address: string, isVideo: boolean][] = [
  [`https://www.youtube.com/watch?v=${VIDEO}`, true],
  [`https://youtube.com/watch?v=${VIDEO}&t=42s`, true],
  [`https://m.youtube.com/watch?app=desktop&v=${VIDEO}`, true],
  [`https://music.youtube.com/watch?v=${VIDEO}&list=RD${VIDEO}`, true],
  [`https://youtu.be/${VIDEO}`, true],
  [`https://youtu.be/${VIDEO}?si=abc_DEF-123`, true],
  [`https://www.youtube.com/shorts/${VIDEO}`, true],
  [`https://youtube.com/shorts/${VIDEO}?feature=share`, true],
  [`https://www.youtube.com/embed/${VIDEO}`, true],
  [`https://www.youtube-nocookie.com/embed/${VIDEO}?rel=0`, true],
  [`https://www.youtube.com/live/${VIDEO}`, true],
  [`http://www.youtube.com/v/${VIDEO}/`, true],
  ['https://www.youtube.com/@daiphattruyen', false],
  ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', false],
  ['https://www.youtube.com/playlist?list=PLabcdefghijk', false],
  ['https://www.youtube.com/watch?v=ngan', false],
  ['https://www.youtube.com/', false],
  [`https://youtu.be/${VIDEO}x`, false],
  ['https://vimeo.com/76979871', false],
  ['https://www.facebook.com/watch/?v=10153231379946729', false],
  [`https://youtube.com.kẻ-gian.vn/watch?v=${VIDEO}`, false],
  [`https://kẻ-gian.vn/?https://youtu.be/${VIDEO}`, false],
  ['https://vi-du.vn/video.mp4', false],
]

for (const [address, isVideo] of videos) {
  test(`${address} is ${isVideo ? 'a' : 'no'} video of YouTube`, () => {
    assert.equal(hasFormat('youtube', address), isVideo)
  })
}
