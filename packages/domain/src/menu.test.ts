import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { activities, activitiesBySector } from './areas/growing/activities.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { helpOf } from '@trace/define/help.ts'
import { isFilterable, isRangeFilterable, isSortable } from '@trace/define/kinds/index.ts'
import { parsers } from '@trace/define/kinds/parse/index.ts'
import { subjects as known } from './areas/accounts/subjects.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { menu, resources, singles } from './menu.ts'
import { products, publicProductFields } from './areas/catalogue/products.ts'

/** All fields by path, including those inside lists, groups and rows. */
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

/** The file of each definition, named in messages, since `npm run check` prints nothing else. */
const places = new Map(
  globSync('areas/*/*.ts', { cwd: import.meta.dirname }).map((path) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    `packages/domain/src/${path}`,
  ]),
)
const at = (name: string): string => `${name} (${places.get(name) ?? 'packages/domain/src/areas'})`
const quoted = (fields: Fields, name: string): string => `«${fields[name]?.label ?? name}» (${name})`
const list = (names: readonly string[]): string => names.join(', ')

const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

test('no two resources or single records share a name, a table or a screen', () => {
  const [names, tables] = [repeated(forms.map(({ name }) => name)), repeated(resources.map(({ table }) => table))]
  assert.ok(names.length === 0, `Hai định nghĩa cùng tên ${list(names)}: đổi tên một trong hai`)
  assert.ok(tables.length === 0, `Hai định nghĩa cùng bảng ${list(tables)}: đổi tên một trong hai`)
  const pages = menu.flatMap((section) => section.pages).filter((page) => !singles.some((single) => single === page))
  const screens = repeated([...forms, ...pages].map(({ screen }) => screen))
  assert.ok(screens.length === 0, `Hai màn hình cùng địa chỉ ${list(screens)}: đổi "screen" của một trong hai`)
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
    assert.match(name, /^[a-z]+(-[a-z]+)*$/, `${at(name)}: viết tên bằng chữ thường, nối bằng "-"`)
    for (const [path] of deep(fields))
      assert.match(path, /^[a-z][a-z0-9_.]*$/, `${at(name)}: viết tên trường ${path} bằng chữ thường, nối bằng "_"`)
  })

  test(`${name}: every label is Vietnamese, and no choice shows its key`, () => {
    for (const [path, { label, choices = {} }] of deep(fields)) {
      assert.match(label, /^\p{L}[^_]*$/u, `${at(name)}: đặt cho trường ${path} một nhãn tiếng Việt`)
      for (const [key, shown] of Object.entries(choices))
        assert.doesNotMatch(shown, /^[a-z0-9_]*$/, `${at(name)}: đặt tên tiếng Việt cho lựa chọn ${key} của ${path}`)
    }
  })

  test(`${name}: its permissions are about subjects there are`, () => {
    for (const subject of subjects)
      assert.ok(subject in known, `${at(name)}: thêm "${subject}" vào areas/accounts/subjects.ts`)
  })

  test(`${name}: its sections hold fields of its form, each once`, () => {
    const placed = Object.values(sections).flat()
    for (const field of placed)
      assert.ok(
        fields[field] && !fields[field].auto && fields[field].kind !== 'toggle',
        `${at(name)}: bỏ ${quoted(fields, field)} khỏi "sections", biểu mẫu không hỏi trường này`,
      )
    for (const field of repeated([...placed]))
      assert.fail(`${at(name)}: để ${quoted(fields, field)} trong một phần của biểu mẫu thôi ("sections")`)
    if (placed.length === 0) return
    const missing = Object.entries(fields)
      .filter(([key, { auto, kind }]) => !auto && kind !== 'toggle' && !placed.includes(key))
      .map(([key]) => quoted(fields, key))
    assert.ok(missing.length === 0, `${at(name)}: đặt ${list(missing)} vào một phần của biểu mẫu ("sections")`)
  })

  test(`${name}: a text that must be written in a certain way says how in words`, () => {
    for (const [path, field] of deep(fields)) {
      const { kind, format } = field
      if (format && ['text', 'gs1'].includes(kind))
        assert.ok(helpOf(field), `${at(name)}: ghi cho ${path} cách viết, bằng "help"`)
    }
  })

  test(`${name}: a field that depends on another names one of the form, and values that it can hold`, () => {
    for (const [path, { when = {} }] of deep(fields)) {
      for (const [other, wanted] of Object.entries(when)) {
        const field = nearest(fields, path, other)
        assert.ok(field, `${at(name)}: ${path} phụ thuộc ${other}, không có trong biểu mẫu; sửa "when"`)
        for (const value of wanted) {
          assert.ok(
            !field.choices || Object.hasOwn(field.choices, String(value)),
            `${at(name)}: ${other} không bao giờ là ${String(value)}; sửa "when" của ${path}`,
          )
        }
      }
    }
  })

  test(`${name}: what is asked for first is optional, and stands in a section`, () => {
    const first = Object.entries(fields).filter(([, field]) => field.first)
    for (const [field, { required, auto }] of first)
      assert.ok(!required && !auto, `${at(name)}: ${field} không cần "first", bỏ đi`)
    assert.ok(first.length === 0 || Object.keys(sections).length > 1, `${at(name)}: có "first" thì chia "sections"`)
  })

  test(`${name}: what a field begins with or follows is a value that the row chosen beside it has`, () => {
    for (const [field, { to, whenOf, requiredOf, withinOf, begins }] of Object.entries(fields)) {
      const of = (other: string, its: string, option: string): Field =>
        resourceByName(
          fields[other]?.to ?? assert.fail(`${at(name)}: ${other} không chọn dòng nào; sửa "${option}" của ${field}`),
        ).fields[its] ?? assert.fail(`${at(name)}: ${other} không có ${its}; sửa "${option}" của ${field}`)
      if (whenOf) {
        const { choices = {} } = of(whenOf.of, whenOf.its, 'whenOf')
        for (const value of whenOf.is)
          assert.ok(choices[value], `${at(name)}: ${whenOf.its} không bao giờ là ${value}; sửa "whenOf" của ${field}`)
      }
      if (requiredOf && !requiredOf.its) of(requiredOf.of, 'name', 'requiredOf')
      if (requiredOf?.its) {
        const { choices } = of(requiredOf.of, requiredOf.its, 'requiredOf')
        for (const value of requiredOf.is)
          assert.ok(
            !choices || choices[value],
            `${at(name)}: ${requiredOf.its} không bao giờ là ${value}; sửa "requiredOf" của ${field}`,
          )
      }
      if (withinOf) {
        const { of: other, its, as: key = its } = withinOf
        of(other, its === 'id' ? resourceByName(fields[other]?.to ?? '').title : its, 'withinOf')
        assert.ok(
          resourceByName(to!).filters.includes(key),
          `${at(name)}: danh sách ${to} không lọc theo ${key}; sửa "withinOf" của ${field}`,
        )
      }
      if (begins === 'asLast')
        assert.ok('scope' in form && form.scope.owner, `${at(name)}: không thuộc cơ sở nào; sửa "begins" của ${field}`)
      else if (begins && 'of' in begins) {
        of(begins.of, begins.its, 'begins')
        assert.ok(
          !begins.after || fields[begins.after]?.kind === 'date',
          `${at(name)}: ${begins.after} không phải là ngày; sửa "begins" của ${field}`,
        )
      } else if (begins)
        for (const filter of Object.keys(begins.where))
          assert.ok(
            resourceByName(to!).filters.includes(filter),
            `${at(name)}: danh sách ${to} không lọc theo ${filter}; sửa "begins" của ${field}`,
          )
    }
  })

  test(`${name}: every link leads to a resource, within and only by fields it has`, () => {
    for (const [path, { kind, to, within = [], only = {} }] of deep(fields)) {
      if (kind !== 'reference' && kind !== 'references') continue
      const target = resourceByName(to!)
      assert.ok(
        words.includes(target.fields[target.title]!.kind),
        `${at(name)}: ${path} dẫn tới ${to}, nơi tên dòng không phải là chữ; sửa "title" của ${to}`,
      )
      for (const field of within) {
        assert.ok(target.fields[field], `${at(name)}: ${to} không có ${field}; sửa "within" của ${path}`)
        assert.ok(
          nearest(fields, path, field),
          `${at(name)}: ${field} không đứng cạnh ${path}; sửa "within" của ${path}`,
        )
      }
      for (const [field, value] of Object.entries(only)) {
        const { choices, machine } =
          target.fields[field] ?? assert.fail(`${at(name)}: ${to} không có ${field}; sửa "only" của ${path}`)
        const known = choices ?? machine?.states
        for (const one of [value].flat())
          assert.ok(
            !known || Object.hasOwn(known, String(one)),
            `${at(name)}: ${field} của ${to} không bao giờ là ${String(one)}; sửa "only" của ${path}`,
          )
      }
    }
  })

  test(`${name}: defaults are values that the field itself would take`, () => {
    for (const [path, field] of deep(fields)) {
      if (field.default === undefined || field.kind === 'status') continue
      assert.doesNotThrow(
        () => parsers[field.kind](field.default, field),
        `${at(name)}: ${path} không nhận giá trị mặc định của chính nó; sửa "default"`,
      )
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
    const remove = (key: string, what: string): string => `${at(name)}: bỏ ${quoted(fields, key)} khỏi ${what}`
    for (const column of columns)
      assert.ok(
        fields[column] && !unlisted.includes(fields[column].kind),
        remove(column, '"columns", danh sách không hiện được'),
      )
    for (const column of spare)
      assert.ok(columns.includes(column) && column !== title, remove(column, '"spare", hoặc thêm vào "columns"'))
    for (const filter of filters)
      assert.ok(
        fields[filter] && (isFilterable(fields[filter]) || isRangeFilterable(fields[filter])),
        remove(filter, '"filters", danh sách không lọc được theo trường này'),
      )
    for (const [key, { searchable, kind }] of Object.entries(fields))
      assert.ok(!searchable || words.includes(kind), `${at(name)}: bỏ "searchable" của ${quoted(fields, key)}`)
    assert.ok(fields[title], `${at(name)}: nói ở "title" trường nào là tên của dòng, ở đây không có "${title}"`)
    const by = order.replace(/^-/, '')
    assert.ok(
      by === 'id' || (fields[by] && isSortable(fields[by])),
      `${at(name)}: danh sách không xếp được theo "${order}"; sửa "order"`,
    )
  })

  test(`${name}: its fields leave the columns of every table alone, and the names of linked rows`, () => {
    for (const key of Object.keys(fields)) {
      assert.ok(!stamps.includes(key), `${at(name)}: đổi tên trường ${key}, bảng nào cũng có cột này rồi`)
      assert.ok(
        !key.endsWith('_id') || !Object.hasOwn(fields, key.slice(0, -'_id'.length)),
        `${at(name)}: đổi tên ${key.slice(0, -3)}, tên này dành cho dòng mà ${key} dẫn tới`,
      )
    }
  })

  test(`${name}: what must not repeat, and what must not pass another, are fields of a kind`, () => {
    for (const key of unique.flat()) assert.ok(fields[key], `${at(name)}: không có trường ${key}; sửa "unique"`)
    for (const [lower, upper] of ordered) {
      const pair = [fields[lower]?.kind, fields[upper]?.kind]
      assert.ok(
        [numbers, days].some((same) => pair.every((kind) => same.includes(kind!))),
        `${at(name)}: ${lower} và ${upper} không so được với nhau; sửa "ordered"`,
      )
    }
  })

  test(`${name}: rows that belong to a producer say so`, () => {
    if (Object.hasOwn(fields, 'manufacture_id'))
      assert.ok(
        scope.owner ?? scope.parents?.includes('manufacture_id'),
        `${at(name)}: dòng thuộc một cơ sở; thêm scope: { owner: 'manufacture_id' }`,
      )
    for (const column of [scope.owner, scope.place, ...(scope.parents ?? [])])
      assert.ok(
        !column || column === 'id' || fields[column]?.to,
        `${at(name)}: không có liên kết ${column}; sửa "scope"`,
      )
  })

  test(`${name}: codes are given by the server, and toggles have calls of their own`, () => {
    const toggles = Object.values(fields).filter(({ kind }) => kind === 'toggle')
    for (const { call } of toggles)
      assert.match(call!, /^change-[a-z-]+$/, `${at(name)}: đặt tên lời gọi "${call}" bắt đầu bằng "change-"`)
    for (const call of repeated(toggles.map((toggle) => toggle.call!)))
      assert.fail(`${at(name)}: hai công tắc cùng lời gọi "${call}"; đổi tên một`)
    for (const { kind, label, numbering } of Object.values(fields))
      assert.ok(kind !== 'code' || /\{\d\}/.test(numbering!), `${at(name)}: cho mã «${label}» một số thứ tự, như {6}`)
  })

  test(`${name}: counts count rows that point back here`, () => {
    for (const [key, { kind, to, parent }] of Object.entries(fields)) {
      if (kind === 'count')
        assert.equal(
          resourceByName(to!).fields[parent!]?.to,
          name,
          `${at(name)}: ${key} đếm ${to} theo ${parent}, trường đó không dẫn về ${name}`,
        )
    }
  })

  test(`${name}: rows inside it that are a resource too are told alike`, () => {
    for (const [path, { kind, table, parent, fields: inside = {} }] of deep(fields)) {
      if (kind !== 'rows') continue
      assert.ok(
        table && parent && Object.keys(inside).length > 0,
        `${at(name)}: nói bảng, cột chủ và các trường của những dòng trong ${path}`,
      )
      const told = resources.find((known) => known.table === table)
      if (told)
        for (const key of [parent, ...Object.keys(inside)])
          assert.ok(told.fields[key], `${at(told.name)}: thêm ${key}, như những dòng trong ${path} của ${name}`)
    }
  })

  test(`${name}: what is made by hand is not written in the usual way`, () => {
    if (handmade)
      assert.ok(
        calls.every((call) => call === 'list' || call === 'read'),
        `${at(name)}: bảng làm bằng tay chỉ có calls: ['list', 'read']`,
      )
  })
}

