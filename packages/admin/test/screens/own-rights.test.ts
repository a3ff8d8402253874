// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field, Fields } from '@trace/define/field.ts'
import { can } from '@trace/define/permission.ts'
import type { Action, Permission } from '@trace/define/permission.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { allPermissions } from '@trace/domain/areas/accounts/subjects.ts'
import { resources } from '@trace/domain/menu.ts'
import './browser.ts'
import type { LoaderFunction, RouteObject } from 'react-router'
import { exampleRow } from '@trace/platform/openapi/example.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../../server/src/operations.ts'
import { pageOf } from './sample-rows.ts'

const { adminRoutes } = await import('../../src/admin-routes.tsx')
const { forgetProfile } = await import('@trace/screens/app/session.ts')
const { findOptions } = await import('@trace/screens/resource/fields/reference/options.ts')

interface Route {
  path: string
  load: LoaderFunction
}

const routesOf = (all: readonly RouteObject[], above = ''): Route[] =>
  all.flatMap(({ path = '', loader, children = [] }) => {
    const whole = path.startsWith('/') ? path : [above, path].filter((part) => part).join('/')
    const isScreen = path && path !== '*' && path !== '/admin' && typeof loader === 'function'
    return [...(isScreen ? [{ path: whole, load: loader }] : []), ...routesOf(children, whole)]
  })
const routes = routesOf(adminRoutes)

/** Calls by their addresses, those without a parameter first, in the order in which the server matches them. */
const calls = operations
  .map((operation) => ({ operation, address: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`) }))
  .toSorted((one, other) => one.operation.path.split(':').length - other.operation.path.split(':').length)

function isMet({ needs }: Operation, held: readonly Permission[]): boolean {
  if (needs === 'public' || needs === 'ownAccount') return true
  return can(held, typeof needs === 'object' && 'staff' in needs ? needs.staff : needs)
}

/** Example of an operation's answer, with a value for each declared part. */
function exampleFrom({ answers: { entry, entries, also } }: Operation): object {
  const row = (item: object) => ({ id: 1, version: 1, ...valuesOf(item) })
  return { ...valuesOf(also), ...(entry && { entry: row(entry) }), ...(entries && pageOf([row(entries)])) }
}

function valuesOf(item: object): object {
  if ('resource' in item)
    return { ...exampleRow((item.resource as Resource).fields), ...valuesOf((item as never)['also']) }
  if ('fields' in item) return exampleRow(item.fields as Fields)
  const values = Object.entries(item as Record<string, Field | { schema: { type?: string } }>).map(([name, value]) =>
    'kind' in value ? exampleRow({ [name]: value }) : { [name]: value.schema.type === 'array' ? [] : {} },
  )
  return Object.assign({}, ...values) as object
}

/** Calls that were refused for lack of a right. */
let refused: string[] = []

/** Signs in a user with these permissions; the simulated server refuses operations whose needs they do not meet. */
function signInWith(held: readonly Permission[]): void {
  forgetProfile()
  refused = []
  localStorage.setItem('token', 'a token')
  const role = {
    id: 1,
    code: 'r',
    name: 'Vai trò',
    scope: 'province',
    home: null,
    is_granting: true,
    permissions: held,
  }
  const entry = { id: 1, name: 'Lan', default_views: [], hold: null, role, session_idle_minutes: 60 }
  const answer = (code: number, data: unknown) => Response.json({ code, message: '', data }, { status: code })
  const fetch = async (input: string, { method = 'GET' }: { method?: string } = {}): Promise<Response> => {
    const { pathname } = new URL(input, 'http://coi-nguon.test')
    if (pathname === '/api/admin/profile') return answer(200, { entry })
    const asked = calls.find(({ operation, address }) => operation.method === method && address.test(pathname))
    if (!asked) return answer(404, null)
    if (isMet(asked.operation, held)) return answer(200, exampleFrom(asked.operation))
    refused.push(`${method} ${pathname}`)
    return answer(403, null)
  }
  Object.assign(globalThis, { fetch })
}

/** Whether a route opens: it leads neither to the 403 screen nor to the sign-in, and its loader finds what it reads. */
async function opens({ path, load }: Route): Promise<boolean> {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, '1']))
  const request = new Request(`http://coi-nguon.test${path.replace(/:\w+/g, '1')}?sort_dir=asc`)
  const answer: unknown = await Promise.resolve(load({ request, params, context: {} } as never)).catch((why) => why)
  if (answer instanceof Error) throw new Error(path, { cause: answer })
  return !(answer instanceof Response) || !/\/(403|login)/.test(answer.headers.get('location') ?? '')
}

const named = ({ action, subject }: Permission): string => `${action} ${subject}`

/** For each route, the single permissions that open it, or 'nothing' if a session alone is enough. */
const opened = new Map<string, string[]>(routes.map(({ path }) => [path, []]))
for (const held of [null, ...allPermissions]) {
  signInWith(held ? [held] : [])
  for (const route of routes) if (await opens(route)) opened.get(route.path)!.push(held ? named(held) : 'nothing')
}

const OF_ALL =
  /^\/admin\/(home|inbox|calendar|shippings|origin\/orders|system\/configurations|profile|general\/agricultural_data$)/
const REDIRECTS = /\/list$|production-plan\/\w+\/:id\/(edit|detail)$/

for (const path of opened.keys()) {
  test(`${path} opens by one permission of its own, or to everybody where it checks none`, () => {
    const by = opened.get(path)!
    if (OF_ALL.test(path) || REDIRECTS.test(path)) return assert.ok(by.includes('nothing'), path)
    assert.notDeepEqual(by, [])
    assert.ok(!by.includes('nothing'))
    assert.equal(new Set(by.map((one) => one.split(' ')[1])).size, 1, by.join())
  })
}

const actionOf = (path: string): Action | null => {
  if (/\/create(\/|$)|quick-entry$/.test(path)) return 'create'
  if (/\/edit(\/|$)/.test(path)) return 'edit'
  return /\/(detail|view|result|print)(\/|$)/.test(path) ? 'read' : 'list'
}

test('every route opens by the action that its address names', () => {
  const others = [...opened].filter(
    ([path, by]) => !by.includes('nothing') && !by.some((one) => one.startsWith(`${actionOf(path)} `)),
  )
  assert.deepEqual(others, [])
})

const referencesIn = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.kind === 'reference' || field.kind === 'references' ? [field] : []),
    ...referencesIn(field.fields ?? {}),
  ])

for (const resource of resources.filter(({ handmade, scope }) => !handmade && !scope.personal)) {
  test(`${resource.name}: the pickers of its form and of its filters find rows by the right of their screen alone`, async () => {
    const filters = Object.fromEntries(
      resource.filters.flatMap((name) => {
        const field = resource.fields[name]
        return field ? [[name, field]] : []
      }),
    )
    const screens = resource.form ? (['create', 'edit', 'list'] as const) : (['list'] as const)
    for (const action of screens) {
      const isOpen = resource.open === 'screens' && action === 'list'
      signInWith(isOpen ? [] : [{ action, subject: resource.subjects[0] }])
      for (const { to, only = {} } of referencesIn(action === 'list' ? filters : formFields(resource))) {
        const asked = Object.entries(only).filter(([, value]) => typeof value !== 'object')
        assert.notDeepEqual(await findOptions(to!, Object.fromEntries(asked) as never), [], `${action} ${to}`)
      }
      assert.deepEqual(refused, [], action)
    }
  })
}
