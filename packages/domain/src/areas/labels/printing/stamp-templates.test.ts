import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillFacts } from './label-facts.ts'
import { layoutStamp, stampDefaults } from './stamp-layout.ts'
import type { StampPrint } from './stamp-layout.ts'
import { qrModules } from '../codes/qr-text.ts'
import { stampProblems } from '../issues/stamp-problems.ts'
import { layoutFor, stampTemplates } from './stamp-templates.ts'
import type { TemplatePrint, TemplateUse } from './stamp-templates.ts'
import { readableSide } from './template-layouts.ts'

const facts = {
  product: 'Chả mực giã tay Hạ Long',
  serial: '000001',
  made: '11/11/2026',
  expires: '18/11/2026',
  producer: 'HTX Chế biến thủy sản Bạch Đằng',
  trace: 'TX26-000045',
}
const use: TemplateUse = { dpi: '203', qrText: '', secure: false, facts }
const content = (pin: string | null) => ({
  product_name: facts.product,
  product_created_at: `NSX: ${facts.made}`,
  serial: '000001',
  pin,
})
const printOf = (made: TemplatePrint, { dpi, facts }: TemplateUse): StampPrint => ({
  ...stampDefaults,
  ...made,
  dpi,
  stamp_attributes: made.stamp_attributes.map((line) => ({ ...line, text: fillFacts(line.text, facts) })),
})

/** What codes hold, and the modules along their side. */
const texts = [
  ['HTTPS://QN.VN/S/7H3K9QWERT2Z5', 25],
  ['HTTPS://TRUYXUAT.QUANGNINH.GOV.VN/S/7H3K9QWERT2Z5', 29],
  ['HTTPS://TRUYXUAT.QUANGNINH.GOV.VN/01/08935000000013/21/7H3K9QWERT2Z5', 33],
  [`https://truyxuat.quangninh.gov.vn/t/${'a'.repeat(40)}`, 37],
  [`https://truyxuat.quangninh.gov.vn/t/${'a'.repeat(65)}`, 41],
] as const

for (const { label, make, width, height } of stampTemplates) {
  for (const dpi of ['203', '300', '600'] as const) {
    test(`on "${label}" for ${dpi} dpi nothing collides and nothing is cut off, whatever the code holds`, () => {
      for (const [qrText, modules] of texts) {
        assert.equal(qrModules(qrText), modules)
        const made = make({ ...use, dpi, qrText })
        const print = printOf(made, { ...use, dpi })
        const pin = made.pin_attribute ? '000000' : null
        assert.deepEqual(stampProblems(print, content(pin), qrText), [], `${modules} modules`)
        assert.deepEqual([print.width, print.height], [width, height])
      }
    })
  }
}

/** Codes for labels with a PIN: those that differ from label to label. */
const ofLabels = texts.slice(0, 3)

for (const { label, make } of stampTemplates) {
  for (const dpi of ['203', '300', '600'] as const) {
    test(`"${label}" for ${dpi} dpi has room for a covered PIN, too`, () => {
      for (const [qrText, modules] of ofLabels) {
        const own = { ...use, dpi, qrText, secure: true }
        assert.deepEqual(stampProblems(printOf(make(own), own), content('000000'), qrText), [], `${modules} modules`)
      }
    })

    test(`"${label}" for ${dpi} dpi has room for the marks of capitals`, () => {
      for (const [qrText, modules] of ofLabels) {
        const capitals = { ...facts, product: 'NƯỚC MẮM CỐT THẲNG', producer: 'HTX NƯỚC MẮM VÂN ĐỒN' }
        const own = { ...use, dpi, qrText, facts: capitals }
        const named = { ...content(null), product_name: capitals.product }
        assert.deepEqual(stampProblems(printOf(make(own), own), named, qrText), [], `${modules} modules`)
      }
    })
  }
}

const roomy = stampTemplates.filter(({ height }) => height >= 30)

for (const { label, make } of roomy) {
  test(`the code on "${label}" is at least ${readableSide} mm wide`, () => {
    for (const [qrText, modules] of texts.slice(0, 4)) {
      const { qr } = layoutStamp(printOf(make({ ...use, qrText }), use), content(null), modules)
      assert.ok(qr.side >= readableSide, `${qr.side.toFixed(1)} mm with ${modules} modules`)
    }
  })
}

test('there are six templates, each with a logo', () => {
  assert.deepEqual([stampTemplates.length, roomy.length], [6, 5])
  for (const { label, make } of stampTemplates)
    assert.ok(make({ ...use, qrText: texts[2][0] }).logo_attribute!.height >= 3, label)
})

const sizes: [width: number, height: number, secure: boolean, lines: number][] = [
  [50, 30, false, 3],
  [70, 40, true, 4],
  [35, 30, false, 0],
  [80, 25, true, 3],
  [30, 45, false, 1],
  [24, 22, false, 0],
  [21, 21, false, 0],
  [35, 42, true, 1],
  [30, 30, true, 0],
  [21, 30, true, 0],
  [33, 21, true, 0],
]

for (const [width, height, secure, lines] of sizes) {
  test(`a label of ${width} × ${height} mm${secure ? ' with a PIN' : ''} that nobody laid out bears ${lines} lines, and can be printed`, () => {
    const own = { ...use, qrText: texts[2][0], secure }
    const made = layoutFor(width, height, own)
    const problems = stampProblems(printOf(made, own), content(secure ? '000000' : null), own.qrText)
    assert.deepEqual([made.stamp_attributes.length, problems], [lines, []])
  })
}
