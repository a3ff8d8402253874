// own process: it waits for other processes all the time, and others would wait for it
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { isDue } from '../seed.ts'

const ours = join(import.meta.dirname, '../../../..')
const copy = mkdtempSync(join(tmpdir(), 'coi-nguon-recipes-'))
after(() => rmSync(copy, { recursive: true, force: true }))

/** To check and compile the whole copy takes minutes. */
const isWhole = isDue('scripts/', 'packages/define/src/', 'CONTRIBUTING.md', 'packages/platform/src/start/recipes')
const skip = isWhole ? false : 'done at night, and when what recipes are made of changed'

/** Copies the repository, including uncommitted changes, and links the installed packages into the copy. */
before(() => {
  const listed = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ours,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(ours, path), join(copy, path), { errorOnExist: false, force: true })
  }
  linkPackages()
  git('init', '-q')
  commit()
})

test('a field takes one line of its resource, and the migration is written', () => {
  const [line = ''] = blocksOf('Add a field')
  const path = 'packages/domain/src/areas/catalogue/products.ts'
  const name = /^\w+/.exec(line)![0]
  edit(path, (text) => text.replace('  fields: {\n', `  fields: {\n    ${line}\n`))
  edit(path, (text) => text.replace(/(sections: \{[^[]*\[)/, `$1'${name}', `))
  npm('run', 'format')
  npm('run', 'migration', '--', 'add-a-field')
  assert.deepEqual(touched(), [path])
  assert.equal(migrations().length, 1)
})

test('a field that shoppers see takes its resource and the page that shows it', () => {
  const path = 'packages/domain/src/areas/catalogue/products.ts'
  const page = 'packages/site/src/product.tsx'
  commit()
  edit(path, (text) => text.replace('  fields: {\n', "  fields: {\n    care_note: text('Lưu ý', { vouched: true }),\n"))
  edit(path, (text) => text.replace(/(sections: \{[^[]*\[)/, "$1'care_note', "))
  edit(path, (text) => text.replace('publicProductFields = [\n', "publicProductFields = [\n  'care_note',\n"))
  edit(page, (text) => text.replace('<Facts>\n', '<Facts>\n        <Fact label="Lưu ý">{product.care_note}</Fact>\n'))
  npm('run', 'format')
  npm('run', 'migration', '--', 'add-care-note')
  assert.deepEqual(touched(), [path, page])
})

test('a resource takes a file and its place in the menu', () => {
  follow('Add a resource')
  assert.match(
    readFileSync(join(copy, 'packages/domain/src/areas/catalogue/warehouses.ts'), 'utf8'),
    /subjects: \['\?'\]/,
  )
  const [definition = ''] = blocksOf('Add a resource')
  writeFileSync(join(copy, 'packages/domain/src/areas/catalogue/warehouses.ts'), `${definition}\n`)
  npm('run', 'migration', '--', 'add-warehouses')
  assert.deepEqual(touched(), ['packages/domain/src/areas/catalogue/warehouses.ts', 'packages/domain/src/menu.ts'])
})

test('an operation takes a file and a line in its area', () => {
  follow('Add an operation')
  const area = 'packages/server/src/areas/growing'
  assert.deepEqual(touched(), [`${area}/close-season.ts`, `${area}/index.ts`])
})

test('a page takes its folder, a line in the routes and its place in the menu', () => {
  follow('Add a page')
  assert.deepEqual(touched(), [
    'packages/admin/src/admin-routes.tsx',
    'packages/admin/src/areas/growing/seasons/seasons-page.tsx',
    'packages/admin/src/areas/growing/seasons/seasons-routes.ts',
    'packages/domain/src/menu.ts',
  ])
})

test('what is written for a page and a resource names nobody who may use it, which does not compile', () => {
  const [routes, menu] = ['packages/admin/src/areas/growing/seasons/seasons-routes.ts', 'packages/domain/src/menu.ts']
  const refused = isWhole ? run('npm', 'exec', '--silent', '--', 'tsc', '-b', 'packages/domain').stdout : ''
  for (const path of [routes, menu]) edit(path, (text) => text.replace("'?'", "'diaries'"))
  if (isWhole) for (const said of [menu, `Type '"?"' is not assignable`]) assert.ok(refused.includes(said), refused)
})

test('a product of its own takes one command, which writes its folder and its places in two settings', () => {
  commit()
  npm('run', 'new', '--', 'product', 'clinic', 'Phòng khám')
  const [own, others] = [(path: string) => path.startsWith('examples/clinic/'), ['knip.ts', 'tsconfig.json']]
  assert.deepEqual(
    touched().filter((path) => !own(path)),
    others,
  )
  for (const path of ['src/definitions.ts', 'src/clinic.ts', 'migrations/0001_start.sql', 'screens/main.tsx'])
    assert.ok(touched().includes(`examples/clinic/${path}`), path)
})

test('what the recipes and the exercise speak of is there', () => {
  const named = ['CONTRIBUTING.md', 'docs/where.md'].flatMap((path) => {
    const text = readFileSync(join(copy, path), 'utf8')
    return [...text.matchAll(/`(packages\/[\w./-]+)`(?: \(`([\w.-]+)`)?/g)].map(([, place, file = '']) =>
      join(place!, file),
    )
  })
  assert.ok(named.length > 15)
  assert.deepEqual(
    named.filter((path) => !existsSync(join(copy, path))),
    [],
  )
})

test('what the recipes made passes the check', { skip }, () => {
  commit()
  const { status, stdout } = run('npm', 'run', 'check', '--silent')
  assert.equal(status, 0, stdout)
})

test('what the recipes made answers: the list of the resource, the field, the operation', () => {
  commit()
  passes(`
test('what was added answers', async () => {
  const call = await server.signIn('everything')
  assert.equal((await call('POST', '/api/admin/warehouses', { name: 'Kho lạnh Tiên Yên' })).code, 200)
  const { data } = await call('GET', '/api/admin/warehouses?search=tien yen')
  assert.deepEqual(data.entries.map((entry: { name: string }) => entry.name), ['Kho lạnh Tiên Yên'])
  assert.equal((await call('PUT', '/api/admin/batches/1/close-season')).code, 404)
  await server.sql\`select harvest_note from products\`
})
`)
})

test('a kind that is only named does not compile, and the compiler names all that it lacks', { skip }, () => {
  edit('packages/define/src/field.ts', (text) => text.replace("  | 'text'\n", "  | 'text'\n  | 'colour'\n"))
  const { stdout } = run('npm', 'exec', '--silent', '--', 'tsc', '-b')
  const named = new Set([...stdout.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(([, path]) => path!))
  const [kinds, fields] = ['packages/define/src/kinds', 'packages/screens/src/resource/fields']
  assert.deepEqual([...named].toSorted(), [
    ...['describe/index.ts', 'index.ts', 'parse/index.ts'].map((file) => `${kinds}/${file}`),
    ...['cells.tsx', 'filters.tsx', 'inputs.tsx', 'layouts.ts'].map((file) => `${fields}/${file}`),
  ])
  git('checkout', '-q', '.')
})

test('a kind takes its two files in the domain, its folder in the back-office, and an entry in each table of all kinds', () => {
  follow('Add a kind of field')
  const [kinds, fields] = ['packages/define/src/kinds', 'packages/screens/src/resource/fields']
  assert.deepEqual(touched(), [
    'packages/define/src/field.ts',
    `${kinds}/colour.ts`,
    `${kinds}/describe/colour.ts`,
    `${kinds}/describe/index.ts`,
    `${kinds}/index.ts`,
    `${kinds}/parse/index.ts`,
    `${fields}/cells.tsx`,
    `${fields}/colour/colour-cell.ts`,
    `${fields}/colour/colour-input.tsx`,
    `${fields}/filters.tsx`,
    `${fields}/inputs.tsx`,
    `${fields}/layouts.ts`,
  ])
})

test('a field of the new kind is kept, read, described and answered, and all compiles with it', () => {
  const path = 'packages/domain/src/areas/catalogue/warehouses.ts'
  edit(path, (text) =>
    text
      .replace('import { ', 'import { colour, ')
      .replace('  fields: {\n', "  fields: {\n    roof: colour('Màu mái'),\n"),
  )
  npm('run', 'migration', '--', 'add-roof')
  if (isWhole) assert.equal(run('npm', 'exec', '--silent', '--', 'tsc', '-b').stdout, '')
  passes(`
test('a row keeps its colour, and the API document describes it', async () => {
  const call = await server.signIn('everything')
  const { data } = await call('POST', '/api/admin/warehouses', { name: 'Kho mái đỏ', roof: ' Đỏ gạch ' })
  assert.equal((await call('GET', \`/api/admin/warehouses/\${data.entry.id}\`)).data.entry.roof, 'Đỏ gạch')
  assert.equal((await call('POST', '/api/admin/warehouses', { name: 'Kho', roof: {} })).errors.roof[0], 'Màu mái không hợp lệ')
  const { schemas } = (await server.app.inject('/api/openapi.json')).json().components
  assert.deepEqual(schemas.Warehouse.properties.roof, { title: 'Màu mái', type: ['string', 'null'] })
})
`)
})

/** Runs a test against the server of the copy. */
function passes(source: string): void {
  const path = 'packages/server/src/areas/catalogue/warehouses.test.ts'
  writeFileSync(
    join(copy, path),
    `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../../../test/server.ts'

const server = testServer()
${source}`,
  )
  const { status, stdout } = run('npm', 'test', '--silent', '--', path)
  rmSync(join(copy, path))
  assert.equal(status, 0, stdout)
}

/** Runs the commands that a recipe begins with. */
function follow(recipe: string): void {
  const [, line = ''] = /`npm run (new -- .+?)`/.exec(sectionOf(recipe)) ?? []
  const words = [...line.matchAll(/'([^']+)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!)
  commit()
  npm('run', ...words)
}

function sectionOf(heading: string): string {
  const text = readFileSync(join(copy, 'CONTRIBUTING.md'), 'utf8')
  return text.split(/^### /m).find((section) => section.startsWith(`${heading}\n`)) ?? assert.fail(heading)
}

/** The code blocks of a recipe. */
function blocksOf(heading: string): string[] {
  const blocks = [...sectionOf(heading).matchAll(/```ts\n([^]*?)```/g)]
  return blocks.map(([, block]) => block!.replace(/^ {3}/gm, '').trimEnd())
}

/** The files that somebody wrote since the last commit, without those that a command writes. */
function touched(): string[] {
  git('add', '-A')
  const paths = git('diff', '--cached', '--name-only').split('\n')
  return paths.filter((path) => path && !/^packages\/(server\/migrations|client)\//.test(path))
}

function migrations(): string[] {
  return git('diff', '--cached', '--name-only', '--diff-filter=A', 'packages/server/migrations').trim().split('\n')
}

function commit(): void {
  git('add', '-A')
  git(
    '-c',
    'user.name=x',
    '-c',
    'user.email=x@example.com',
    'commit',
    '-qm',
    'recipes: follow one',
    '--allow-empty',
    '--no-verify',
  )
}

function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(join(copy, path), 'utf8')
  assert.notEqual(change(before), before, `${path} is not as the recipe says`)
  writeFileSync(join(copy, path), change(before))
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 })
}

function npm(...args: string[]): void {
  const { status, stdout, stderr } = run('npm', ...args)
  assert.equal(status, 0, `npm ${args.join(' ')}\n${stdout}${stderr}`)
}

function run(command: string, ...args: string[]) {
  return spawnSync(command, args, { cwd: copy, encoding: 'utf8', timeout: 300_000 })
}

/**
 * Links our installed packages and built public pages into the copy; the links of workspaces lead to those of the
 * copy.
 */
function linkPackages(): void {
  const [from, to] = [join(ours, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@trace'), { recursive: true })
  for (const name of readdirSync(from).filter((one) => one !== '@trace' && one !== '.cache'))
    symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@trace')))
    symlinkSync(readlinkSync(join(from, '@trace', name)), join(to, '@trace', name))
  mkdirSync(join(copy, 'packages/site/dist'))
  symlinkSync(join(ours, 'packages/site/dist/current'), join(copy, 'packages/site/dist/current'))
}
