import assert from 'node:assert/strict'
import { test } from 'node:test'
import { depthAt, flatten, put } from './menu-tree.ts'
import type { Item } from './menu-tree.ts'

const item = (id: number, parent_id: number | null, sort_order: number): Item => ({
  id,
  version: 1,
  created_at: '',
  updated_at: '',
  name: `m${id}`,
  parent_id,
  parent: null,
  position: 'header',
  link_type: 'route',
  link_value: '/',
  icon: null,
  open_new_tab: false,
  sort_order,
  is_active: true,
})

/** 1, 2 (3, 4 (5)), 6 */
const items = [item(1, null, 1), item(2, null, 2), item(3, 2, 1), item(4, 2, 2), item(5, 4, 1), item(6, null, 3)]
const outline = (all: readonly Item[]) =>
  flatten(all.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0)))
    .map(({ item: { id }, depth }) => '-'.repeat(depth) + id)
    .join(' ')

test('each item is followed by what hangs below it', () => {
  assert.equal(outline(items), '1 2 -3 -4 --5 6')
})

test('an item is put below the one before it by moving it to the right, not deeper than three levels', () => {
  assert.equal(depthAt(flatten(items), 6, 6, 1), 1)
  assert.equal(depthAt(flatten(items), 6, 6, 9), 2)
  assert.equal(outline(put(items, 6, 6, 1)), '1 2 -3 -4 --5 -6')
})

test('a branch moves whole, and does not grow past the third level', () => {
  assert.equal(outline(put(items, 2, 1, 0)), '2 -3 -4 --5 1 6')
  assert.equal(depthAt(flatten(items), 2, 2, 1), 0)
})

test('what comes to stand between two siblings below another is their sibling', () => {
  assert.equal(depthAt(flatten(items), 6, 4, 0), 1)
  assert.equal(outline(put(items, 6, 4, 1)), '1 2 -3 -6 -4 --5')
})
