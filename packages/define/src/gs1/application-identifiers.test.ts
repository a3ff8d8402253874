import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { identifierOf, knownIdentifiers } from './application-identifiers.ts'
import { dictionary } from './syntax-dictionary.ts'

const named: [ai: string, label: string][] = [
  ['01', 'Mã sản phẩm'],
  ['10', 'Số lô'],
  ['17', 'Hạn sử dụng'],
  ['21', 'Số sê-ri'],
  ['22', 'Biến thể sản phẩm'],
  ['235', 'Số sê-ri do bên thứ ba cấp'],
  ['3103', 'Số đo của sản phẩm'],
  ['3375', 'Khối lượng trên mét vuông'],
  ['4308', 'Nơi nhận hàng'],
  ['8006', 'Phần của sản phẩm'],
  ['95', 'Thông tin nội bộ'],
]
for (const [ai, label] of named) {
  test(`(${ai}) is "${label}"`, () => {
    assert.equal(identifierOf(ai)?.label, label)
  })
}

for (const ai of ['89', '1', '3106', '100', '', '01234', '4a']) {
  test(`(${ai}) means nothing`, () => {
    assert.equal(identifierOf(ai), undefined)
  })
}

test('every identifier has a Vietnamese label', () => {
  for (const { ai, label } of knownIdentifiers) assert.notEqual(label, 'Thông tin khác', ai)
})

test('no identifier begins another, so that a code is read in one way only', () => {
  const all = knownIdentifiers.map(({ ai }) => ai)
  assert.equal(all.length, 541)
  assert.equal(new Set(all).size, all.length)
  for (const ai of all) assert.ok(!all.some((other) => other !== ai && other.startsWith(ai)), ai)
})

const unknown: [ai: string, length: string | null][] = [
  ['89', '1–90'],
  ['4399', '1–90'],
  ['419', '13–13'],
  ['3119', '6–6'],
  ['011', null],
  ['43', null],
  ['8', null],
  ['12345', null],
]
for (const [ai, length] of unknown) {
  test(`(${ai}), which GS1 has not given out, ${length ? `may have ${length} characters` : 'can never be one'}`, () => {
    const [part] = identifierOf(ai, true)?.parts ?? []
    assert.equal(part ? `${part.least}–${part.most}` : null, length)
  })
}

const file = new URL('../../../../../shared/vectors/gs1-syntax-dictionary/gs1-syntax-dictionary.txt', import.meta.url)

if (existsSync(file)) {
  const text = readFileSync(file, 'utf8')

  test('the table is that of the dictionary, line by line', () => {
    const lines = text.split('\n').filter((line) => /^\d/.test(line))
    const told = (line: string) =>
      line
        .replace(/\s#.*$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    assert.deepEqual(
      dictionary.map((entry) => entry.filter(Boolean).join(' ')),
      lines.map(told),
    )
  })

  test('the table says which dictionary it was', () => {
    const table = readFileSync(new URL('syntax-dictionary.ts', import.meta.url), 'utf8')
    assert.ok(table.includes(createHash('sha256').update(text).digest('hex')), 'run npm run identifiers again')
  })
} else {
  console.log('skipped: no vectors')
}
