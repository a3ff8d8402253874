import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOrganisation } from './organisation.ts'

const producers: [form: string | null, taxCode: string | null, isOrganisation: boolean][] = [
  ['DOANH-NGHIEP', '0000000001', true],
  ['HOP-TAC-XA', '0000000001-001', true],
  ['DOANH-NGHIEP', '022090000001', false],
  ['HOP-TAC-XA', null, false],
  ['HOP-TAC-XA', '', false],
  ['HO-KINH-DOANH', '0000000001', false],
  ['HO-GIA-DINHCA-NHAN', null, false],
  ['HO-GIA-DINHCA-NHAN', '022090000001', false],
  ['TO-HOP-TAC', null, false],
  ['TRANG-TRAI', '0000000001', false],
  ['MOT-LOAI-MOI', '0000000001', false],
  [null, '0000000001', false],
  [null, null, false],
]

for (const [form, taxCode, expected] of producers) {
  test(`a producer of the form ${form} with the tax code ${taxCode} is ${expected ? 'an organisation' : 'a person'}`, () => {
    assert.equal(isOrganisation(form, taxCode), expected)
  })
}
