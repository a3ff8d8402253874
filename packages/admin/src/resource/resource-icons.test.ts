import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IconFileText } from '@tabler/icons-react'
import { menu } from '@trace/domain'
import { iconOf } from './resource-icons.ts'

test('every list of the menu has an icon of its own kind', () => {
  const without = menu.flatMap(({ resources }) => resources.filter(({ name }) => iconOf(name) === IconFileText))
  assert.deepEqual(
    without.map(({ name }) => name),
    [],
  )
})
