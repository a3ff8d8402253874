import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrange, layoutOf, shownOf } from './column-layout.ts'

const columns = ['image', 'name', 'price', 'status'].map((key) => ({ key }))
const keys = (order: string[], hidden: string[]) => arrange(columns, { order, hidden }).map(({ key }) => key)

test('columns stand as they come until somebody arranges them', () => {
  assert.deepEqual(keys([], []), ['image', 'name', 'price', 'status'])
})

test('a hidden column keeps its place', () => {
  const arranged = arrange(columns, { order: ['price', 'image', 'name', 'status'], hidden: ['image'] })
  assert.deepEqual(shownOf(arranged), ['price', 'name', 'status'])
  assert.deepEqual(layoutOf(arranged), { order: ['price', 'image', 'name', 'status'], hidden: ['image'] })
})

test('a column that came later is shown last, and one that is gone is left out', () => {
  assert.deepEqual(keys(['status', 'gone', 'name', 'image'], ['gone']), ['status', 'name', 'image', 'price'])
})
