import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { partOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { complaintsAbout } from './ask.ts'
import type { MadeCall } from './ask.ts'
import { askAsEverybody, differing, eachOperation } from './each-operation.ts'
import { namesRead } from './names-read.ts'
import { bodyFields } from '@trace/platform/openapi/document.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))
const askSignedIn = askAsEverybody(server)

/** JSON values that no form sends. Some of them fail when a program converts them to a text or a number. */
const oddValues: Record<string, string> = {
  'an object': '{"a":1}',
  'an object that is no text':
    '{"toString":1,"valueOf":"x","toJSON":{},"length":1e9,"constructor":{"prototype":null},"__proto__":{"toString":2}}',
  'a list': '["a",1,null]',
  'lists in a list': '[[[["a"]]],[[1]]]',
  'a list of objects that are no text':
    '[{"toString":1,"id":{"valueOf":1,"toString":1},"url":{"toString":1},"__proto__":{"id":1}}]',
  'what two serials look like': '{"from":{"toString":1},"to":[[]],"type":"Polygon","coordinates":{"length":3}}',
  'a number without end': '1e999',
  'a huge number': '1e308',
  'a number below nothing': '-1',
  'a number past what is counted exactly': '9007199254740993',
  'a part of a number': '0.1',
  'no number': '"NaN"',
  yes: 'true',
  no: 'false',
  nothing: 'null',
  'the letter U+0000': '"a\\u0000b"',
  'half a letter': '"\\ud800"',
}

const byHand = namesRead('[bB]ody')

const writing = operations.filter(({ method, takes }) => method !== 'GET' && takes === undefined)
/**
 * A part of the operations that differ in their fields or in code; a part is enough, since every form reads a kind
 * alike.
 */
const distinct = partOf(
  differing(writing, (operation) => JSON.stringify(bodyFields(operation))),
  8,
  'odd values',
)
/**
 * Operations that differ in code, whatever their form: those with the same code also read bodies directly in the
 * same way.
 */
const byCode = differing(writing)

test('the names read by hand are found', () => {
  assert.ok(
    ['version', 'reason', 'is_active', 'confirm'].every((name) => byHand.includes(name)),
    byHand.join(),
  )
})

for (const [what, value] of Object.entries(oddValues)) {
  test(`${what} in place of every value of a form is answered in words, by every operation`, async () => {
    assert.deepEqual(
      await eachOperation((operation) => {
        const names = [...Object.keys(bodyFields(operation)), ...byHand]
        return complain(operation, { body: written(Object.fromEntries(names.map((name) => [name, value]))) })
      }, distinct),
      [],
    )
  })

  test(`${what} in place of what is read by hand is answered in words, by every operation`, async () => {
    assert.deepEqual(
      await eachOperation(async (operation) => {
        const fields = bodyFields(operation)
        const odd = byHand.filter((name) => !(name in fields))
        return complain(operation, {
          body: written({ ...(await goodBody(operation)), ...Object.fromEntries(odd.map((name) => [name, value])) }),
        })
      }, byCode),
      [],
    )
  })
}

test('each value of a form alone may be odd, also within the rows inside it, for every operation', async () => {
  const values = Object.entries(oddValues)
  let next = 0
  assert.deepEqual(
    await eachOperation(async (operation) => {
      const complaints: string[] = []
      for (const [name, body] of oneByOne(operation, await bodyOf(server.sql, operation))) {
        const [what, value] = values[next++ % values.length]!
        complaints.push(...(await complain(operation, { body: body(value) })).map((one) => `${name} = ${what}: ${one}`))
      }
      return complaints
    }, distinct),
    [],
  )
})

test('a megabyte of text is answered in words, in place of a value of each kind and of what is read by hand', async () => {
  const long = `"${'ạ '.repeat(250_000)}"`
  const tried = new Set<string>()
  assert.deepEqual(
    await eachOperation(async (operation) => {
      const complaints: string[] = []
      const fields = bodyFields(operation)
      for (const [name, body] of oneByOne(operation, await bodyOf(server.sql, operation))) {
        const { kind, max } = fields[name] ?? {}
        const what = `${name.includes('.') ? 'inside' : (kind ?? name)} ${max}`
        if (tried.has(what)) continue
        tried.add(what)
        complaints.push(...(await complain(operation, { body: body(long) })).map((one) => `${name}: ${one}`))
      }
      return complaints
    }, distinct),
    [],
  )
})

test('JSON that lies deep is refused before anybody reads it, by every operation', async () => {
  const deep = [
    `{"email":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
    `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`,
    '['.repeat(900_000),
  ]
  let next = 0
  assert.deepEqual(
    await eachOperation(async (operation) => {
      const answer = await askSignedIn(operation, { body: deep[next++ % deep.length]! })
      // Bodies that are too long are refused unread (413).
      const isRefused = [400, 413].includes(answer.code)
      return [...complaintsAbout(operation, answer), ...(isRefused ? [] : [`answers ${answer.code}`])]
    }, byCode),
    [],
  )
})

type Values = Record<string, unknown>

async function complain(operation: Operation, asked: Omit<MadeCall, 'token'>): Promise<string[]> {
  return complaintsAbout(operation, await askSignedIn(operation, asked))
}

const goodBody = async (operation: Operation): Promise<Record<string, string>> =>
  asJson(await bodyOf(server.sql, operation))

const asJson = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value ?? null)]))

const written = (values: Record<string, string>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join()}}`

/** The path of each value of a form, and a function that writes the body with another value there. */
function* oneByOne(operation: Operation, body: Values): Generator<[path: string, body: (value: string) => string]> {
  const fields = bodyFields(operation)
  for (const name of [...Object.keys(fields), ...(byCode.includes(operation) ? byHand : [])])
    yield [name, (value) => written({ ...asJson(body), [name]: value })]
  for (const [name, { kind, fields: inner }] of Object.entries(fields)) {
    if (!inner) continue
    const row = (kind === 'group' ? body[name] : ((body[name] ?? []) as Values[])[0]) as Values | null | undefined
    for (const within of Object.keys(inner)) {
      yield [
        `${name}.${within}`,
        (value) => {
          const odd = written({ ...asJson(row ?? {}), id: value, [within]: value })
          return written({ ...asJson(body), [name]: kind === 'group' ? odd : `[${odd}]` })
        },
      ]
    }
  }
}
