import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'

const folders = mkdtempSync(join(tmpdir(), 'coi-nguon-ground-'))
after(() => rmSync(folders, { recursive: true, force: true }))

/** A project of one screen with copies of our scripts, which needs no network. */
let project: string
beforeEach(() => {
  project = mkdtempSync(join(folders, 'project-'))
  cpSync(join(import.meta.dirname, '../../../../scripts'), join(project, 'scripts'), { recursive: true })
  put('package.json', { name: 'project', private: true, type: 'module', workspaces: ['packages/*'] })
  put('packages/admin/package.json', { name: '@project/admin', version: '1.0.0', scripts: { build: 'node build.mjs' } })
  put(
    'packages/admin/build.mjs',
    `
    import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
    const folder = process.argv[process.argv.indexOf('--outDir') + 1]
    mkdirSync(folder, { recursive: true })
    if (readFileSync('text', 'utf8') === 'broken') process.exit(1)
    writeFileSync(folder + '/page', readFileSync('text', 'utf8'))`,
  )
  put('packages/admin/text', 'một')
  lay()
  assert.equal(start().status, 0)
})

test('a copy of the folder, whose files all have other times, is started without a network and installs and builds nothing', () => {
  const copy = mkdtempSync(join(folders, 'copy-'))
  spawnSync('cp', ['-r', `${project}/.`, copy])
  for (const path of ['package-lock.json', 'packages/admin/text'])
    utimesSync(join(copy, path), new Date(), new Date(Date.now() + 60_000))
  for (const path of ['node_modules/.package-lock.json', 'packages/admin/dist/current'])
    utimesSync(join(copy, path), new Date(0), new Date(0))
  project = copy
  put('node_modules/kept', '')

  const { status, stdout } = start()

  assert.deepEqual([status, stdout], [0, ''])
  assert.ok(existsSync(join(copy, 'node_modules/kept')))
})

test('an installation that fails leaves the packages that were there', () => {
  put('packages/admin/package.json', { ...got('packages/admin/package.json'), dependencies: { qr: '0.7.0' } })
  const lock = got('package-lock.json')
  const packages = {
    ...(lock['packages'] as object),
    'packages/admin': { ...got('packages/admin/package.json') },
    'node_modules/qr': { version: '0.7.0', integrity: 'sha512-AA==' },
  }
  put('package-lock.json', { ...lock, packages })
  put('node_modules/kept', '')

  const { status, stderr } = start()

  assert.equal(status, 1)
  assert.match(stderr, /Không cài được các gói/)
  assert.ok(existsSync(join(project, 'node_modules/kept')))
  assert.deepEqual(readdirSync(join(project, '.aside')), [])
})

test('packages that the lock file has changed are installed aside and put in place whole', () => {
  put('packages/extra/package.json', { name: '@project/extra', version: '1.0.0' })
  lay()
  put('node_modules/from-before', '')

  const { status, stdout } = start()

  assert.equal(status, 0)
  assert.match(stdout, /Đang cài các gói/)
  assert.ok(existsSync(join(project, 'node_modules/@project/extra/package.json')))
  assert.ok(!existsSync(join(project, 'node_modules/from-before')))
  assert.equal(start().stdout, '')
})

test('a start installs what building and running take; a command of developers installs the rest, which then stays', () => {
  const tool = { version: '1.0.0', ...keptByNpm({ name: 'tool', version: '1.0.0' }), dev: true }
  const lock = got('package-lock.json')
  const root = { workspaces: ['packages/*'], devDependencies: { tool: '1.0.0' } }
  const packages = { ...(lock['packages'] as object), '': root, 'node_modules/tool': tool }
  put('package.json', { ...got('package.json'), ...root })
  put('package-lock.json', { ...lock, packages })
  rmSync(join(project, 'node_modules'), { recursive: true })

  assert.match(start().stdout, /Đang cài các gói/)
  assert.ok(!existsSync(join(project, 'node_modules/tool')))
  assert.equal(start().stdout, '')

  assert.match(develop().stdout, /Đang cài các gói/)
  assert.ok(existsSync(join(project, 'node_modules/tool/package.json')))
  assert.equal(develop().stdout + start().stdout, '')

  const extra = { name: '@project/extra', version: '1.0.0' }
  put('packages/extra/package.json', extra)
  const link = { resolved: 'packages/extra', link: true }
  put('package-lock.json', {
    ...lock,
    packages: { ...packages, 'packages/extra': extra, 'node_modules/@project/extra': link },
  })
  assert.match(start().stdout, /Đang cài các gói/)
  assert.equal(develop().stdout, '')
})

