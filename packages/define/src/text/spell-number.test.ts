import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spellNumber } from './spell-number.ts'

const spelled: [value: number, words: string][] = [
  [0, 'không'],
  [5, 'năm'],
  [10, 'mười'],
  [15, 'mười lăm'],
  [11, 'mười một'],
  [21, 'hai mươi mốt'],
  [24, 'hai mươi bốn'],
  [45, 'bốn mươi lăm'],
  [105, 'một trăm linh năm'],
  [115, 'một trăm mười lăm'],
  [120, 'một trăm hai mươi'],
  [1000, 'một nghìn'],
  [1005, 'một nghìn không trăm linh năm'],
  [1375, 'một nghìn ba trăm bảy mươi lăm'],
  [45_000, 'bốn mươi lăm nghìn'],
  [100_001, 'một trăm nghìn không trăm linh một'],
  [1_000_000, 'một triệu'],
  [2_000_050, 'hai triệu không trăm năm mươi'],
  [1_500_000_000, 'một tỷ năm trăm triệu'],
  [9_000_000_000_000, 'chín nghìn tỷ'],
  [9_500_000_000_000, 'chín nghìn năm trăm tỷ'],
  [1.375, 'một phẩy ba trăm bảy mươi lăm'],
  [0.5, 'không phẩy năm'],
  [0.05, 'không phẩy không năm'],
  [2.25, 'hai phẩy hai mươi lăm'],
  [21.0285, 'hai mươi mốt phẩy không hai tám năm'],
  [-1.5, 'âm một phẩy năm'],
]

for (const [value, words] of spelled) test(`${value} is said '${words}'`, () => assert.equal(spellNumber(value), words))
