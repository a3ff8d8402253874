import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field, Fields } from '@trace/define/field.ts'
import { hasFormat } from '@trace/define/formats.ts'
import { Invalid, readValues } from '@trace/define/read.ts'
import { resources, singles } from './menu.ts'

/** Addresses that run something, or lead elsewhere than they say. */
const BAD = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.vn',
  '/\\evil.vn',
  '\\\\evil.vn',
  '/\t/evil.vn',
  'https:evil.vn',
  'https://truyxuat.vn@evil.vn',
  'https://truyxuat.vn\\@evil.vn',
  'ftp://evil.vn',
]

const deep = (fields: Fields, path: string): [string, string, Field, Fields][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string, Field, Fields][] => [
    [`${path}.${name}`, name, field, fields],
    ...deep(field.fields ?? {}, `${path}.${name}`),
  ])

const links = [...resources, ...singles]
  .flatMap(({ name, fields }) => deep(fields, name))
  .filter(
    ([, name, { kind, auto }]) =>
      !auto && (kind === 'url' || (kind === 'text' && /(^|_)(url|link|link_value)$/.test(name))),
  )

/** The other values that a form must have so that the field applies and leads to an address. */
const beside = ({ web, when }: Field): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...when, ...web }).map(([name, values]) => [name, values[0]]))

for (const [path, name, field, fields] of links) {
  test(`${path}: takes no address that runs something or leads elsewhere than it says`, () => {
    const others = Object.fromEntries(Object.keys(beside(field)).map((one) => [one, fields[one]!]))
    const form = { ...others, [name]: field }
    for (const address of BAD)
      assert.throws(
        () => readValues(form, { ...beside(field), [name]: address }),
        (error) => error instanceof Invalid && name in error.problems,
        address,
      )
    const good = field.format === 'youtube' ? 'https://youtu.be/dQw4w9WgXcQ' : 'https://vi-du.vn/tin?so=1'
    assert.equal(readValues(form, { ...beside(field), [name]: good })[name], good)
  })
}

test('the links of the definitions are found', () => {
  assert.ok(links.length > 15, `${links.length} links`)
  assert.deepEqual(
    ['menus.link_value', 'notifications.link_value', 'banners.link_url'].filter(
      (path) => !links.some(([one]) => one === path),
    ),
    [],
  )
})

test('a page of our own is a path on this host', () => {
  for (const format of ['link', 'bannerLink'] as const) {
    for (const good of ['/', '/lien-he', '/san-pham?nhom=trai-cay#dau']) assert.ok(hasFormat(format, good), good)
    for (const bad of ['lien-he', '//evil.vn', '/\\evil.vn', '/ /evil.vn']) assert.ok(!hasFormat(format, bad), bad)
  }
})
