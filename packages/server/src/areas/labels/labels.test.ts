import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetSvg } from './printing/sheet-svg.ts'
import { cutLabels, printAt, readQr } from '../../../test/labels-readers.ts'
import { sampleEntry, sampleSheets, sheetOf } from '../../../test/labels-samples.ts'

for (const [what, entry] of sampleSheets) {
  for (const dpi of [203, 300]) {
    test(`${what}, printed at ${dpi} dots to the inch, is read back by two decoders`, async () => {
      const labels = await cutLabels(await printAt(sheetSvg(sheetOf(entry)), dpi), entry, dpi)
      const read = await Promise.all(labels.map(readQr))
      assert.deepEqual(
        read,
        entry.qr_text.map((text) => ({ zxing: [text], jsqr: text })),
      )
    })
  }
}

test('a sheet is as large as its labels, gaps and margins', () => {
  const svg = sheetSvg(sheetOf(sampleEntry({ stamps_per_line: 3, space_left: 4, space_top: 3 })))
  assert.match(svg, /^<svg [^>]*width="158mm" height="65mm" viewBox="0 0 158 65">/)
})

test('a name with signs of markup is drawn as it was written', () => {
  const svg = sheetSvg(sheetOf(sampleEntry({}, { name: 'Cá <Kho> & "Riềng"' })))
  assert.match(svg, /aria-label="Cá &lt;Kho&gt; &amp; &quot;Riềng&quot;"/)
})

test('letters whose marks came apart look like letters in one piece', () => {
  const drawn = (name: string) => sheetSvg(sheetOf(sampleEntry({}, { name }))).replaceAll(/aria-label="[^"]*"/g, '')
  assert.equal(drawn('Gà đồi Tiên Yên'.normalize('NFD')), drawn('Gà đồi Tiên Yên'))
})
