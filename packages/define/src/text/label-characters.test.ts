import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unprintableCharactersProblem } from './label-characters.ts'

const texts: [text: string, named: string | null][] = [
  ['Gà Tiên Yên thả đồi', null],
  ['Nguyễn Thị Ấ Ẫ ỵ Đ – “túi 500 g”, 50 % ≥ 2 €', null],
  ['Ga\u0300 Tie\u0302n', null],
  ['越南榴莲 产地 溯源', '越 南 榴 莲 产 地 …'],
  ['ធុ', 'ធ ុ'],
  ['ทุ', 'ท ุ'],
  ['🍊 Cam ngon', '🍊'],
  ['Cam\u200bngon', 'U+200B'],
]
for (const [text, named] of texts) {
  test(`${JSON.stringify(text)} ${named ? `is refused, naming ${named}` : 'can be printed'}`, () => {
    assert.equal(unprintableCharactersProblem(text), named && `có ký tự mà phông chữ của tem không in được: ${named}`)
  })
}
