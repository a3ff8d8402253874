// own process: a process can have only one product
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { pendingChange } from '@trace/platform/schema/snapshot.ts'
import { groups, samples } from '../src/definitions.ts'
import { parts } from '../src/parts.ts'
import { shownFields } from '../src/shown-fields.ts'

const kindsIn = (fields: Fields): string[] => Object.values(fields).map(({ kind }) => kind)

test('every kind of field is there to look at', () => {
  const shown = new Set([samples.fields, groups.fields, shownFields].flatMap(kindsIn))
  assert.deepEqual(
    Object.keys(kinds).filter((kind) => !shown.has(kind)),
    [],
  )
})

test('its migrations make what its definitions ask for', async () => {
  assert.equal((await pendingChange(parts.migrations)).sql, '')
})
