import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IconFileText } from '@tabler/icons-react'
import { menu } from '@trace/domain/menu.ts'
import { iconOf } from './row-icons.ts'

const groups = menu.map(({ resources, pages }) => [
  ...resources.map(({ name }) => name),
  ...pages.map(({ screen }) => screen),
])

test('every entry of the menu has an icon', () => {
  assert.deepEqual(
    groups.flat().filter((about) => iconOf(about) === IconFileText),
    [],
  )
})

test('within a group of the menu no two entries look the same', () => {
  for (const entries of groups) assert.equal(new Set(entries.map(iconOf)).size, entries.length, entries.join(', '))
})
