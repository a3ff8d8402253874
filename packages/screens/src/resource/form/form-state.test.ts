import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choice, date, money, password, question, reference, rows, text } from '@trace/define/kinds/index.ts'
import { beginForm, formReducer, readForm, sectionsOf, shapeFields } from './form-state.ts'

const fields = {
  name: text('Tên', { required: true }),
  kind: choice('Loại', { plant: 'Trồng trọt', animal: 'Chăn nuôi' }),
  barn: text('Chuồng', { when: { kind: ['animal'] } }),
  manufacture_id: reference('Cơ sở', 'manufactures'),
  product_id: reference('Sản phẩm', 'products', { within: ['manufacture_id'] }),
  price: money('Giá'),
  born_on: date('Ngày'),
  inputs: rows('Vật tư', 'inputs', 'parent_id', {
    name: text('Tên vật tư', { required: true }),
    used_on: date('Ngày dùng'),
  }),
}

test('days are sent at midnight UTC, in the form and in its rows', () => {
  const read = readForm(
    { fields },
    { name: 'Lúa', born_on: '2026-03-01', inputs: [{ name: 'Phân', used_on: '2026-02-01' }] },
  )
  assert.ok('body' in read)
  assert.equal(read.body['born_on'], '2026-03-01T00:00:00Z')
  assert.deepEqual(read.body['inputs'], [{ name: 'Phân', used_on: '2026-02-01T00:00:00Z' }])
})

test('a form is refused in the words of the server, also within a row', () => {
  const read = readForm({ fields }, { name: ' ', inputs: [{ name: '' }] })
  assert.deepEqual(read, { problems: { name: ['Tên bắt buộc'], 'inputs.0.name': ['Tên vật tư bắt buộc'] } })
})

test('another producer empties the product that had to be its own', () => {
  const begun = beginForm(fields, { manufacture_id: 1, product_id: 5 })
  const { values } = formReducer(fields)(begun, { type: 'changed', name: 'manufacture_id', value: 2 })
  assert.equal(values['manufacture_id'], 2)
  assert.equal(values['product_id'], null)
})

test('a field that is changed loses its problems, the others keep theirs', () => {
  const refused = formReducer(fields)(beginForm(fields, {}), {
    type: 'refused',
    problems: { name: ['a'], 'inputs.0.name': ['b'], price: ['c'] },
  })
  const { problems } = formReducer(fields)(refused, { type: 'changed', name: 'inputs', value: [] })
  assert.deepEqual(problems, { name: ['a'], price: ['c'] })
})

test('a field shows only while the others call for it', () => {
  const shown = (kind: string) => sectionsOf({ fields, sections: {} }, { kind }, 'Chung').flatMap(({ names }) => names)
  assert.ok(shown('animal').includes('barn'))
  assert.ok(!shown('plant').includes('barn'))
})

test('what is asked of a new row alone is not asked again, and what staff fill in not of others', () => {
  const account = {
    name: fields.name,
    invite: question('Gửi lời mời', { onlyNew: true }),
    rank: { ...fields.price, staff: true } as const,
  }
  const asked = (editing: boolean, staff: boolean) => Object.keys(shapeFields(account, editing, staff))
  assert.deepEqual(asked(false, true), ['name', 'invite', 'rank'])
  assert.deepEqual(asked(true, true), ['name', 'rank'])
  assert.deepEqual(asked(false, false), ['name', 'invite'])
})

test('a password must be given once; left empty later, it is not sent', () => {
  const account = { password: password('Mật khẩu', { required: true }) }
  assert.ok('problems' in readForm({ fields: shapeFields(account, false, true) }, {}))
  assert.deepEqual(readForm({ fields: shapeFields(account, true, true) }, {}), { body: {} })
})

test('what only officers fill in is not asked of a producer', () => {
  const area = { name: text('Tên'), puc_code: text('Mã số vùng trồng', { staff: true }) }
  assert.deepEqual(Object.keys(shapeFields(area, false, false)), ['name'])
  assert.deepEqual(Object.keys(shapeFields(area, false, true)), ['name', 'puc_code'])
})

test('a draft takes the place of all that was typed, and the form is drawn anew with the names it brought', () => {
  const begun = beginForm(fields, { manufacture_id: 1, product_id: 5 })
  const typed = formReducer(fields)(begun, { type: 'changed', name: 'product_id', value: 6 })
  const restored = formReducer(fields)(typed, {
    type: 'restored',
    values: { manufacture_id: 2 },
    names: { manufacture: { id: 2, name: 'HTX Gà Đồi' } },
  })
  assert.deepEqual([restored.values['manufacture_id'], restored.values['product_id']], [2, 5])
  assert.deepEqual([restored.changed, restored.round], [true, 1])
  assert.deepEqual(restored.begun['manufacture'], { id: 2, name: 'HTX Gà Đồi' })
})

test('what is filled in for the user is no change to be saved, until the user touches it', () => {
  const filled = formReducer(fields)(beginForm(fields, {}), { type: 'filled', values: { product_id: 5 }, names: {} })
  assert.deepEqual([filled.changed, [...filled.filled]], [false, ['product_id']])
  const touched = formReducer(fields)(filled, { type: 'changed', name: 'product_id', value: 5 })
  assert.deepEqual([touched.changed, [...touched.filled]], [true, []])
})
