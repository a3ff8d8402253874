import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activities, activitiesBySector } from './areas/growing/activities.ts'
import type { Field, Fields } from './define/field.ts'
import { isFilter, isRange, isSortable, kinds } from './define/kinds.ts'
import { isSubject } from './define/subjects.ts'
import { menu, resourceByName, resources } from './menu.ts'
import { singles } from './areas/portal/singles.ts'

/** Fields with those of the lists, groups and rows inside them, by path. */
const deep = (fields: Fields, path = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] => [
    [`${path}${name}`, field],
    ...deep(field.fields ?? {}, `${path}${name}.`),
  ])

const forms = [...resources, ...singles]
const words = ['text', 'longText', 'email', 'phone', 'url', 'code', 'slug', 'gs1']
/** Kinds that a list does not load. */
const unlisted = ['richText', 'boundary', 'list', 'group', 'files', 'rows', 'password']
const numbers = ['integer', 'decimal', 'money']
const days = ['date', 'moment']

/** The columns every table has. */
const stamps = ['id', 'version', 'created_at', 'updated_at', 'created_by', 'updated_by', 'deleted_at', 'search']

const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

test('no two resources or single records share a name, a table or a screen', () => {
  assert.deepEqual(repeated(forms.map(({ name }) => name)), [])
  assert.deepEqual(repeated(resources.map(({ table }) => table)), [])
  const pages = menu.flatMap((section) => section.pages).filter((page) => !singles.some((single) => single === page))
  assert.deepEqual(repeated([...forms, ...pages].map(({ screen }) => screen)), [])
})

test('a resource is found by its name, and an unknown name is a mistake', () => {
  assert.equal(resourceByName('products').label, 'Sản phẩm')
  assert.throws(() => resourceByName('product'), RangeError)
})

test('every activity belongs to a sector', () => {
  const known = new Set(Object.values(activitiesBySector).flat())
  assert.deepEqual(
    Object.keys(activities).filter((activity) => !known.has(activity as keyof typeof activities)),
    [],
  )
})

for (const form of forms) {
  const { name, fields, sections, subjects } = form

  test(`${name}: its name is in kebab-case and its fields in snake_case`, () => {
    assert.match(name, /^[a-z]+(-[a-z]+)*$/)
    for (const [path] of deep(fields)) assert.match(path, /^[a-z][a-z0-9_.]*$/)
  })

  test(`${name}: every label is Vietnamese, and no choice shows its key`, () => {
    for (const [path, { label, choices = {} }] of deep(fields)) {
      assert.match(label, /^\p{L}/u, path)
      assert.doesNotMatch(label, /_/, path)
      for (const [key, shown] of Object.entries(choices)) assert.doesNotMatch(shown, /^[a-z0-9_]*$/, `${path}: ${key}`)
    }
  })

  test(`${name}: its permissions are about subjects there are`, () => {
    for (const subject of subjects) assert.ok(isSubject(subject), subject)
  })

  test(`${name}: its sections hold fields of its form, each once`, () => {
    const placed = Object.values(sections).flat()
    for (const field of placed)
      assert.ok(fields[field] && !fields[field].auto && fields[field].kind !== 'toggle', field)
    assert.deepEqual(repeated([...placed]), [])
    if (placed.length === 0) return
    const asked = Object.entries(fields)
      .filter(([, { auto, kind }]) => !auto && kind !== 'toggle')
      .map(([key]) => key)
    assert.deepEqual(
      asked.filter((key) => !placed.includes(key)),
      [],
    )
  })

  test(`${name}: a text that must be written in a certain way says how in words`, () => {
    for (const [path, { kind, format, help }] of deep(fields)) {
      if (format && ['text', 'gs1'].includes(kind)) assert.ok(help, `${path} has a format and no help`)
    }
  })

  test(`${name}: a field that depends on another names one of the form, and values that it can hold`, () => {
    for (const [path, { when = {} }] of deep(fields)) {
      for (const [other, wanted] of Object.entries(when)) {
        const field = nearest(fields, path, other)
        assert.ok(field, `${path} depends on ${other}`)
        for (const value of wanted) {
          assert.ok(
            !field.choices || Object.hasOwn(field.choices, String(value)),
            `${path}: ${other} is never ${value}`,
          )
        }
      }
    }
  })

  test(`${name}: every link leads to a resource, within and only by fields it has`, () => {
    for (const [path, { kind, to, within = [], only = {} }] of deep(fields)) {
      if (kind !== 'reference' && kind !== 'references') continue
      const target = resourceByName(to!)
      assert.ok(words.includes(target.fields[target.title]!.kind), `${path}: rows of ${to} have no name in words`)
      for (const field of within) {
        assert.ok(target.fields[field], `${path} is within ${field}, which ${to} does not have`)
        assert.ok(nearest(fields, path, field), `${path} is within ${field}, which is not beside it`)
      }
      for (const [field, value] of Object.entries(only)) {
        const { choices, machine } = target.fields[field] ?? assert.fail(`${path}: ${to} has no ${field}`)
        const known = choices ?? machine?.states
        assert.ok(!known || Object.hasOwn(known, String(value)), `${path}: ${field} of ${to} is never ${value}`)
      }
    }
  })

  test(`${name}: defaults are values that the field itself would take`, () => {
    for (const [path, field] of deep(fields)) {
      if (field.default === undefined || field.kind === 'status') continue
      assert.doesNotThrow(() => kinds[field.kind].parse(field.default, field), path)
    }
  })
}

