import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename } from 'node:path'
import { Visitor } from 'oxc-parser'
import { loadedAtStart } from './loaded-at-start.mjs'
import { fileOf, lineAt } from './modules.mjs'
import { aboutNames } from './walls.mjs'

/** Workspaces that each workspace may import. */
const allowed = {
  define: [],
  domain: ['@trace/define'],
  site: ['@trace/define', '@trace/domain'],
  postgres: [],
  'embedded-postgres': [],
  platform: ['@trace/define', '@trace/embedded-postgres', '@trace/postgres'],
  server: ['@trace/define', '@trace/domain', '@trace/embedded-postgres', '@trace/platform', '@trace/site'],
  demo: ['@trace/define', '@trace/domain', '@trace/server'],
  screens: ['@trace/define'],
  admin: ['@trace/define', '@trace/domain', '@trace/screens'],
  library: ['@trace/define', '@trace/platform', '@trace/screens'],
  e2e: ['@trace/define', '@trace/domain', '@trace/server'],
  bench: ['@trace/define', '@trace/domain', '@trace/postgres'],
  clones: ['@trace/domain'],
}

/** Workspaces it may import only types from. */
const allowedTypes = {
  screens: ['@trace/platform/calls/call-types.ts'],
  admin: ['@trace/server/calls'],
}

/** Further workspaces that the tests of a workspace may import: those of the back-office compare it with the server. */
const allowedInTests = {
  screens: ['@trace/domain'],
  admin: ['@trace/platform', '@trace/server'],
  server: ['@trace/postgres'],
  library: ['@trace/server'],
}

/** Checks imports between and within workspaces against the rules of ARCHITECTURE.md. */
export function checkImports(modules) {
  const imports = modules.flatMap(importsOf)
  const paths = modules.map(({ path }) => path)
  const between = imports.flatMap(betweenAreas)
  return [
    ...unread(modules),
    ...modules.filter(({ path }) => /^packages\/(screens|admin|site)\/src\//.test(path)).flatMap(caughtTooEarly),
    ...imports.flatMap(complaintsAbout),
    ...aboutNames(modules),
    ...loadedAtStart(imports),
    ...cycles(paths, imports),
    ...cycles([...new Set(between.map(({ path }) => path))], between),
  ]
}

function importsOf({ path, source, program, dynamicImports }) {
  const written = program.body
    .filter((node) => node.source)
    .map((node) => ({
      name: node.source.value,
      at: node.start,
      typeOnly: node.importKind === 'type' || node.exportKind === 'type',
    }))
  const lazy = dynamicImports
    .map(({ start, moduleRequest }) => ({
      name: literal(source.slice(moduleRequest.start, moduleRequest.end)),
      at: start,
      lazy: true,
    }))
    .filter(({ name }) => name !== null)
  // `import.meta.resolve` counts as an import: tests write programs that import its result.
  const resolved = [...source.matchAll(/import\.meta\.resolve\('(@trace\/[^']+|\.[^']+)'\)/g)].map(
    ({ index, 1: name }) => ({ name, at: index, lazy: true }),
  )
  return [...written, ...lazy, ...resolved].map((found) => ({
    ...found,
    path,
    line: lineAt(source, found.at),
    target: fileOf(path, found.name),
  }))
}

/**
 * Reports lazy imports whose failure is caught in their own promise chain: the build puts that chain inside the code
 * that fetches the style sheets, so a missing style sheet would still break the screen.
 */
function caughtTooEarly({ path, source, program }) {
  const found = []
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return
      if (callee.property.name === 'catch' || given.length > 1)
        found.push(`${path}:${lineAt(source, start)}: await the import, and catch around it (ui/optional-part.tsx)`)
    },
  }).visit(program)
  return found
}

