import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Complaint, must, npm } from './commands.mjs'
import { newProduct } from './new-product.mjs'
import { prepare } from './prepare.mjs'

const usage = `npm run new -- resource AREA/NAME 'Nhãn'     a list of its own: catalogue/warehouses 'Kho'
npm run new -- operation NAME/VERB 'Nhãn'    something to do with a row: batches/close-season 'Đóng vụ'
npm run new -- page AREA/NAME 'Nhãn'         a screen written by hand: growing/seasons 'Mùa vụ'
npm run new -- kind NAME                     a kind of field: colour
npm run new -- product NAME 'Tên'            a product of its own on the platform: clinic 'Phòng khám'`

await prepare(() => false)
// The Node that runs this before the packages are there may know no globSync.
const { globSync } = await import('node:fs')

/**
 * Placeholder for a subject. It is none itself, so that nothing compiles, and nobody has any permission, until a
 * subject is named.
 */
const NOBODY = '?'

const [what, place, label] = process.argv.slice(2)
const [folder, name] = place?.split('/') ?? []
const recipes = {
  resource: newResource,
  operation: newOperation,
  page: newPage,
  kind: newKind,
  product: () => newProduct(place, label),
}

try {
  const isPlaced =
    what === 'kind' || what === 'product'
      ? /^[a-z]+(-[a-z]+)*$/.test(place ?? '') && (what === 'kind' || label)
      : /^[a-z][a-z-]*\/[a-z][a-z-]*$/.test(place ?? '') && label
  if (!recipes[what] || !isPlaced) throw new Complaint(usage)
  recipes[what]()
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Adds a resource: its file, and its entry in the menu. */
function newResource() {
  const area = `packages/domain/src/areas/${mustBeArea(folder)}`
  write(
    `${area}/${name}.ts`,
    `import { text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const ${camel(name)} = resource('${name}', {
  label: '${label}',
  screen: 'system/${name}',
  subjects: ['${NOBODY}'],
  fields: {
    name: text('Tên ${label.toLowerCase()}', { required: true, unique: true, searchable: true, max: 100 }),
  },
  columns: ['name'],
})
`,
  )
  edit('packages/domain/src/menu.ts', (text) =>
    `import { ${camel(name)} } from './areas/${folder}/${name}.ts'\n${text}`.replace(
      /(label: 'Hệ thống',[^[]*resources: \[[^\]]*?),?\s*\]/,
      `$1, ${camel(name)}]`,
    ),
  )
  tidy()
  console.log(`Next: say who may use it, in place of '${NOBODY}', then npm run migration -- add-${name}`)
}

/** Adds an operation: its file, and its entry in the area's operations. */
function newOperation() {
  const [home] = globSync(`packages/domain/src/areas/*/${folder}.ts`)
  if (!home) throw new Complaint(`There is no resource ${folder} in packages/domain/src/areas.\n\n${usage}`)
  const area = basename(dirname(home))
  const of = camel(folder)
  write(
    `packages/server/src/areas/${area}/${name}.ts`,
    `import { ${of} } from '@trace/domain/areas/${area}/${folder}.ts'
import { needs } from '@trace/define/resource.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'

export const ${camel(name)} = operation({
  method: 'PUT',
  path: '/api/admin/${folder}/:id/${name}',
  needs: needs(${of}, 'update'),
  summary: '${label}',
  answers: one(${of}),
  async run({ id, store }) {
    await store.find(${of}, id, 'own')
    return { entry: await store.show(${of}, id) }
  },
})
`,
  )
  edit(`packages/server/src/areas/${area}/index.ts`, (text) =>
    `import { ${camel(name)} } from './${name}.ts'\n${text}`.replace(
      /(Operations = \[[^\]]*?),?\s*\]/,
      `$1, ${camel(name)}]`,
    ),
  )
  tidy()
}

/** Adds a page: its folder, its route and its menu entry. */
function newPage() {
  const screen = `${mustBeArea(folder)}/${name}`
  const page = `packages/admin/src/areas/${screen}`
  write(
    `${page}/${name}-routes.ts`,
    `import type { RouteObject } from 'react-router'
import { guard } from '@trace/screens/app/guard.ts'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import type { Handle } from '@trace/screens/ui/handle.ts'

export const ${camel(name)}Routes: RouteObject[] = [
  {
    id: 'admin.${folder}.${name}',
    path: '${screen}',
    handle: { title: '${label}' } satisfies Handle,
    loader: guard([{ action: 'menu', subject: '${NOBODY}' }]),
    lazy: {
      Component: async () => (await loadChunk('${screen}', () => import('./${name}-page.tsx'))).${pascal(name)}Page,
    },
  },
]
`,
  )
  write(
    `${page}/${name}-page.tsx`,
    `import { Page } from '@trace/screens/ui/page.tsx'

export function ${pascal(name)}Page() {
  return (
    <Page>
      <p className="soft">Chưa có dữ liệu</p>
    </Page>
  )
}
`,
  )
  edit('packages/admin/src/admin-routes.tsx', (text) =>
    text
      .replace(
        /^import \{[^}]*\bprofileRoutes \}.*\n/m,
        `$&import { ${camel(name)}Routes } from './areas/${screen}/${name}-routes.ts'\n`,
      )
      .replace('...profileRoutes,', `$&\n...${camel(name)}Routes,`),
  )
  edit('packages/domain/src/menu.ts', (text) =>
    text.replace(
      /(label: 'Hệ thống',[^]*?pages: \[[^\]]*?),?\s*\]/,
      `$1, { label: '${label}', screen: '${screen}', subjects: ['${NOBODY}'], open: null }]`,
    ),
  )
  tidy()
  console.log(`Next: say who may open it, in place of '${NOBODY}', in its route and in the menu`)
}

