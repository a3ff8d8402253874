// own process: builds the screens in production mode
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')
const packages = join(root, '..')
process.env['NODE_ENV'] = 'production'
const { output } = (await build({ root, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
const files = new Map(output.map((file) => [file.fileName, file]))
const chunks = output.filter((file) => file.type === 'chunk')

/** The chunk that contains one of our modules. */
function holding(path: string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(join(packages, path)))
  assert.ok(found, `no file holds ${path}`)
  return found
}

/** The scripts that a browser has fetched before these modules run. */
function fetchedFor(...paths: string[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: (typeof output)[number] | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(files.get(file))
  }
  for (const path of paths) visit(holding(path))
  return found
}

const modulesOf = (fetched: Set<Rolldown.OutputChunk>) => [...fetched].flatMap(({ moduleIds }) => moduleIds)

/** Compressed sizes of scripts and style sheets, by file name. */
const sizes = new Map<string, number>()
function kilobytesOf(fetched: Set<Rolldown.OutputChunk>): number {
  const names = [...fetched].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
  return [...new Set(names)].reduce((sum, name) => sum + sizeOf(name), 0) / 1000
}

function sizeOf(name: string): number {
  const file = files.get(name)
  const known = sizes.get(name) ?? brotliCompressSync(file?.type === 'chunk' ? file.code : (file?.source ?? '')).length
  sizes.set(name, known)
  return known
}

const signIn = fetchedFor('admin/src/main.tsx', 'admin/src/areas/accounts/auth/sign-in-page.tsx')
const list = fetchedFor('admin/src/main.tsx', 'admin/src/admin-routes.tsx', 'screens/src/resource/list/list-screen.tsx')
const beyondList = (path: string) => new Set([...fetchedFor(path)].filter((chunk) => !list.has(chunk)))

test('what runs first is alone in its file: the policy of the page and what is asked of the server', () => {
  const { moduleIds, imports } = holding('screens/src/boot/start.ts')
  assert.deepEqual(
    moduleIds.filter((id) => !id.startsWith(join(packages, 'screens/src/boot/'))),
    [],
  )
  assert.deepEqual(
    imports.filter((file) => !file.includes('rolldown-runtime')),
    [],
  )
})

test('the sign-in comes without definitions, lists, forms and other areas', () => {
  const strange = /domain\/src\/menu\.ts|screens\/src\/resource\/|admin\/src\/(admin-routes|areas\/(?!accounts\/))/
  assert.deepEqual(
    modulesOf(signIn).filter((id) => strange.test(id)),
    [],
  )
})

test('a list comes without pages of areas, forms, maps, charts, the editor and what drags', () => {
  const strange =
    /areas\/.*-(page|list|detail|form|dialog|drawer|card)\.tsx$|resource\/form\/form|resource\/(detail|history)\/|ui\/(map|charts)\/|node_modules\/(echarts|zrender|@tiptap|prosemirror-\w+|@dnd-kit)\//
  assert.deepEqual(
    modulesOf(list).filter((id) => strange.test(id)),
    [],
  )
})

test('the definitions stand in one file, with nothing but what they are written in', () => {
  const { moduleIds } = holding('domain/src/menu.ts')
  assert.ok(moduleIds.filter((id) => id.includes('/domain/src/areas/')).length > 50)
  assert.deepEqual(
    moduleIds.filter((id) => !/\/packages\/(define|domain)\/src\//.test(id)),
    [],
  )
})

test('the definitions come without what forms and the server ask of a kind: how values and sheets are read', () => {
  const { code } = holding('domain/src/menu.ts')
  for (const told of ['mục trong một ô', 'phải là số nguyên', 'tự cắt chính nó']) assert.ok(!code.includes(told))
})

test('a browser that was never here fetches at most 129 kB for the sign-in and 210 kB for a list', () => {
  assert.ok(kilobytesOf(signIn) <= 129, `the sign-in weighs ${kilobytesOf(signIn)} kB`)
  assert.ok(kilobytesOf(list) <= 210, `a list weighs ${kilobytesOf(list)} kB`)
})

test('what comes once a list was seen is 25 kB at most: icons of the menu, news of others, steps of its rows', () => {
  const parts = ['resource/menu-entry-icon.tsx', 'resource/list/rows/row-steps.ts', 'app/live-events.ts'].map((path) =>
    beyondList(`screens/src/${path}`),
  )
  const after = kilobytesOf(new Set(parts.flatMap((chunks) => [...chunks])))
  assert.ok(after <= 25, `what comes after a list weighs ${after} kB`)
})

test('a form fetches at most 90 kB beyond a list, and 100 kB with whatever a form may show at first, but the editor', () => {
  const form = beyondList('screens/src/resource/form/form-screen.tsx')
  assert.ok(kilobytesOf(form) <= 90, `a form weighs ${kilobytesOf(form)} kB`)
  const inputs = globSync('screens/src/resource/fields/*/*-{input,inputs}.tsx', { cwd: packages })
  const shown = [
    ...inputs.filter((path) => !path.includes('rich-text')),
    ...['form/form-rail.tsx', 'form/known-values.ts', 'shopper-page/form-screen.tsx'].map(
      (path) => `screens/src/resource/${path}`,
    ),
  ]
  assert.ok(inputs.length > 10)
  const all = kilobytesOf(new Set([form, ...shown.map(beyondList)].flatMap((chunks) => [...chunks])))
  assert.ok(all <= 100, `a form with all of it weighs ${all} kB`)
})

test('menus and lists of options change what a popover looks like in the sheet that says it, and after it', () => {
  const rulesOf = (component: string) => {
    const sheet = readFileSync(join(root, `../../node_modules/@mantine/core/styles/${component}.css`), 'utf8')
    return [...new Set(sheet.match(/\.m_[0-9a-f]+/g))]
  }
  const sheets = output.flatMap((file) =>
    file.fileName.endsWith('.css') ? [String((file as { source?: unknown }).source)] : [],
  )
  const [popover, menu, options] = ['Popover', 'Menu', 'Combobox'].map(rulesOf) as [string[], string[], string[]]
  const all = sheets.filter((sheet) => [...popover, ...menu, ...options].some((rule) => sheet.includes(rule)))
  assert.equal(all.length, 1)
  const placesOf = (rules: string[]) => rules.map((rule) => all[0]!.indexOf(rule))
  assert.ok(Math.max(...placesOf(popover)) < Math.min(...placesOf(menu), ...placesOf(options)))
})

test('no screen fetches more than 90 kB beyond a list, but the editor of long texts and the charts when it has them', () => {
  const comeWhenNeeded = [
    'screens/src/resource/fields/rich-text/rich-text-input.tsx',
    'screens/src/ui/charts/draw-chart.ts',
  ]
  const entries = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ facadeModuleId }) => facadeModuleId ?? '')
  const heavy = entries
    .filter((id) => /\/packages\/(admin|screens)\/src\//.test(id))
    .map((id) => id.slice(packages.length + 1))
    .filter((path) => !comeWhenNeeded.includes(path))
    .map((path) => ({ path, kilobytes: kilobytesOf(beyondList(path)) }))
    .filter(({ kilobytes }) => kilobytes > 90)
  assert.ok(entries.length > 50)
  assert.deepEqual(heavy, [])
})
