import assert from 'node:assert/strict'
import { test } from 'node:test'
import { date, decimal, rows, text } from '@trace/define/kinds/index.ts'
import { askConflict, conflict } from './conflict.ts'
import { differences, merge } from './conflict-values.ts'

const fields = {
  name: text('Tên'),
  note: text('Ghi chú'),
  sown_on: date('Ngày gieo'),
  acreage: decimal('Diện tích'),
  parcels: rows('Thửa', 'parcels', 'area_id', { no: text('Số') }),
}
const before = {
  id: 1,
  version: 1,
  name: 'A',
  note: 'cũ',
  sown_on: '2026-03-01',
  acreage: '1.5000',
  parcels: [{ id: 9, no: '1' }],
}
const yours = { name: 'Tôi', note: 'cũ', sown_on: '2026-03-01T00:00:00Z', acreage: 1.5, parcels: [{ id: 9, no: '1' }] }
const theirs = { ...before, version: 2, name: 'Họ', note: 'mới' }
const versions = { fields, before, yours, theirs, named: yours }

test('only the fields in which two versions differ are asked about, and those changed here are told apart', () => {
  void askConflict(versions)
  assert.deepEqual(differences(conflict.get()!), { names: ['name', 'note'], touched: ['name'] })
})

test('what was chosen is kept as it was written here, all else is the newest', async () => {
  const asked = askConflict(versions)
  const open = conflict.get()!
  open.close(merge(open, new Set(differences(open).touched)))
  const values = await asked
  assert.equal(values?.['name'], 'Tôi')
  assert.equal(values?.['note'], 'mới')
  assert.equal(conflict.get(), null)
})
