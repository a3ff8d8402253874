import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillFacts } from './label-facts.ts'
import { layoutStamp, stampDefaults } from './stamp-layout.ts'
import type { StampPrint } from './stamp-layout.ts'
import { stampProblems } from './stamp-problems.ts'
import { readableSide, stampTemplates } from './stamp-templates.ts'

const facts = {
  product: 'Chả mực giã tay Hạ Long',
  serial: '000001',
  made: '11/11/2026',
  expires: '18/11/2026',
  producer: 'HTX Chế biến thủy sản Bạch Đằng',
  trace: 'TX26-000045',
}
const content = (pin: string | null) => ({
  product_name: facts.product,
  product_created_at: `NSX: ${facts.made}`,
  serial: '444444',
  pin,
})

for (const { label, make, width, height } of stampTemplates) {
  test(`on "${label}" nothing collides and nothing is cut off, whatever the code holds`, () => {
    for (const modules of [25, 29, 33, 37, 41]) {
      const made = make({ modules, facts })
      const stamp_attributes = made.stamp_attributes.map((line) => ({ ...line, text: fillFacts(line.text, facts) }))
      const print: StampPrint = { ...stampDefaults, ...made, stamp_attributes }
      const pin = made.pin_attribute ? '000000' : null
      assert.deepEqual(stampProblems(print, content(pin), modules), [], `${modules} modules`)
      assert.deepEqual([print.width, print.height], [width, height])
    }
  })
}

const roomy = stampTemplates.filter(({ height }) => height >= 30)

for (const { label, make } of roomy) {
  test(`the code on "${label}" is at least ${readableSide} mm wide`, () => {
    for (const modules of [25, 29, 33, 37]) {
      const { qr } = layoutStamp({ ...stampDefaults, ...make({ modules, facts }) }, content(null), modules)
      assert.ok(qr.side >= readableSide, `${qr.side.toFixed(1)} mm with ${modules} modules`)
    }
  })
}

test('there are six templates, each with a logo', () => {
  assert.deepEqual([stampTemplates.length, roomy.length], [6, 5])
  for (const { label, make } of stampTemplates)
    assert.ok(make({ modules: 33, facts }).logo_attribute.height >= 3, label)
})
