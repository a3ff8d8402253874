import assert from 'node:assert/strict'
import { test } from 'node:test'
import { identity, password, text } from '@trace/define/kinds/index.ts'
import { changedValues } from './draft.ts'

const fields = {
  name: text('Tên'),
  note: text('Ghi chú'),
  password: password('Mật khẩu'),
  citizen_id: identity('CCCD'),
}

test('a draft holds only what was changed, so that it goes on top of what others saved since', () => {
  assert.deepEqual(changedValues(fields, { name: 'Lúa', note: null }, { name: 'Lúa', note: 'mới' }), { note: 'mới' })
})

test('passwords and identity numbers are never kept in the browser', () => {
  assert.deepEqual(changedValues(fields, {}, { name: 'An', password: 'bí mật', citizen_id: '022090000001' }), {
    name: 'An',
  })
})
