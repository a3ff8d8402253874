import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSync } from 'fontkit'
import { stampTextFields } from '@trace/domain/areas/labels/printing/stamp-print-fields.ts'
import { readValues } from '@trace/define/read.ts'
import { resources } from '@trace/domain/menu.ts'
import { unprintableCharactersProblem } from '@trace/define/text/label-characters.ts'
import { fontFile } from './font.ts'

const font = openSync(fontFile)
const inFont = new Set('characterSet' in font ? font.characterSet : [])
const LAST = 0xfffd

test('the signs that labels take are those of their font', () => {
  for (let code = 0x20; code <= LAST; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const sign = String.fromCodePoint(code)
    if (sign.normalize('NFC') !== sign) continue
    assert.equal(unprintableCharactersProblem(sign) === null, inFont.has(code), `U+${code.toString(16)}`)
  }
})

for (const text of ['越南榴莲 产地 溯源', 'ធុរេន', 'ทุเรียน', '🍊 Cam ngon'])
  test(`${text} is refused at every field that reaches a label, naming its signs`, () => {
    const printed = [...resources.map(({ fields }) => fields), stampTextFields].flatMap((fields) =>
      Object.values(fields).flatMap((field) => [field, ...Object.values(field.fields ?? {})]),
    )
    const reaching = printed.filter((field) => field.printed)
    assert.ok(reaching.length >= 4)
    for (const field of reaching)
      assert.throws(
        () => readValues({ field }, { field: text }),
        new RegExp(`phông chữ của tem không in được: ${[...text][0]}`),
      )
  })
