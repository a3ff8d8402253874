import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Complaint, must, npm } from './commands.mjs'

const LIBRARY = 'examples/library'

/** Files of the library that are the same in every product except for names. */
const alike = [
  'dev.mjs',
  'index.html',
  'migration.mjs',
  'operate.mjs',
  'package.json',
  'screens/icon.svg',
  'screens/inner.ts',
  'screens/main.tsx',
  'screens/tsconfig.json',
  'start.mjs',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Creates a product beside the library, with accounts, roles, one list and a first migration, and enters it in two
 * configuration files.
 */
export function newProduct(name, label) {
  const home = `examples/${name}`
  if (existsSync(home)) throw new Complaint(`${home} is there already.`)
  for (const path of alike) write(`${home}/${path}`, named(readFileSync(`${LIBRARY}/${path}`, 'utf8'), name, label))
  for (const [path, text] of Object.entries(sources(name, label))) write(`${home}/src/${path}`, text)
  write(`${home}/test/${name}.test.ts`, firstTest(name))
  edit('tsconfig.json', (text) =>
    text.replace(
      /( *\{\s*"path": "examples\/library"\s*\},\s*\{\s*"path": "examples\/library\/screens"\s*\},\n)/,
      (entries) => entries + entries.replaceAll('library', name),
    ),
  )
  edit('knip.ts', (text) =>
    text.replace(/    'examples\/library': \{[^]*?\n    \},\n/, (entry) => entry + entry.replaceAll('library', name)),
  )
  must(npm(['run', 'migration', '--', 'start'], { cwd: home }), 'The first migration was not written.')
  execFileSync('npm', ['run', '--silent', 'format'], { stdio: 'inherit' })
  console.log(
    `Next: cd ${home} && npm start. Lists stand in src/definitions.ts; after a change, npm run migration -- NAME. npm test -- ${home} tries it`,
  )
}

const named = (text, name, label) =>
  text
    .replaceAll('Thư viện', label)
    .replaceAll('library', name)
    .replace(/^import \{ loans \}.*$/m, `import { things } from '../src/definitions.ts'`)
    .replaceAll('loans', 'things')
    .replace('who comes home sees what is lent', 'who comes home sees the list of things')

const sources = (name, label) => ({
  'subjects.ts': `/** What permissions are about, under the headings of a screen that grants them. */
export const subjects = {
  '${label}': { things: 'Đồ vật' },
  'Hệ thống': {
    users: 'Tài khoản',
    roles: 'Vai trò',
    permissions: 'Quyền',
    system_logs: 'Nhật ký hệ thống',
  },
} as const

declare module '@trace/define/permission.ts' {
  interface ProductSubjects extends Record<
    keyof (typeof subjects)['${label}'] | keyof (typeof subjects)['Hệ thống'],
    true
  > {}
}
`,
  'accounts.ts': `import { accountFields, permissionFields, roleFields } from '@trace/define/features/accounts.ts'
import { resource } from '@trace/define/resource.ts'
import { subjects } from './subjects.ts'

export const users = resource('users', {
  label: 'Tài khoản',
  icon: 'user',
  fields: accountFields,
  columns: ['name', 'email', 'role_id', 'is_active'],
  filters: ['role_id'],
})

export const roles = resource('roles', {
  label: 'Vai trò',
  icon: 'user-shield',
  fields: roleFields({ all: 'Tất cả' }),
  columns: ['code', 'name', 'scope', 'is_active'],
  calls: ['list', 'read'],
  form: false,
  scope: { byHand: true },
})

export const permissions = resource('permissions', {
  label: 'Quyền',
  icon: 'shield-lock',
  fields: permissionFields({ ...subjects['${label}'], ...subjects['Hệ thống'] }),
  columns: ['group', 'name'],
  calls: ['list', 'read'],
  form: false,
  unique: [['action', 'subject']],
  order: 'sort_order',
})
`,
  'definitions.ts': `import { composeCatalogue } from '@trace/define/catalogue.ts'
import { savedViews } from '@trace/define/features/saved-views.ts'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import { longText, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { permissions, roles, users } from './accounts.ts'
import { subjects } from './subjects.ts'

export const things = resource('things', {
  label: 'Đồ vật',
  fields: {
    name: text('Tên', { required: true, searchable: true, max: 120 }),
    about: longText('Giới thiệu'),
  },
  columns: ['name'],
})

composeCatalogue({
  name: '${label}',
  menu: [
    { label: '${label}', icon: 'folder', resources: [things], pages: [] },
    { label: 'Hệ thống', icon: 'settings', resources: [users, roles, permissions, systemLogs], pages: [] },
  ],
  withoutScreen: [savedViews],
  singles: [],
  subjects: { ...subjects['${label}'], ...subjects['Hệ thống'] },
  reach: { all: { scope: 'all', staff: 'nhân viên', whole: 'tất cả' }, place: null, owner: null },
})
`,
  [`${name}.ts`]: `import { join } from 'node:path'
import { seedPermissions } from '@trace/platform/access/seed-permissions.ts'
import { seedRoles } from '@trace/platform/access/seed-roles.ts'
import { keepAdministrator } from '@trace/platform/accounts/keep-administrator.ts'
import { productOperations } from '@trace/platform/calls/product-operations.ts'
import { bareProduct } from '@trace/platform/start/bare-product.ts'
import type { Product } from '@trace/platform/start/product.ts'
import './definitions.ts'
import { subjects } from './subjects.ts'

/** Advisory lock: of two servers that start at once, only one inserts the roles. */
const LOCK = 1

/** What the platform serves for this product. */
export const ${camel(name)}: Product = {
  ...bareProduct,
  migrations: join(import.meta.dirname, '../migrations'),
  screens: { folder: join(import.meta.dirname, '../dist/current') },
  operations: productOperations({ written: [], rules: [keepAdministrator('administrator')] }),
  firstAccount: { name: 'Quản trị', role: 'administrator' },
  async prepare(pool) {
    await pool.begin(async (sql) => {
      await sql\`select pg_advisory_xact_lock(\${LOCK})\`
      await seedPermissions(sql, subjects)
      await seedRoles(sql, [{ code: 'administrator', name: 'Quản trị', scope: 'all', permissions: 'all' }])
    })
    return []
  },
}
`,
})

const firstTest = (name) => `// own process: a process has one product
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openProduct } from '@trace/server/test/open-product.ts'
import { ${camel(name)} } from '../src/${name}.ts'

const { ask, add, sql } = openProduct(${camel(name)}, 'examples/${name}/operate.mjs')

test('a thing is added, found and changed, with a line in the log each time', async () => {
  const id = await add('things', { name: 'Bàn' })
  const { entry } = (await ask('GET', \`/api/admin/things/\${id}\`)).data
  const changed = await ask('PUT', \`/api/admin/things/\${id}\`, { ...entry, name: 'Ghế' })
  assert.equal(changed.message, 'Đã lưu Ghế')
  const lines = await sql()\`select action from system_logs where subject = 'things' order by id\`
  assert.deepEqual(
    lines.map(({ action }) => action),
    ['create', 'update'],
  )
})
`

const camel = (text) => text.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function edit(path, change) {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Complaint(`${path} is not as this command knows it.`)
  writeFileSync(path, after)
}
