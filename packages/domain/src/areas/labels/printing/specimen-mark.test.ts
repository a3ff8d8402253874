import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineHeight, pointsInMillimetres, textWidth } from '@trace/define/text/text-width.ts'
import { specimenMark } from './specimen-mark.ts'
import { layoutStamp, qrBox, stampDefaults } from './stamp-layout.ts'

const MODULES = 25
const content = {
  product_name: 'Trứng gà Tiên Yên',
  product_created_at: 'NĐG: 26/11/2026',
  serial: '000001',
  pin: null,
}

test('the words of a trial print lie over no text and not over the code', () => {
  const layout = layoutStamp(stampDefaults, content, MODULES)
  const code = qrBox(stampDefaults, MODULES)
  const mark = specimenMark(layout, code)
  const [right, bottom] = [
    mark.x + textWidth(mark.text, mark.font_size),
    mark.y + pointsInMillimetres(mark.font_size * lineHeight),
  ]
  const boxes = [
    code,
    ...layout.texts.map(({ text, x, y, font_size }) => ({
      x,
      y,
      width: textWidth(text, font_size),
      height: pointsInMillimetres(font_size * lineHeight),
    })),
  ]

  assert.ok(mark.font_size >= 6, `${mark.font_size} points can be read`)
  assert.ok(mark.x >= 0 && mark.y >= 0 && right <= layout.width && bottom <= layout.height, 'it stands on the label')
  for (const { x, y, width, height } of boxes)
    assert.ok(mark.x >= x + width || right <= x || mark.y >= y + height || bottom <= y, 'nothing is covered')
})

test('a label without room marks the trial across itself', () => {
  const small = { ...stampDefaults, width: 16, height: 16, horizontal: 0, vertical: 0, size: 4 }
  const { font_size, x } = specimenMark(layoutStamp(small, content, MODULES), qrBox(small, MODULES))
  assert.ok(font_size >= 6 && x >= 0)
})