/**
 * Adds a kind of field, which is a text at first: its rules and its description in `define`, its folder in `screens`,
 * and its entries.
 */
function newKind() {
  const [kind, file, Name] = [camel(place), place, pascal(place)]
  const define = 'packages/define/src'
  const fields = 'packages/screens/src/resource/fields'
  write(
    `${define}/kinds/${file}.ts`,
    `import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'

export const ${kind} = plain<string, '${kind}'>('${kind}')

export const ${kind}Rules = {
  column: 'text',
  sorted: false,
  filter: null,
  range: false,
  answered: 'listed',
  sheeted: true,
} satisfies KindRules
`,
  )
  write(
    `${define}/kinds/describe/${file}.ts`,
    `import type { KindDescription } from '../kind.ts'
import { sheetRules } from './sheet-cell.ts'
import { exampleText, string } from './text.ts'

export const ${kind}Description = {
  schema: () => string,
  example: exampleText(),
  sheet: sheetRules({ note: '' }),
} satisfies KindDescription
`,
  )
  write(
    `${fields}/${file}/${file}-cell.ts`,
    `import { asText, plainCell } from '../plain-cell.ts'

export const ${Name}Cell = plainCell(asText)
`,
  )
  write(
    `${fields}/${file}/${file}-input.tsx`,
    `import { TextInput } from '@mantine/core'
import type { InputProps } from '../field-view.ts'
import { textOf, useInputProps } from '../input-props.ts'

export function ${Name}Input(props: InputProps) {
  return (
    <TextInput
      {...useInputProps(props)}
      value={textOf(props.value)}
      onChange={(event) => props.change(event.currentTarget.value)}
    />
  )
}
`,
  )
  edit(`${define}/field.ts`, (text) => text.replace(/(export type Kind =[^]*?)\n\n/, `$1\n  | '${kind}'\n\n`))
  enter(`${define}/kinds/index.ts`, 'const rules = {', `${kind}: ${kind}Rules`, `${kind}Rules`, `./${file}.ts`)
  edit(`${define}/kinds/index.ts`, (text) => `${text}export { ${kind} } from './${file}.ts'\n`)
  enter(`${define}/kinds/parse/index.ts`, 'export const parsers:', `${kind}: parseText`)
  enter(
    `${define}/kinds/describe/index.ts`,
    'export const descriptions:',
    `${kind}: ${kind}Description`,
    `${kind}Description`,
    `./${file}.ts`,
  )
  enter(
    `${fields}/cells.tsx`,
    'export const cells:',
    `${kind}: ${Name}Cell`,
    `${Name}Cell`,
    `./${file}/${file}-cell.ts`,
  )
  enter(
    `${fields}/inputs.tsx`,
    'export const inputs:',
    `${kind}: ${Name}Input`,
    `${Name}Input`,
    `./${file}/${file}-input.tsx`,
  )
  enter(`${fields}/filters.tsx`, 'export const filters:', `${kind}: null`)
  enter(`${fields}/layouts.ts`, 'export const layouts:', `${kind}: usual`)
  tidy()
}

/** Adds an entry to a table of all kinds, and imports what it names. */
function enter(path, table, entry, name, from) {
  edit(path, (text) => {
    const at = text.indexOf('\n}', text.indexOf(table))
    if (!text.includes(table) || at < 0) return text
    const imported = name ? `import { ${name} } from '${from}'\n` : ''
    return `${imported}${text.slice(0, at)}\n  ${entry},${text.slice(at)}`
  })
}

function mustBeArea(area) {
  const areas = globSync('packages/domain/src/areas/*').map((path) => basename(path))
  if (!areas.includes(area))
    throw new Complaint(`There is no area ${area}, but ${areas.toSorted().join(', ')}.\n\n${usage}`)
  return area
}

function write(path, text) {
  if (existsSync(path)) throw new Complaint(`${path} is there already.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(`+ ${path}`)
}

function edit(path, change) {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Complaint(`${path} has no place for it; write the line by hand.`)
  writeFileSync(path, after)
  console.log(`~ ${path}`)
}

function tidy() {
  must(npm(['run', 'format', '--silent']), 'What was written could not be formatted.')
}

function camel(kebab) {
  return kebab.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
}

function pascal(kebab) {
  return camel(kebab).replace(/^./, (letter) => letter.toUpperCase())
}
