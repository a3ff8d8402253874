import assert from 'node:assert/strict'
import { test } from 'node:test'
import { list, money, text } from '@trace/define/kinds/index.ts'
import { problemsMessage } from './problems-message.ts'

const fields = {
  name: text('Tên sản phẩm'),
  price: money('Giá'),
  inputs: list('Vật tư', { amount: money('Số lượng') }),
  ...Object.fromEntries(['A', 'B', 'C', 'D', 'E'].map((name) => [name, text(`Mục ${name}`)])),
}

const messages: [paths: string[], message: string | null][] = [
  [['name'], null],
  [['name', 'price'], '2 mục chưa đúng: Tên sản phẩm, Giá'],
  [['name', 'inputs.1.amount'], '2 mục chưa đúng: Tên sản phẩm, Vật tư dòng 2: số lượng'],
  [['name', 'inputs'], '2 mục chưa đúng: Tên sản phẩm, Vật tư'],
  [['A', 'B', 'C', 'D', 'E', 'name'], '6 mục chưa đúng: Mục A, Mục B, Mục C, Mục D, Mục E, Tên sản phẩm'],
  [['A', 'B', 'C', 'D', 'E', 'name', 'price'], '7 mục chưa đúng: Mục A, Mục B, Mục C, Mục D, Mục E và 2 mục khác'],
  [['name', 'confirm'], null],
]

for (const [paths, message] of messages) {
  test(`problems at ${paths.join(', ')} are told as ${message ?? 'they are'}`, () => {
    const problems = Object.fromEntries(paths.map((path) => [path, ['sai']]))
    assert.equal(problemsMessage(fields, problems), message)
  })
}
