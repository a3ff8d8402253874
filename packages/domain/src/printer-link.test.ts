import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintEntry } from './print-entry.ts'
import { printerLink } from './printer-link.ts'
import { attributesOf, stampDefaults } from './stamp-layout.ts'

const entry: PrintEntry = {
  ...stampDefaults,
  stamp_attributes: attributesOf(stampDefaults.stamp_attributes),
  id: 7, lines: 1, product: { id: 3, name: 'Gà đồi Tiên Yên' }, packaging_date: '2026-11-11', product_group: { id: 2 },
  qr_text: ['https://example.vn/s/7H3K9QWERT2Z5'], serials: ['000001'],
}

const names = ['Gà đồi Tiên Yên', 'A&B=C#D?%20+ "x" \\ \n', '🐔', 'lẻ \ud800', '', 'a', 'ab', 'abc']

for (const name of names) {
  test(`the printer reads the product ${JSON.stringify(name)} as it was written`, () => {
    const sent = { ...entry, product: { id: 3, name } }
    const link = printerLink('agristamp', sent)
    assert.match(link, /^agristamp:\/\/print\?data=[\w-]+$/)
    const data = new URL(link).searchParams.get('data')!
    assert.deepEqual(JSON.parse(Buffer.from(data, 'base64url').toString('utf8')), sent)
  })
}
