import { group, list, reference, rows, text } from '@trace/define/kinds/index.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateOf } from './section-state.ts'

const fields = {
  inputs: rows('Vật tư', 'diary_inputs', 'diary_id', {
    name: text('Tên', { required: true }),
    unit: text('Đơn vị', { required: true }),
    days: text('Cách ly', { required: true, when: { name: ['thuốc'] } }),
  }),
  standards: list('Tiêu chuẩn', { code: text('Số hiệu', { required: true }) }),
  details: group('Chi tiết', { weather: text('Thời tiết', { required: true }) }),
  product: reference('Sản phẩm', 'products', { required: true }),
  animal: reference('Vật nuôi', 'animals', { requiredOf: { of: 'product', its: 'sector', is: ['animal'] } }),
}

const missing = (names: (keyof typeof fields)[], values: object) => stateOf(names, fields, { ...values }, {}).missing

test('what rows of a list must say is missing as long as they do not say it', () => {
  assert.equal(missing(['inputs'], { inputs: [] }), 0, 'no row, no need')
  assert.equal(missing(['inputs'], { inputs: [{ name: 'vôi' }] }), 1)
  assert.equal(missing(['inputs'], { inputs: [{ name: 'thuốc', unit: 'lít' }, {}] }), 3, 'as other values ask for it')
  assert.equal(missing(['standards', 'details'], { standards: [{ code: 'TCVN' }], details: {} }), 1)
  assert.equal(missing(['details'], {}), 1, 'a group that nobody has filled in yet')
})

test('a section waits for the choice that decides whether it needs more', () => {
  assert.equal(stateOf(['animal'], fields, {}, {}).waitsFor, 'Sản phẩm')
  assert.equal(stateOf(['animal'], fields, { product: 3 }, {}).waitsFor, null)
})

test('each wrong value counts, those in rows by themselves', () => {
  const problems = { 'inputs.0.name': ['Cấm'], 'inputs.1.unit': ['Bắt buộc'], product: ['Bắt buộc'] }
  assert.equal(stateOf(['inputs'], fields, {}, problems).wrong, 2)
})
