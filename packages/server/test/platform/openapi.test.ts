import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readValues } from '@trace/define/read.ts'
import { formFields } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { apiDocument } from '@trace/platform/openapi/document.ts'
import type { ApiCall } from '@trace/platform/openapi/document.ts'
import { exampleOf } from '@trace/platform/openapi/example.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { routesOf } from '@trace/platform/start/routes.ts'
import { province } from '../../src/province.ts'

const routes = routesOf(province)

const server = testServer()
const document = apiDocument(operations, routes, 'https://truyxuat.example.vn')
const calls: (readonly [path: string, method: string, call: ApiCall])[] = Object.entries(document.paths).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, call]) => [path, method, call] as const),
)

const schemas = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(schemas)
schemas.addSchema(document, 'api')

const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i

const pointed = (...path: string[]): string =>
  `api#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

test('every operation is in the document, each call under a name of its own', () => {
  for (const { method, path } of operations)
    assert.ok(document.paths[openPath(path)]?.[method.toLowerCase()], `${method} ${path}`)
  const names = calls.map(([, , { operationId }]) => operationId)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

test('every call says in Vietnamese what it does and who may, under a heading there is', () => {
  const headings = new Set(document.tags.map(({ name }) => name))
  for (const [path, method, { summary, description, tags }] of calls) {
    assert.match(`${summary} ${description}`, VIETNAMESE, `${method} ${path}`)
    assert.ok(description.endsWith('.') && tags.every((tag) => headings.has(tag)), `${method} ${path}`)
  }
})

test('every call that reads says what it answers', () => {
  const silent = calls.filter(([path, method, { responses }]) => {
    const content = responses['200']?.['content'] as
      | Record<string, { schema: { properties?: Record<string, object> } }>
      | undefined
    const data = content?.['application/json']?.schema.properties?.['data'] ?? {}
    return method === 'get' && path.startsWith('/api/admin') && Object.keys(data).join() === 'type'
  })
  assert.deepEqual(
    silent.map(([path]) => path),
    [],
  )
})

test('whatever the document points at exists, whatever it defines is used, and every place in a path is described', () => {
  const text = JSON.stringify(document)
  const pointers = new Set(
    [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, part, name]) => `${part}/${name}`),
  )
  const { securitySchemes: _, ...parts } = document.components
  const defined = Object.entries(parts).flatMap(([part, all]) => Object.keys(all).map((name) => `${part}/${name}`))
  assert.deepEqual([...pointers].toSorted(), defined.toSorted())
  for (const [path, method, { parameters = [] }] of calls) {
    const places = parameters.filter((one) => one['in'] === 'path').map((one) => `{${String(one['name'])}}`)
    assert.deepEqual(places, path.match(/\{\w+\}/g) ?? [], `${method} ${path}`)
  }
})

test('the example of every form is one that the form takes', () => {
  for (const resource of resources) {
    const form = formFields(resource)
    assert.doesNotThrow(() => readValues(form, exampleOf(form), resource.ordered), resource.name)
  }
})

test('the examples of every schema fit it', () => {
  for (const [name, { examples = [] }] of Object.entries(document.components.schemas)) {
    for (const example of examples as unknown[]) {
      assert.ok(
        schemas.validate({ $ref: pointed('components', 'schemas', name) }, example),
        `${name}: ${schemas.errorsText()}`,
      )
    }
  }
})

test('anybody may read the document, as a program or as a person, and its pages fetch nothing and run nothing', async () => {
  const served = await server.app.inject({ url: '/api/openapi.json' })
  assert.equal(served.json<{ openapi: string }>().openapi, '3.1.0')
  for (const url of ['/api/docs', '/api/docs/san-pham', '/api/docs/ho-so-truy-xuat']) {
    const page = await server.app.inject({ url })
    assert.equal(page.statusCode, 200)
    assert.match(String(page.headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-[\w+/=]+'/)
    assert.doesNotMatch(page.body, /<script|<link|<img|url\(|@import/)
  }
  assert.equal((await server.app.inject({ url: '/api/docs/khong-co' })).statusCode, 404)
})
