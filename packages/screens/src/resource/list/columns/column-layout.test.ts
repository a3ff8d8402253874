import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrange, columnsToHide, layoutOf, shownOf } from './column-layout.ts'

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

test('of the spare columns only as many stand aside as there is no room for, the least telling first', () => {
  const listed = (
    [
      { key: 'image', kind: 'image' },
      { key: 'name', kind: 'text' },
      { key: 'price', kind: 'money' },
      { key: 'unit', kind: 'text' },
      { key: 'status', kind: 'status' },
    ] as const
  ).map((column) => ({ ...column, wide: false }))
  const aside = (spare: string[], unit: 'px' | 'lines', size: number) => columnsToHide(listed, spare, { unit, size })
  assert.deepEqual(aside(['unit', 'price'], 'px', 2000), [])
  assert.deepEqual(aside(['unit', 'price'], 'px', 500), ['unit'])
  assert.deepEqual(aside(['unit', 'price'], 'px', 300), ['unit', 'price'])
  assert.deepEqual(aside(['unit', 'price'], 'lines', 3), [], 'a picture and a state take no line of a card')
  assert.deepEqual(aside(['status', 'price', 'unit'], 'lines', 2), ['price'])
})
