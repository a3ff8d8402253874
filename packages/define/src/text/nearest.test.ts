import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from './nearest.ts'

const groups = ['Rau, củ, quả', 'Gạo', 'Thủy sản', 'Trái cây', 'Chè', 'Thịt gia súc']
const farms = ['HTX nông nghiệp Tiền An', 'HTX thủy sản Vân Đồn', 'Công ty Long Hải', 'Hộ Nguyễn Văn Ba']

const communes = ['Xã Điền Quang', 'Xã Điền Xá', 'Xã Quảng Điền']

const cases: [said: string, names: string[], meant: string | null][] = [
  ['rau cu qua', groups, 'Rau, củ, quả'],
  ['Rau củ qủa', groups, 'Rau, củ, quả'],
  ['Thuỷ sản', groups, 'Thủy sản'],
  ['Thủy sảm', groups, 'Thủy sản'],
  ['Thủ ysản', groups, 'Thủy sản'],
  ['Trai cay', groups, 'Trái cây'],
  ['Trái câyy', groups, 'Trái cây'],
  ['gia súc', groups, 'Thịt gia súc'],
  ['Tiền An', farms, 'HTX nông nghiệp Tiền An'],
  ['HTX nong nghiep Tien Am', farms, 'HTX nông nghiệp Tiền An'],
  ['Điền Xá', communes, 'Xã Điền Xá'],
  ['Điền', communes, null],
  ['HTX', farms, null],
  ['Lâm nghiệp', groups, null],
  ['Gạch', groups, null],
  ['Ga', ['Gà', 'Gia'], 'Gà'],
  ['kg', ['Ký', 'kG'], 'kG'],
  ['x', groups, null],
  ['', groups, null],
  ['Rau', [], null],
  ['á'.repeat(5_000), groups, null],
]

for (const [said, names, meant] of cases) {
  test(`'${said.slice(0, 30)}' is ${meant ? `taken for '${meant}'` : 'near no name'}`, () => {
    assert.equal(nearest(said, names), meant)
  })
}
