import assert from 'node:assert/strict'
import { test } from 'node:test'
import { qrModules } from '@trace/domain/areas/labels/codes/qr-text.ts'
import sharp from 'sharp'
import { qrPng } from './qr-png.ts'
import { qrMatrix, qrSvg } from '@trace/platform/ports/qr.ts'
import { printAt, readQr } from '../../../../test/labels-readers.ts'
import { host } from '../../../../test/labels-samples.ts'

const lengths = Array.from({ length: 213 }, (_, shorter) => shorter + 1)

for (const [what, sign] of [
  ['capitals', 'A'],
  ['small letters', 'a'],
] as const) {
  test(`the size of a code of ${what} is known without drawing it`, () => {
    for (const length of lengths) assert.equal(qrModules(sign.repeat(length)), qrMatrix(sign.repeat(length)).length)
  })
}

const texts = [`${host}/t/TX26-000045`, 'HTTPS://TRUYXUAT.QUANGNINH.GOV.VN/S/7H3K9QWERT2Z5', `${host}/tim?q=Gà đồi`]

for (const text of texts) {
  test(`'${text}' is read back from its picture and its drawing`, async () => {
    const expected = { zxing: [text], jsqr: text }
    assert.deepEqual(await readQr(await qrPng(text, 240)), expected)
    assert.deepEqual(await readQr(await printAt(qrSvg(text, { size: 240 }), 203)), expected)
  })
}

for (const size of [64, 200, 333, 1000]) {
  test(`a picture ${size} pixels wide is asked for and given`, async () => {
    const { width, height } = await sharp(await qrPng(`${host}/t/TX26-000045`, size)).metadata()
    assert.deepEqual([width, height], [size, size])
  })
}

test('a picture too small for its code is made as large as the code needs', async () => {
  const text = `${host}/t/TX26-000045`
  const { width } = await sharp(await qrPng(text, 10)).metadata()
  assert.equal(width, qrMatrix(text).length + 8)
})