test('a new version is built beside the one that runs, and the old one is found again without building', () => {
  const running = join(project, 'packages/admin/dist', current())
  put('packages/admin/text', 'hai')

  assert.match(start().stdout, /Đang dựng/)
  assert.equal(page(), 'hai')
  assert.equal(readFileSync(join(running, 'page'), 'utf8'), 'một')

  put('packages/admin/text', 'một')
  assert.equal(start().stdout, '')
  assert.equal(page(), 'một')
})

test('a build that fails leaves the one that was there', () => {
  put('packages/admin/text', 'broken')
  const { status, stderr } = start()
  assert.equal(status, 1)
  assert.match(stderr, /Không dựng được packages\/admin/)
  assert.equal(page(), 'một')
  assert.equal(readdirSync(join(project, 'packages/admin/dist')).length, 2)
})

test('builds that no server has marked for two days are cleared away, the others not', () => {
  const first = current()
  put('packages/admin/text', 'hai')
  start()
  put('packages/admin/text', 'ba')
  start()
  const longAgo = new Date(Date.now() - 3 * 86_400_000)
  utimesSync(join(project, 'packages/admin/dist', first), longAgo, longAgo)
  const second = readdirSync(join(project, 'packages/admin/dist')).find(
    (name) => ![first, current(), 'current'].includes(name),
  )!

  start()

  assert.deepEqual(new Set(readdirSync(join(project, 'packages/admin/dist'))), new Set(['current', current(), second]))
})

const current = () => readlinkSync(join(project, 'packages/admin/dist/current'))
const page = () => readFileSync(join(project, 'packages/admin/dist/current/page'), 'utf8')
const got = (path: string) => JSON.parse(readFileSync(join(project, path), 'utf8')) as Record<string, unknown>

function put(path: string, content: string | object): void {
  mkdirSync(join(project, path, '..'), { recursive: true })
  writeFileSync(join(project, path), typeof content === 'string' ? content : JSON.stringify(content))
}

/** There is no network in these tests. */
const offline = {
  ...process.env,
  npm_lifecycle_event: '',
  npm_config_registry: 'http://127.0.0.1:1',
  npm_config_fetch_retries: '0',
  npm_config_cache: join(folders, 'cache'),
}
const command = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: project, env: offline, encoding: 'utf8' })
const start = () => command('scripts/build.mjs')
const develop = () =>
  command('--input-type=module', '--eval', "import { prepare } from './scripts/prepare.mjs'; await prepare()")
const lay = () => spawnSync('npm', ['install', '--package-lock-only', '--no-audit'], { cwd: project, env: offline })

/** Adds a package to npm's cache, where it is found without a network; returns its entry in a lock file. */
function keptByNpm(manifest: { name: string; version: string }) {
  const { name, version } = manifest
  const folder = mkdtempSync(join(folders, 'package-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const npm = (...args: string[]) => spawnSync('npm', args, { cwd: folder, env: offline, encoding: 'utf8' }).stdout
  const [packed] = JSON.parse(npm('pack', '--json')) as { filename: string; integrity: string }[]
  npm('cache', 'add', packed!.filename)
  return { resolved: `http://127.0.0.1:1/${name}/-/${name}-${version}.tgz`, integrity: packed!.integrity }
}
