import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeStampCode } from './stamp-code.ts'
import { codeReadingsOf } from './read-code.ts'

const label = encodeStampCode(123_456_789_012_345n)
const host = 'https://truyxuat.quangninh.gov.vn'

const codes: [typed: string, readings: string][] = [
  [label, `label ${label}`],
  [`  ${label.toLowerCase()} `, `label ${label}`],
  [
    `${label.slice(0, 4)}-${label.slice(4, 8)}-${label.slice(8)}`,
    `label ${label}, batch ${label.slice(0, 4)}-${label.slice(4, 8)}-${label.slice(8)}`,
  ],
  [`${host}/s/${label}`, `label ${label}`],
  [`${host.toUpperCase()}/S/${label}`, `label ${label}`],
  [`${host}/s/${label}?utm=zalo`, `label ${label}`],
  [`${host}/s/${label.slice(0, -1)}`, ''],
  [`${host}/t/22ABCDEFGH12`, 'trace 22ABCDEFGH12'],
  [`${host}/01/08930000000019/10/LO-01`, 'trace 010893000000001910LO-01, product 08930000000019'],
  [`${host}/01/08930000000019/21/${label}`, `label ${label}, product 08930000000019`],
  [`${host}/tin-tuc`, ''],
  ['(01)08930000000019(10)LO-01', 'trace 010893000000001910LO-01, product 08930000000019'],
  [']d2010893000000001910LO-01\u001d17261118', 'trace 010893000000001910LO-01, product 08930000000019'],
  [`]Q30108930000000019 21${label}`.replace(' ', ''), `label ${label}, product 08930000000019`],
  ['(01)08930000000018', ''],
  ['(00)189300000000000017', ''],
  ['002501', 'serial 002501'],
  ['2501', 'serial 2501'],
  ['000000', ''],
  ['8930000000019', 'product 8930000000019'],
  ['893 0000 000019', 'product 8930000000019'],
  ['8930000000018', ''],
  ['0203382511', 'phone 0203382511'],
  ['0203.382.511', 'phone 0203382511'],
  ['+84 912 345 678', 'phone 0912345678'],
  ['22ABCDEFGH12', 'trace 22ABCDEFGH12'],
  ['QN06832-2511-01', 'batch QN06832-2511-01'],
  ['qn06832-2511-01', 'batch QN06832-2511-01'],
  ['VN-22-07090-004-26', 'area VN-22-07090-004-26, batch VN-22-07090-004-26'],
  ['T26-000045', 'issue T26-000045, batch T26-000045'],
  ['DT26-00012', 'order DT26-00012, batch DT26-00012'],
  ['Vải chín sớm', ''],
  ['tem 2501', ''],
  ['vải-thiều', ''],
  ['', ''],
  ['9'.repeat(400), ''],
]

for (const [typed, readings] of codes) {
  test(`'${typed.slice(0, 60)}' is ${readings || 'no code'}`, () => {
    assert.equal(
      codeReadingsOf(typed)
        .map(({ kind, code }) => `${kind} ${code}`)
        .join(', '),
      readings,
    )
  })
}
