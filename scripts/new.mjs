import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Complaint, must, npm } from './commands.mjs'
import { prepare } from './prepare.mjs'

const usage = `npm run new -- resource AREA/NAME 'Nhãn'     a list of its own: catalogue/warehouses 'Kho'
npm run new -- operation NAME/VERB 'Nhãn'    something to do with a row: batches/close-season 'Đóng vụ'
npm run new -- page AREA/NAME 'Nhãn'         a screen written by hand: growing/seasons 'Mùa vụ'`

await prepare(() => false)

const [what, place, label] = process.argv.slice(2)
const [folder, name] = place?.split('/') ?? []
const recipes = { resource: newResource, operation: newOperation, page: newPage }

try {
  if (!recipes[what] || !/^[a-z][a-z-]*\/[a-z][a-z-]*$/.test(place ?? '') || !label) throw new Complaint(usage)
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
    `import { text } from '../../define/kinds/index.ts'
import { resource } from '../../define/resource.ts'

export const ${camel(name)} = resource('${name}', {
  label: '${label}',
  screen: 'system/${name}',
  subjects: ['product_units'],
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
  console.log(`Next: read what it says, then npm run migration -- add-${name}`)
}

/** Adds an operation: its file, its entry in the area's operations, and its resource among what the area exports. */
function newOperation() {
  const [home] = globSync(`packages/domain/src/areas/*/${folder}.ts`)
  if (!home) throw new Complaint(`There is no resource ${folder} in packages/domain/src/areas.\n\n${usage}`)
  const area = basename(dirname(home))
  const of = camel(folder)
  const exported = `${dirname(home)}/index.ts`
  const line = `export * from './${folder}.ts'\n`
  if (!readFileSync(exported, 'utf8').includes(line)) edit(exported, (text) => text + line)
  write(
    `packages/server/src/areas/${area}/${name}.ts`,
    `import { needs, ${of} } from '@trace/domain'
import { one } from '../../engine/calls/answers.ts'
import { operation } from '../../engine/operation.ts'

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
import { guard } from '../../../app/guard.ts'
import { loadChunk } from '../../../ui/chunk.ts'
import type { Handle } from '../../../ui/handle.ts'

export const ${camel(name)}Routes: RouteObject[] = [
  {
    id: 'admin.${folder}.${name}',
    path: '${screen}',
    handle: { title: '${label}' } satisfies Handle,
    loader: guard('signedIn'),
    lazy: {
      Component: async () => (await loadChunk('${screen}', () => import('./${name}-page.tsx'))).${pascal(name)}Page,
    },
  },
]
`,
  )
  write(
    `${page}/${name}-page.tsx`,
    `import { Page } from '../../../ui/page.tsx'

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
        /^import \{ profileRoutes \}.*\n/m,
        `$&import { ${camel(name)}Routes } from './areas/${screen}/${name}-routes.ts'\n`,
      )
      .replace('...profileRoutes,', `$&\n...${camel(name)}Routes,`),
  )
  edit('packages/domain/src/menu.ts', (text) =>
    text.replace(
      /(label: 'Hệ thống',[^]*?pages: \[[^\]]*?),?\s*\]/,
      `$1, { label: '${label}', screen: '${screen}', subjects: ['product_units'], open: 'screens' }]`,
    ),
  )
  tidy()
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
