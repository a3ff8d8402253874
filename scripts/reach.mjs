import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileOf, readModules } from './modules.mjs'

/** Modules that list everything: their imports are not followed, or every change would reach every test. */
const LISTS = new Set([
  'packages/domain/src/menu.ts',
  'packages/server/src/operations.ts',
  'packages/platform/src/start/app.ts',
  'packages/platform/src/start/jobs.ts',
  'packages/admin/src/admin-routes.tsx',
])

/** Tests that go over those lists, due when anything in these packages changes. */
const OVER_LISTS = [
  ['packages/server/test/{*,loops/*}.test.ts', /^packages\/(define|domain|platform|server|postgres)\//],
  ['packages/server/test/platform/*.test.ts', /^packages\/platform\//],
  ['packages/domain/src/*.test.ts', /^packages\/(define|domain)\//],
  ['packages/admin/test/**/*.test.ts', /^packages\/(define|domain|screens|admin)\//],
  ['examples/*/test/*.test.ts', /^packages\/(define|platform)\//],
  ['packages/demo/test/*.test.ts', /^packages\/(define|domain|platform|server|demo)\//],
]

/** Tests of files that are no modules. */
const OF_OTHERS = [
  [
    /^(package(-lock)?\.json|tsconfig[^/]*|scripts\/.*)$/,
    '{{packages,examples}/*/{src,test}/**/*.test.ts,e2e/*.spec.ts}',
  ],
  [/^packages\/server\/migrations\//, 'packages/server/{src,test}/**/*.test.ts'],
  [/^examples\//, 'examples/*/test/*.test.ts'],
  [/^deploy\//, 'packages/server/test/operate/*.test.ts'],
  [/^docs\/huong-dan\//, 'packages/server/src/public/*.test.ts'],
  [/^(CONTRIBUTING\.md|docs\/where\.md)$/, 'packages/server/test/start/recipes.test.ts'],
]

const isTest = (path) => /\.(test|spec)\.ts$/.test(path)

/**
 * The tests and journeys that changed files can reach, each with its distance in imports, followed name by name
 * through an index. A test also counts as an importer of the modules in its folder, which it tests over HTTP; tests
 * that go over everything are farther than all of these.
 */
export function reachedBy(changed) {
  const modules = new Map(readModules().map((module) => [module.path, module]))
  const importers = importersOf(modules)
  const steps = new Map(changed.map((path) => [path, 0]))
  const note = (path, step) => steps.has(path) || steps.set(path, step)
  for (const path of changed) if (!modules.has(path)) for (const other of othersFor(path)) note(other, 1)
  // A loop over a Map also visits what is noted meanwhile.
  for (const [path, step] of steps) for (const importer of importers.get(path) ?? []) note(importer, step + 1)
  for (const [pattern, packages] of OVER_LISTS)
    if (changed.some((path) => packages.test(path) && !isTest(path)))
      for (const path of globSync(pattern)) note(path, Infinity)
  return new Map([...steps].filter(([path]) => isTest(path) && existsSync(path)))
}

function othersFor(path) {
  const [folder] = /^packages\/[^/]+\//.exec(path) ?? []
  const known = OF_OTHERS.filter(([which]) => which.test(path)).map(([, pattern]) => pattern)
  const patterns = known.length > 0 || !folder ? known : [`${folder}{src,test}/**/*.test.ts`]
  return patterns.flatMap((pattern) => globSync(pattern))
}

/** Who uses each module. */
function importersOf(modules) {
  const importers = new Map()
  const note = (path, importer) => {
    if (!importers.has(path)) importers.set(path, new Set())
    importers.get(path).add(importer)
  }
  for (const { path, module } of modules.values()) {
    if (isTest(path)) for (const beside of besides(path, modules)) note(beside, path)
    if (LISTS.has(path)) continue
    for (const used of usedBy(path, module, modules)) note(used, path)
  }
  return importers
}

/** The modules in and below the folder of a test that sends HTTP requests. */
function besides(path, modules) {
  if (!/\/(areas|public)\//.test(path)) return []
  return [...modules.keys()].filter((other) => other.startsWith(`${dirname(path)}/`) && !isTest(other))
}

/** The modules that a module uses at run time: type imports do not count, since no test can fail because of them. */
function* usedBy(path, { staticImports, staticExports, dynamicImports }, modules) {
  for (const { moduleRequest, entries } of staticImports) {
    const target = resolve(path, moduleRequest.value)
    if (entries.length === 0) yield target
    for (const { importName, isType } of entries) if (!isType) yield* originsOf(target, importName.name, modules)
  }
  // Re-exports of an index are followed from its importers instead (`originsOf`).
  if (!isIndex(path))
    for (const { moduleRequest } of staticExports.flatMap(({ entries }) => entries))
      if (moduleRequest) yield resolve(path, moduleRequest.value)
  for (const { moduleRequest } of dynamicImports) {
    const said = /^['"`](.+)['"`]$/.exec(modules.get(path).source.slice(moduleRequest.start, moduleRequest.end))
    if (said) yield* originsOf(resolve(path, said[1]), null, modules)
  }
}

const isIndex = (path) => path.endsWith('/index.ts')

/**
 * The module that a name is imported from, and the indexes in between; without a name, all modules that an index
 * re-exports.
 */
function originsOf(target, name, modules) {
  const module = modules.get(target)?.module
  if (!module || !isIndex(target)) return [target]
  const passed = passedOn(target, module)
  if (name === null) return [target, ...passed.flatMap(({ from }) => originsOf(from, null, modules))]
  const origins = passed
    .filter(({ from, as }) => (as === null ? exported(from, modules).has(name) : as === name))
    .flatMap(({ from, name: original }) => originsOf(from, original ?? name, modules))
  return [target, ...origins]
}

/**
 * The re-exports of an index: the module, the exported name and the original name; the names are null for `export
 * *`.
 */
function passedOn(path, { staticExports }) {
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest, exportName, importName }) => ({
      from: resolve(path, moduleRequest.value),
      as: exportName.name,
      name: exportName.name && importName.name,
    }))
}

const namesOf = new Map()

/** The names that a module exports. */
function exported(path, modules) {
  if (!namesOf.has(path)) {
    const module = modules.get(path)?.module ?? { staticExports: [] }
    const own = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name))
    const all = passedOn(path, module).filter(({ as }) => as === null)
    namesOf.set(path, new Set([...own, ...all.flatMap(({ from }) => [...exported(from, modules)])]))
  }
  return namesOf.get(path)
}

/** What an import means: one of our files, or the name of another package. */
const resolve = (path, name) => fileOf(path, name) ?? name