test('what shoppers read of a product is what an officer saw', () => {
  for (const field of publicProductFields) assert.equal('vouched' in products.fields[field], true, field)
})

test('the menu has sections with a name, an icon and screens', () => {
  for (const { label, icon, resources: shown, pages } of menu) {
    const menuAt = `packages/domain/src/menu.ts, mục «${label}»`
    assert.match(icon, /^[a-z0-9]+(-[a-z0-9]+)*$/, `${menuAt}: viết tên biểu tượng bằng chữ thường, nối bằng "-"`)
    assert.match(label, /^\p{Lu}/u, `${menuAt}: viết hoa chữ đầu`)
    assert.ok(shown.length + pages.length > 0, `${menuAt}: không có màn hình nào`)
    for (const page of pages)
      for (const subject of page.subjects)
        assert.ok(subject in known, `${menuAt}: thêm "${subject}" vào areas/accounts/subjects.ts`)
  }
})

/** The field called `name` nearest to the one at `path`: beside it, or in a form around it. */
function nearest(fields: Fields, path: string, name: string): Field | undefined {
  const known = new Map(deep(fields))
  const steps = path.split('.').slice(0, -1)
  for (let depth = steps.length; depth >= 0; depth--) {
    const found = known.get([...steps.slice(0, depth), name].join('.'))
    if (found) return found
  }
  return undefined
}

/**
 * Switches that must ask first, because they end sessions, hold people up, publish or hide. Those of catalogues only
 * affect pickers.
 */
const grave = [
  'users.is_active',
  'roles.is_active',
  'roles.requires_two_factor',
  'apps.is_active',
  'manufactures.is_active',
  'products.is_active',
  'product-links.is_active',
  'articles.is_publish',
  'videos.is_active',
  'articles.is_approved',
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
  for (const field of grave.filter((one) => !asking.includes(one)))
    assert.fail(`${field}: nói bằng "asks" điều gì xảy ra khi bật hay tắt`)
  for (const field of asking.filter((one) => !grave.includes(one)))
    assert.fail(`${field}: hỏi trước khi bật hay tắt; thêm vào "grave" ở packages/domain/src/menu.test.ts nếu cần hỏi`)
})
