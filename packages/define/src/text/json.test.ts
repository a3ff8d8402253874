import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseJson, TooDeep } from './json.ts'

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

test('JSON of 32 levels is read, deeper JSON is refused however deep it lies', () => {
  assert.deepEqual(parseJson(deep(32)), JSON.parse(deep(32)))
  for (const levels of [33, 60_000, 2_000_000]) assert.throws(() => parseJson(deep(levels)), TooDeep)
  assert.throws(() => parseJson('{"a":'.repeat(1_000_000)), TooDeep)
})

test('brackets within text are text', () => {
  const text = JSON.stringify({ note: `${'['.repeat(100)} "\\" {{{{ \\` })
  assert.deepEqual(parseJson(text), JSON.parse(text))
})

test('what is no JSON throws', () => {
  for (const text of ['', '{', '"', '"\\', ']]]]', '{"a":1}}']) assert.throws(() => parseJson(text), SyntaxError, text)
})

test('names that say how an object turns into text or a number are left out, and nothing is inherited', () => {
  const read = parseJson(
    '{"a":{"toString":1,"valueOf":2,"__proto__":{"admin":true},"\\u0063onstructor":3,"toJSON":4,"b":[{"hasOwnProperty":5}]}}',
  )
  assert.deepEqual(read, { a: { b: [{}] } })
  const { a } = read as { a: Record<string, unknown> }
  assert.deepEqual([String(a), a['admin'], Object.hasOwn(a, 'constructor')], ['[object Object]', undefined, false])
})
