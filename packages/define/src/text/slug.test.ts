import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slugify } from './slug.ts'

const slugs: [title: string, slug: string][] = [
  ['Gạo Đồng Tháp', 'gao-dong-thap'],
  ['ĐƯỜNG ĐI ĐỒNG', 'duong-di-dong'],
  ['Na dai Đông Triều'.normalize('NFD'), 'na-dai-dong-trieu'],
  ['  Cá  tra \t phi\nlê ', 'ca-tra-phi-le'],
  ['Tôm sú (loại 1) – 50%', 'tom-su-loai-1-50'],
  ['Giá: 190.000 ₫/kg', 'gia-190000-kg'],
  ['VietGAP & OCOP_4★', 'vietgap-ocop_4'],
  ['- đầu và cuối -', '-dau-va-cuoi-'],
  ['a---b', 'a-b'],
  ['ưỡng ẻm ỗ ỵ', 'uong-em-o-y'],
  ['日本', ''],
  ['', ''],
]

for (const [title, slug] of slugs) {
  test(`the slug of '${title}' is '${slug}'`, () => {
    assert.equal(slugify(title), slug)
  })
}
