import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field, Fields } from '@trace/define/field.ts'
import { descriptions } from '@trace/define/kinds/describe/index.ts'
import { isFilters } from '@trace/platform/operation/query.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { partOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { complaintsAbout } from './ask.ts'
import type { Answer, MadeCall } from './ask.ts'
import { askAsEverybody, differing, eachOperation } from './each-operation.ts'
import { bodyFields } from '@trace/platform/openapi/document.ts'
import { formOf, givenThreeOfEach } from './world.ts'

type Values = Record<string, unknown>

const server = testServer(() => givenThreeOfEach(server))
const askSignedIn = askAsEverybody(server)
const distinct = differing()
const writing = distinct.filter(({ method }) => method !== 'GET')

/** Bodies that no form sends: each must be answered with what is wrong, in Vietnamese, and break nothing. */
const oddBodies = {
  'an empty object': '{}',
  'a list': '[]',
  null: 'null',
  'no JSON': '{"name":',
  'objects in each other': `${'{"name":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  'lists in each other': `{"ids":${'['.repeat(3_000)}${']'.repeat(3_000)}}`,
  'the letter U+0000 and half a letter': `{"name":"a\\u0000b","email":"a\\u0000@vi-du.vn","note":"\\u0000","token":"\\u0000",
    "password":"\\u0000","code":"\\udc00","reason":"\\ud800","reject_reason":"\\udfff"}`,
  'numbers past all bounds': `{"id":1e308,"price":1e300,"quantity":9007199254740993,"version":1e99,"sort_order":-1e30,
    "ids":[1e20,-1,2.5],"serial_from":1e18,"permission_ids":[1e30]}`,
  'lists for texts and words for values': `{"name":["a"],"code":{"a":1},"password":{},"email":[],"ids":{},"action":["delete"],
    "reason":[1],"otp":{},"version":"mới nhất","is_active":"có lẽ","approval_status":"__proto__","__proto__":{"name":"x"},
    "constructor":"x","permission_ids":"mọi","images":"ảnh"}`,
}

const oddIds = ['0', 'abc', '2147483648', '9223372036854775808', '%00', '%ED%A0%80']

const oddQueries = [
  'page=abc',
  'page=99999999999',
  'length=-5',
  'search=%00',
  'search=%',
  'search=%ED%A0%80',
  'sort_by=__proto__',
  'id=9999999999999',
  'id=abc',
  'id_from=-2147483649',
  'created_at_from=2026-13-45',
  'created_at_to=9999-12-31',
  'price_from=1e999',
  'status=%F0%9F%8C%BE',
  'sort_dir=sideways',
  '__proto__=1',
]

/** Queries for calls other than lists; a call reads only names it knows. */
const otherQueries = [
  'q=%00&line-number=1e9&serial_from=abc&serial_to=-1&system=mars&run=x&paper=x',
  'q=%25_&line-number=-1&serial_from=1e9',
]

for (const [name, body] of Object.entries(oddBodies)) {
  test(`${name} for a body is answered in words, by every operation`, async () => {
    assert.deepEqual(
      await eachOperation(
        async (operation) => complaintsAbout(operation, await askSignedIn(operation, { body })),
        writing,
      ),
      [],
    )
  })
}

test('more than a megabyte is too much, and another kind of content than it takes none, for every operation', async () => {
  const large = JSON.stringify({ note: 'x'.repeat(1_100_000) })
  const kinds = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/octet-stream']
  const foreign = kinds.map((type): [Omit<MadeCall, 'token'>, number] => [
    { body: 'name=x', headers: { 'content-type': type } },
    415,
  ])
  assert.deepEqual(
    await eachOperation(async (operation) => {
      const odd: typeof foreign = operation.takes === undefined ? [[{ body: large }, 413], ...foreign] : foreign
      const answers = await Promise.all(odd.map(([asked]) => askSignedIn(operation, asked)))
      return answers.flatMap((answer, at) => [
        ...complaintsAbout(operation, answer),
        ...(answer.code === odd[at]![1] ? [] : [`answers ${answer.code}, not ${odd[at]![1]}`]),
      ])
    }, writing),
    [],
  )
})

test('ids that are none are answered in words, by every operation', async () => {
  assert.deepEqual(
    await eachOperation(async (operation) => {
      if (!operation.path.includes('/:')) return []
      const body = operation.method === 'GET' ? undefined : '{}'
      const replies = await Promise.all(oddIds.map((id) => askSignedIn(operation, { id, body })))
      return replies.flatMap((reply, at) =>
        complaintsAbout(operation, reply).map((complaint) => `${complaint} (${oddIds[at]})`),
      )
    }, distinct),
    [],
  )
})

test('odd queries are answered in words, and a name that comes twice is refused, by every operation', async () => {
  assert.deepEqual(
    await eachOperation(async (operation) => {
      const { query } = operation
      const lists = query !== undefined && isFilters(query) && query.lists !== null
      const isList = lists && operation.logs === undefined
      const queries =
        operation.method !== 'GET' ? [] : isList ? oddQueries : lists ? ['id=abc', 'search=%00&id=1'] : otherQueries
      const replies = await Promise.all(
        queries.map(async (query) => [query, await askSignedIn(operation, { query })] as const),
      )
      const twice = await askSignedIn(operation, { query: 'page=1&page=2' })
      return [
        ...replies.flatMap(([query, reply]) =>
          complaintsAbout(operation, reply).map((complaint) => `${complaint} (${query})`),
        ),
        ...(twice.code === 400 ? complaintsAbout(operation, twice) : [`answers ${twice.code} when a name comes twice`]),
      ]
    }, distinct),
    [],
  )
})

test('addresses that are none are answered in words', async () => {
  const urls = [
    '/api/%',
    '/api/admin/khong-co',
    `/api/admin/products/${'9'.repeat(300)}`,
    '/api/admin/products/%2e%2e/%2e%2e',
  ]
  for (const url of urls) {
    const reply = await server.app.inject({ url })
    const { code, message } = reply.json<Pick<Answer, 'code' | 'message'>>()
    assert.ok(reply.statusCode === code && code >= 400 && code < 500 && message, `${url}: ${reply.body}`)
  }
})

const oddTexts: unknown[] = ['a\u0000b', '\ud800', 'ả'.repeat(20_000), { length: 1 }]
const oddNumbers: unknown[] = [-1e300, 9_007_199_254_740_994, 2_147_483_648, '٣']
const oddDays: unknown[] = ['9999-12-31T23:59:59-23:59', '-000001-01-01', '2026-02-30', 1e15]
const oddLinks: unknown[] = [2_147_483_647, 2_147_483_648, '1; drop table users', [-1, 2_147_483_647]]
const oddThings: unknown[] = [
  'x',
  [null, [[]]],
  [{ id: 1e30, url: '/files/../../etc/passwd' }],
  { type: 'Polygon', coordinates: [[[1e300, 'x']]] },
]

function oddValuesOf(field: Field): unknown[] {
  if (field.to) return oddLinks
  const { type, format, enum: values } = descriptions[field.kind].schema(field)
  if (format === 'date' || format === 'date-time') return oddDays
  if (type === 'integer' || type === 'number') return oddNumbers
  return type === 'string' && !values ? oddTexts : oddThings
}

/** The distinct forms, each with the first operation that takes it, on behalf of all others that do. */
const forms = new Map<string, { operation: Operation; fields: Fields }>()
for (const operation of operations.filter(({ method, takes }) => method !== 'GET' && takes === undefined)) {
  const fields = bodyFields(operation)
  const key = JSON.stringify(fields)
  if (Object.keys(fields).length > 0 && !forms.has(key)) forms.set(key, { operation, fields })
}

for (const { operation, fields } of partOf([...forms.values()], 4, 'hostile forms')) {
  test(`${operation.method} ${operation.path} answers in words whatever odd value one of its fields holds`, async () => {
    const body = await formOf(server.sql, fields)
    const odd = [...oddOnes(fields, body)]
    const complaints: string[] = []
    for (let at = 0; at < odd.length; at += 6) {
      await Promise.all(
        odd.slice(at, at + 6).map(async ([path, value, sent]) => {
          const found = complaintsAbout(operation, await askSignedIn(operation, { id: 1, body: sent }))
          complaints.push(...found.map((complaint) => `${path} = ${JSON.stringify(value).slice(0, 40)}: ${complaint}`))
        }),
      )
    }
    assert.deepEqual(complaints, [])
  })
}

/** Each field, also of inner rows, with each odd value: the body is an otherwise valid form with that value. */
function* oddOnes(fields: Fields, body: Values): Generator<[path: string, value: unknown, body: Values]> {
  for (const [name, field] of Object.entries(fields)) {
    for (const value of oddValuesOf(field)) yield [name, value, { ...body, [name]: value }]
    const [row] = (field.kind === 'rows' || field.kind === 'list' ? (body[name] ?? []) : []) as Values[]
    if (!row) continue
    for (const [inner, value, odd] of oddOnes(field.fields!, row))
      yield [`${name}.0.${inner}`, value, { ...body, [name]: [odd] }]
  }
}