function literal(text) {
  return /^(['"`])[^'"`$]*\1$/.test(text) ? text.slice(1, -1) : null
}

function complaintsAbout({ path, line, name, target, typeOnly }) {
  const isMereType = typeOnly && allowedTypes[basename(workspaceOf(path))]?.includes(name)
  const mayName = name.startsWith('.') || isMereType ? null : aboutPackage(path, name)
  const complaint = mayName ?? (target ? aboutFile(path, target, name) : null)
  return complaint ? [`${path}:${line}: ${complaint}`] : []
}

function aboutFile(path, target, name) {
  if (!existsSync(target)) return `${target} does not exist`
  if (!name.startsWith('.')) return null
  if (isTest(path) && allowedInTests[basename(workspaceOf(path))]?.includes(`@trace/${basename(workspaceOf(target))}`))
    return null
  // A package installer cannot be a package.
  if (path.startsWith('examples/') && /^scripts\/(builds|develop|prepare)\.mjs$/.test(target)) return null
  if (workspaceOf(path) !== 'scripts' && workspaceOf(target) !== workspaceOf(path))
    return `reaches into ${workspaceOf(target)}`
  return aboutLayers(path, target)
}

/**
 * Layers of each package, lowest first: a module imports only from its own layer or lower ones; types and lazy imports
 * count too. Names in one inner array share a layer, and `*` is all that is not named. See ARCHITECTURE.md.
 */
const layers = {
  define: [['text'], ['geo', 'gs1'], ['*']],
  domain: [['areas'], ['menu.ts', 'calendar.ts'], ['missing-screen-permissions.ts']],
  platform: [['ports'], ['*'], ['start'], ['operate']],
  server: [
    ['migrations.ts'],
    ['areas'],
    ['public'],
    ['settled-rules.ts'],
    ['operations.ts', 'scheduled-tasks.ts', 'hourly.ts', 'base-data'],
    ['calls.ts'],
    ['province.ts'],
    ['index.ts'],
  ],
  screens: [['boot', 'ui'], ['app'], ['sign-in'], ['resource'], ['frame']],
  admin: [['calls.ts'], ['areas'], ['admin-routes.tsx'], ['main.tsx']],
}

const inArea = /^(packages\/[^/]+\/src\/areas\/[^/]+)\/(.+)/

function aboutLayers(path, target) {
  if (isTest(path)) return null
  const [, name, top] = /^packages\/([^/]+)\/src\/([^/]+)/.exec(path) ?? []
  const [, , below] = /^packages\/([^/]+)\/src\/([^/]+)/.exec(target) ?? []
  if (!layers[name]) return null
  const placeOf = (folder) => layers[name].findIndex((layer) => layer.includes(folder))
  const layerOf = (folder) => (placeOf(folder) < 0 ? placeOf('*') : placeOf(folder))
  for (const folder of [top, below])
    if (layerOf(folder) < 0) return `${folder} stands in no layer of packages/${name} (scripts/check-imports.mjs)`
  if (layerOf(below) > layerOf(top)) return `${top} may not import from ${below}, which stands above it`
  const [, area, file] = inArea.exec(target) ?? []
  return name !== 'domain' &&
    area &&
    area !== inArea.exec(path)?.[1] &&
    file !== 'index.ts' &&
    !isComposition(name, top)
    ? `enters ${area} past its index.ts`
    : null
}

/** Modules that combine all areas and may import any of their files: the routes lazy-load each page. */
const compositions = { admin: ['main.tsx', 'admin-routes.tsx'] }
const isComposition = (name, top) => compositions[name]?.includes(top)

function aboutPackage(path, name) {
  const workspace = workspaceOf(path)
  if (name.startsWith('node:')) {
    return /^packages\/(define|domain)$/.test(workspace) && !isTest(path)
      ? 'runs in browsers, too, which know no Node'
      : null
  }
  if (builtinModules.includes(name)) return `write node:${name}`
  const wanted = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  if (wanted.startsWith('@trace/') && workspace !== 'scripts')
    return mayImport(workspace, path, wanted)
      ? null
      : `${workspace} may not import ${wanted} (“Who may import whom” in ARCHITECTURE.md)`
  return declared(workspace, path).has(wanted) ? null : `${wanted} is not declared in ${manifestOf(workspace)}`
}

/** A test may also import its own package by name, as its users do. */
function mayImport(workspace, path, wanted) {
  const own = basename(workspace)
  // Every product among the examples may take what the library takes.
  const rules = workspace.startsWith('examples/') ? 'library' : own
  if (!allowed[rules]) throw new RangeError(`${workspace} stands among no workspaces of scripts/check-imports.mjs`)
  return (
    allowed[rules].includes(wanted) ||
    (isTest(path) && (wanted === `@trace/${own}` || allowedInTests[rules]?.includes(wanted)))
  )
}

/** Shipped code and what builds it may only import `dependencies`: `npm start` installs no others. Tests may use the rest too. */
function declared(workspace, path) {
  const ships = /^(packages|examples)\//.test(workspace) && !isTest(path)
  const manifest = JSON.parse(readFileSync(manifestOf(workspace), 'utf8'))
  const lists = ['dependencies', 'optionalDependencies', ...(ships ? [] : ['devDependencies'])]
  return new Set(lists.flatMap((list) => Object.keys(manifest[list] ?? {})))
}

const manifestOf = (workspace) => (workspace === 'scripts' ? 'package.json' : `${workspace}/package.json`)
const workspaceOf = (path) => /^((?:packages|examples)\/[^/]+|[^/]+)/.exec(path)[0]
const isTest = (path) => /\.test\.ts$|\/test\//.test(path)

/** Imports between areas of the domain, which are allowed, but not in circles. */
function betweenAreas({ path, target }) {
  const [, area] = inArea.exec(path) ?? []
  const [, other] = inArea.exec(target ?? '') ?? []
  return area?.startsWith('packages/domain/') && other && other !== area && !isTest(path)
    ? [{ path: area, target: other }]
    : []
}

/** Import cycles, types and lazy imports included: such modules, and such areas, cannot be understood one by one. */
function cycles(paths, imports) {
  const leads = new Map(paths.map((path) => [path, new Set()]))
  for (const { path, target } of imports) if (target && leads.has(target)) leads.get(path).add(target)
  const done = new Set()
  const found = []
  const visit = (path, trail) => {
    if (trail.includes(path)) return found.push(`circle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
    if (done.has(path)) return
    for (const next of leads.get(path)) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of paths) visit(path, [])
  return found
}

/** Reports modules that do not parse: the other checks would find nothing in them. */
function unread(modules) {
  const paths = new Set(modules.map(({ path }) => path))
  const broken = modules.filter((module) => module.broken).map(({ path }) => `${path}: cannot be parsed`)
  if (!existsSync('.git')) return broken
  const git = ['-c', 'safe.directory=*', 'ls-files', 'packages', 'examples', 'e2e', 'bench', 'clones', 'scripts']
  const listed = execFileSync('git', git, { encoding: 'utf8' }).split('\n')
  const missed = listed.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path) && !paths.has(path))
  return [...broken, ...missed.map((path) => `${path}: is in git but was not read`)]
}
