// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { close, openScreen } from './open-screen.ts'
import { nameOf } from '@trace/screens/resource/form/entry.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type { Answers } from './open-screen.ts'
import { pageOf, sampleRow, sampleRows } from './sample-rows.ts'

afterEach(close)

/** Texts that no screen may show: unformatted values such as `undefined`, and English words. */
const STRAY = /\bundefined\b|\bnull\b|\bNaN\b|\[object |\b(Error|Loading|Save|Cancel|Delete|Search|Submit|Close)\b/

const world: Answers = Object.fromEntries(
  resources.flatMap((resource) => [
    [`GET /${resource.name}`, pageOf(sampleRows(resource, 3))],
    [`GET /${resource.name}/:id`, { entry: sampleRow(resource) }],
  ]),
)

async function draws(address: string, title: string): Promise<void> {
  await openScreen(address, world)
  assert.equal(document.querySelector('main h1')?.textContent, title)
  assert.doesNotMatch(document.querySelector('main')?.textContent ?? '', STRAY)
}

const screensOf = (resource: Resource): [what: string, address: string, title: string][] => {
  const address = `/admin/${resource.screen}`
  const { label, plural, form, detail } = resource
  return [
    ['list', address, plural],
    ...(form ? ([['empty form', `${address}/create`, vi.addOne(label)]] as const) : []),
    ...(form ? ([['filled form', `${address}/1/edit`, vi.editOne(label)]] as const) : []),
    ...(detail ? ([['page', `${address}/1/detail`, nameOf(resource, sampleRow(resource))]] as const) : []),
  ].map(([what, path, title]) => [what, path, title])
}

for (const resource of resources) {
  for (const [what, address, title] of screensOf(resource)) {
    test(`${resource.name}: its ${what} is drawn in Vietnamese, with nothing left out`, () => draws(address, title))
  }
}
