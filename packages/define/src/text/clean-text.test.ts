import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cleanText, isCleanText, searchText, withoutUnseen } from './clean-text.ts'

const cleaned: [text: string, one: string, several?: string][] = [
  ['  Gạo  nếp ', 'Gạo nếp'],
  ['Gạo\u00a0nếp', 'Gạo nếp'],
  ['Gạo\u3000\u2009nếp', 'Gạo nếp'],
  ['Gạo nếp'.normalize('NFD'), 'Gạo nếp'],
  ['G\u200bạo\ufeff n\u00adếp\u200d', 'Gạo nếp'],
  ['\u202eGạo\u202c \u2067nếp\u2069', 'Gạo nếp'],
  ['Gạo\u0007 nếp\u001b', 'Gạo nếp'],
  ['Gạo\tnếp', 'Gạo nếp'],
  ['dòng một\r\n  dòng  hai\n\nba', 'dòng một dòng hai ba', 'dòng một\ndòng hai\n\nba'],
  ['a\u2028b', 'a b', 'a\nb'],
  ['a\u200b\u0301', 'á'],
  ['\u200b', ''],
  ['👩‍🌾', '👩‍🌾'],
  ['Cam – “Vân Đồn” ½', 'Cam – “Vân Đồn” ½'],
]

for (const [text, one, several = one] of cleaned)
  test(`${JSON.stringify(text)} is stored as ${JSON.stringify(one)}`, () => {
    assert.equal(cleanText(text), one)
    assert.equal(cleanText(text, 'several'), several)
  })

test('a letter that is taken as usual is stored as it is, whatever it stands beside', () => {
  const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isCleanText)
  assert.ok('Mận Cổ Bản – 1/2 “ngon”'.split('').every((letter) => letters.includes(letter)))
  assert.deepEqual(
    letters.filter((letter) => /\p{M}|[\p{Cc}\p{Cf}\p{Cs}]/u.test(letter) || withoutUnseen(letter) !== letter),
    [],
  )
  const text = letters.filter((letter) => letter !== ' ').join('')
  for (const lines of ['one', 'several'] as const) assert.equal(cleanText(text, lines), text)
  assert.ok(!isCleanText('Gạo  nếp'))
})

test('a clean text stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('one' as const, 'several' as const),
      (text, lines) => {
        const clean = cleanText(text, lines)
        assert.equal(cleanText(clean, lines), clean)
      },
    ),
    { numRuns: 3_000 },
  )
})

const searched: [typed: string, text: string][] = [
  [' Gạo\u00a0 nếp\u200b\ufeff ', 'Gạo nếp'],
  ['Gạo'.normalize('NFD'), 'Gạo'],
  ['ga\0tien', 'ga tien'],
  ['\ud800ga', 'ga'],
  ['🌾'.repeat(60), '🌾'.repeat(50)],
  [`a${'🌾'.repeat(60)}`, `a${'🌾'.repeat(49)}`],
  [`${'\u200b'.repeat(90)}ga`, 'ga'],
  ['\u200b', ''],
]

for (const [typed, text] of searched)
  test(`${JSON.stringify(typed.slice(0, 20))} is searched as it would be stored`, () => {
    assert.equal(searchText(typed, 100), text)
  })
