import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedQrText, qrModules } from './qr-text.ts'

const host = 'https://nongsan.quangninh.gov.vn'
const capitals = 'HTTPS://NONGSAN.QUANGNINH.GOV.VN'

const printed: [what: string, address: string, text: string][] = [
  ['a stamp in capitals needs a smaller code', `${host}/s/7H3K9QWERT2Z5`, `${capitals}/S/7H3K9QWERT2Z5`],
  ['so does a lot', `${host}/t/TX26-000045`, `${capitals}/T/TX26-000045`],
  [
    'a Digital Link has them in its host alone',
    `${host}/01/08930000000015/10/QN-01`,
    `${capitals}/01/08930000000015/10/QN-01`,
  ],
  ['capitals that save nothing are not used', `${host}/t/A-0045`, `${host}/t/A-0045`],
  ['another path stays as it is', `${host}/tin-tuc/ga-tien-yen`, `${host}/tin-tuc/ga-tien-yen`],
  ['a lot with small letters stays as it is', `${host}/t/lo-ga-tien-yen-01`, `${host}/t/lo-ga-tien-yen-01`],
]

for (const [what, address, text] of printed) {
  test(`${what}: ${text}`, () => {
    assert.equal(printedQrText(address), text)
  })
}

test('the stamp of a host with 20 letters is a version 3 code in capitals, a version 4 code without', () => {
  assert.equal(qrModules('HTTPS://TRUYXUAT.EXAMPLE.VN/S/7H3K9QWERT2Z5'), 29)
  assert.equal(qrModules('https://truyxuat.example.vn/s/7H3K9QWERT2Z5'), 33)
})
