import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fields } from '@trace/define/field.ts'
import type { JsonSchema } from '@trace/define/kinds/index.ts'
import { isForm } from '@trace/platform/operation/body.ts'
import { bodyFields, openApiPath } from '@trace/platform/openapi/document.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { DEFINITIONS, thirdOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { ask, complaintsAbout, document, fits } from './ask.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

const server = testServer(async () => {
  await givenThreeOfEach(server)
  // A run that is noted afterwards is not older than its issue; the document's example has a day of this year.
  await server.sql`update stamps set created_at = '2026-01-01'`
})

const callOf = (method: string, path: string) => document.paths[openApiPath(path)]![method.toLowerCase()]!

/** English words that no Vietnamese summary may contain. */
const FOREIGN = /\b(the|of|list|get|update|delete|create|export|import|item|entry|bulk|null|undefined)\b/i

test('every operation is told of in one line that begins with a capital and ends without a full stop', () => {
  for (const { method, path, summary } of operations) {
    const said = `${method} ${path}: ${summary}`
    assert.match(summary, /^\p{Lu}[^\n]{5,}[^.\s]$/u, said)
    assert.doesNotMatch(summary, FOREIGN, said)
    assert.ok(summary.length <= 160, said)
  }
})

test('every operation says what it needs, how it is refused, and takes a key where it makes something', () => {
  for (const { method, path, needs } of operations) {
    const call = callOf(method, path)
    assert.deepEqual(
      call['x-need'],
      typeof needs === 'string' ? undefined : 'staff' in needs ? needs.staff : needs,
      path,
    )
    assert.deepEqual(call.security, needs === 'public' ? [] : undefined, path)
    const expected = [
      '200',
      '400',
      ...(needs === 'public' ? ['429'] : ['401']),
      ...(needs === 'public' || needs === 'ownAccount' ? [] : ['403']),
      ...(path.includes(':') ? ['404'] : []),
      ...(method === 'GET' ? [] : ['413', '415']),
      '422',
      '500',
    ]
    for (const code of expected) assert.ok(call.responses[code], `${method} ${path} does not tell of ${code}`)
    const takesKey = (call.parameters ?? []).some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey')
    assert.equal(takesKey, method === 'POST' && needs !== 'public', path)
  }
})

test('every body is described with an example that fits its description', () => {
  for (const operation of operations.filter(({ takes }) => takes === undefined)) {
    const { method, path } = operation
    const body = callOf(method, path).requestBody as { content: Record<string, { schema: JsonSchema }> } | undefined
    if (Object.keys(bodyFields(operation)).length > 0) assert.ok(body, `${method} ${path} is silent about its body`)
    for (const { schema } of Object.values(body?.content ?? {})) {
      const name = String(schema['$ref']).split('/').at(-1)!
      const { examples = [] } = (document.components.schemas[name] ?? schema) as { examples?: unknown[] }
      assert.ok(examples.length > 0, `${method} ${path} gives no example`)
      for (const example of examples)
        assert.deepEqual([`${method} ${path}`, fits(schema, example)], [`${method} ${path}`, ''])
    }
  }
})

/** Paths that need values no example can have: the caller's password and codes. */
const PERSONAL = /password|personal-data|two-factor|load-profile|auth\//

/** The fields of a body that is no form; forms are left out, as their rules span several fields. */
function plainFields(operation: Operation): Fields {
  const { body = {} } = operation
  return isForm(body) ? {} : body
}

for (const operation of thirdOf(operations, 'examples', ...DEFINITIONS)) {
  const { method, path, takes, needs } = operation
  if (method === 'GET' || takes !== undefined || needs === 'public' || PERSONAL.test(path) || path.endsWith('/logout'))
    continue

  test(`${method} ${path} has no complaint about the fields of the example in the document`, async () => {
    const { token } = await server.signIn('everything')
    const answer = await ask(server, operation, { token, id: 3, body: await bodyOf(server.sql, operation) })
    assert.deepEqual(complaintsAbout(operation, answer), [])
    const isRule =
      answer.code === 409 || Object.keys(answer.errors ?? {}).every((field) => !(field in plainFields(operation)))
    assert.ok(answer.code !== 400 && answer.code !== 415 && isRule, JSON.stringify(answer))
  })
}

test('the document keeps to the default rules of Spectral that a schema alone does not tell', () => {
  const tags = new Set(document.tags.map(({ name }) => name))
  const names = new Set<string>()
  assert.ok(document.info['contact'] && document.info['description'] && document.servers.length > 0)
  assert.equal(tags.size, document.tags.length)
  for (const [path, calls] of Object.entries(document.paths)) {
    assert.match(path, /^\/[^?#]*[^/]$/, path)
    for (const [method, call] of Object.entries(calls)) {
      const said = `${method} ${path}`
      assert.ok(call.description && call.tags.length > 0 && call.tags.every((tag) => tags.has(tag)), said)
      assert.ok(/^[A-Za-z]\w*$/.test(call.operationId) && !names.has(call.operationId), said)
      names.add(call.operationId)
      assert.ok(
        Object.keys(call.responses).some((code) => /^[23]/.test(code)),
        said,
      )
      for (const response of Object.values(call.responses)) assert.ok(response['description'] || response['$ref'], said)
      const places = (call.parameters ?? []).filter((one) => one['in'] === 'path')
      assert.deepEqual(
        places.map(({ name }) => name),
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        said,
      )
      assert.ok(
        places.every(({ required }) => required === true),
        said,
      )
    }
  }
  for (const schema of everySchema(document)) {
    const { enum: values, type, $ref } = schema as { enum?: unknown[]; type?: unknown; $ref?: string }
    if ($ref) assert.deepEqual(Object.keys(schema), ['$ref'], $ref)
    if (!values) continue
    assert.equal(new Set(values).size, values.length, `${values.join()} names a value twice`)
    const types = [type].flat()
    const isTyped = values.every((value) => types.includes(value === null ? 'null' : typeof value))
    assert.ok(isTyped, `${values.join()} is not ${types.join()}`)
  }
})

/** All objects inside the document, except those in `examples` and `x-need`. */
function* everySchema(value: unknown): Generator<JsonSchema> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as JsonSchema
  for (const [name, inner] of Object.entries(value))
    if (name !== 'examples' && name !== 'x-need') yield* everySchema(inner)
}
