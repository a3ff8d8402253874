// own process: builds the screens in production mode
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'vite'
import type { Rolldown } from 'vite'

process.env['NODE_ENV'] = 'production'
const root = join(import.meta.dirname, '..')
const { output } = (await build({ root, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
const chunks = output.filter((file) => file.type === 'chunk')
const called = (name: string) => chunks.filter((chunk) => chunk.name === name).flatMap(({ moduleIds }) => moduleIds)

test('its screens are those of the platform, and hold nothing of the province', () => {
  const packages = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => /packages\/(\w+)\//.exec(id)?.[1] ?? [])),
  )
  assert.deepEqual([...packages].toSorted(), ['define', 'screens'])
})

test('who signs in fetches no definitions, and whoever is signed in has them in one file', () => {
  assert.ok(called('sign-in').some((id) => id.endsWith('/screens/src/sign-in/sign-in-page.tsx')))
  assert.ok(called('definitions').includes(join(root, 'src/definitions.ts')))
  const first = ['index', 'boot', 'sign-in'].flatMap(called)
  assert.deepEqual(
    first.filter((id) => id.startsWith(join(root, 'src'))),
    [],
  )
})