for (const {
  name,
  fields,
  title,
  columns,
  spare,
  filters,
  unique,
  ordered,
  order,
  scope,
  calls,
  handmade,
} of resources) {
  test(`${name}: its list shows and narrows by fields that can be shown and narrowed by`, () => {
    for (const column of columns) assert.ok(fields[column] && !unlisted.includes(fields[column].kind), column)
    for (const column of spare) assert.ok(columns.includes(column) && column !== title, column)
    for (const filter of filters)
      assert.ok(fields[filter] && (isFilter(fields[filter]) || isRange(fields[filter])), filter)
    for (const [key, { searchable, kind }] of Object.entries(fields)) {
      assert.ok(!searchable || words.includes(kind), `${key} cannot be searched`)
    }
    assert.ok(fields[title], title)
    const by = order.replace(/^-/, '')
    assert.ok(by === 'id' || (fields[by] && isSortable(fields[by])), order)
  })

  test(`${name}: its fields leave the columns of every table alone, and the names of linked rows`, () => {
    for (const key of Object.keys(fields)) {
      assert.ok(!stamps.includes(key), key)
      assert.ok(
        !key.endsWith('_id') || !Object.hasOwn(fields, key.slice(0, -'_id'.length)),
        `${key} and ${key.slice(0, -3)}`,
      )
    }
  })

  test(`${name}: what must not repeat, and what must not pass another, are fields of a kind`, () => {
    for (const key of unique.flat()) assert.ok(fields[key], key)
    for (const [lower, upper] of ordered) {
      const pair = [fields[lower]?.kind, fields[upper]?.kind]
      assert.ok(
        [numbers, days].some((same) => pair.every((kind) => same.includes(kind!))),
        `${lower} and ${upper}`,
      )
    }
  })

  test(`${name}: rows that belong to a producer say so`, () => {
    if (Object.hasOwn(fields, 'manufacture_id'))
      assert.ok(scope.manufacture ?? scope.owners?.includes('manufacture_id'), 'it has no scope')
    for (const link of scope.owners ?? []) assert.ok(fields[link]?.to, link)
    for (const column of [scope.manufacture, scope.ward])
      assert.ok(!column || column === 'id' || fields[column], column)
  })

  test(`${name}: codes are given by the server, and toggles have calls of their own`, () => {
    const toggles = Object.values(fields).filter(({ kind }) => kind === 'toggle')
    for (const { call } of toggles) assert.match(call!, /^change-[a-z-]+$/)
    assert.deepEqual(repeated(toggles.map(({ call }) => call!)), [])
    for (const { kind, numbering } of Object.values(fields))
      assert.ok(kind !== 'code' || /\{\d\}/.test(numbering!), numbering)
  })

  test(`${name}: counts count rows that point back here`, () => {
    for (const [key, { kind, to, parent }] of Object.entries(fields)) {
      if (kind === 'count') assert.equal(resourceByName(to!).fields[parent!]?.to, name, key)
    }
  })

  test(`${name}: rows inside it that are a resource too are told alike`, () => {
    for (const [path, { kind, table, parent, fields: inside = {} }] of deep(fields)) {
      if (kind !== 'rows') continue
      assert.ok(table && parent && Object.keys(inside).length > 0, path)
      const told = resources.find((known) => known.table === table)
      if (told)
        for (const key of [parent, ...Object.keys(inside)]) assert.ok(told.fields[key], `${table} has no ${key}`)
    }
  })

  test(`${name}: what is made by hand is not written in the usual way`, () => {
    if (handmade) assert.ok(calls.every((call) => call === 'list' || call === 'read'))
  })
}

test('the menu has sections with a name, an icon and screens', () => {
  for (const { label, icon, resources: shown, pages } of menu) {
    assert.match(icon, /^[a-z0-9]+(-[a-z0-9]+)*$/)
    assert.match(label, /^\p{Lu}/u)
    assert.ok(shown.length + pages.length > 0, label)
    for (const page of pages) for (const subject of page.subjects) assert.ok(isSubject(subject), subject)
  }
})

/** The field called `name` that stands nearest to the one at `path`: beside it, or in a form around it. */
function nearest(fields: Fields, path: string, name: string): Field | undefined {
  const known = new Map(deep(fields))
  const steps = path.split('.').slice(0, -1)
  for (let depth = steps.length; depth >= 0; depth--) {
    const found = known.get([...steps.slice(0, depth), name].join('.'))
    if (found) return found
  }
  return undefined
}

/** Switches that end sessions, hold people up, publish or hide; those of catalogues only leave the pickers. */
const grave = [
  'users.is_active',
  'roles.is_active',
  'roles.requires_two_factor',
  'apps.is_active',
  'manufactures.is_active',
  'products.is_active',
  'articles.is_publish',
  'videos.is_active',
  'libraries.is_active',
  'banners.is_active',
  'websites.is_active',
  'menus.is_active',
]

test('a switch that ends sessions, publishes or hides says what comes of it before it is flipped', () => {
  const asking = resources.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, { asks }]) => asks)
      .map(([field]) => `${name}.${field}`),
  )
  assert.deepEqual(asking.toSorted(), grave.toSorted())
})
