import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintEntry } from './print-entry.ts'
import { printerFetchLink, printerLink } from './printer-link.ts'
import { attributesOf, stampDefaults } from './stamp-layout.ts'

const entry: PrintEntry = {
  ...stampDefaults,
  stamp_attributes: attributesOf(stampDefaults.stamp_attributes),
  id: 7,
  lines: 1,
  product: { id: 3, name: 'Gà đồi Tiên Yên' },
  packaging_date: '2026-11-11',
  product_group: { id: 2 },
  qr_text: ['https://example.vn/s/7H3K9QWERT2Z5'],
  serials: ['000001'],
  pins: [],
}

const names = ['Gà đồi Tiên Yên', 'A&B=C#D?%20+ "x" \\ \n', '🐔', 'lẻ \ud800', '', 'a', 'ab', 'abc']

for (const name of names) {
  test(`the printer reads the product ${JSON.stringify(name)} as it was written`, () => {
    const sent = { ...entry, product: { id: 3, name } }
    const link = printerLink('agristamp', sent)!
    assert.match(link, /^agristamp:\/\/print\?data=[\w-]+$/)
    const data = new URL(link).searchParams.get('data')!
    assert.deepEqual(JSON.parse(Buffer.from(data, 'base64url').toString('utf8')), sent)
  })
}

const runs: [labels: number, fits: boolean][] = [
  [1, true],
  [8, true],
  [30, false],
  [100_000, false],
]

for (const [labels, fits] of runs) {
  test(`a run of ${labels} labels ${fits ? 'travels in the link' : 'is fetched by the program'}`, () => {
    const long = {
      ...entry,
      qr_text: Array<string>(labels).fill(entry.qr_text[0]!),
      serials: Array<string>(labels).fill('000001'),
    }
    const link = printerLink('agristamp', long)
    assert.equal(link !== null, fits)
    assert.ok((link ?? '').length <= 2_048)
  })
}

test('the program is told where to fetch a run, and with what', () => {
  const link = new URL(
    printerFetchLink('agristamp', { host: 'https://truyxuat.example.vn', run_id: 45, token: 'cnl_a-b_c' }),
  )
  assert.deepEqual(Object.fromEntries(link.searchParams), {
    host: 'https://truyxuat.example.vn',
    run: '45',
    token: 'cnl_a-b_c',
  })
  assert.equal(link.protocol, 'agristamp:')
})
