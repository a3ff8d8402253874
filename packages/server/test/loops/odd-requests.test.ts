import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { openApiPath } from '@trace/platform/openapi/document.ts'
import { partOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { complaintsAbout, document } from './ask.ts'
import { askAsEverybody, differing, eachOperation } from './each-operation.ts'
import { namesRead } from './names-read.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))
const askSignedIn = askAsEverybody(server)

const oddWords = [
  '[object Object]',
  '{"toString":1}',
  '[[1]]',
  '1e308',
  '1e999',
  '-1',
  'NaN',
  '9007199254740993',
  '0x10',
  'true',
  'null',
  'a\0b',
  ',,,',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '../..',
  "';--",
  'ạ'.repeat(2_000),
]
  .map(encodeURIComponent)
  .concat('%ED%A0%80', '%', '%00', 'a%2')

const inQueries = namesRead('query')

test('the names of queries that are read by hand are found', () => {
  assert.ok(
    ['order_id', 'serial_from', 'screen', 'line-number'].every((name) => inQueries.includes(name)),
    inQueries.join(),
  )
})

/** Query parameters of a call, by the document and as read directly in code. */
function queryNames({ method, path }: Operation): string[] {
  const { parameters = [] } = document.paths[openApiPath(path)]![method.toLowerCase()]!
  const told = parameters.flatMap((one) => (one['in'] === 'query' ? [String(one['name'])] : []))
  return [...new Set([...told, ...inQueries, 'page', 'length', 'limit', 'search', 'sort_by', 'sort_dir'])]
}

const bodyFor = async (operation: Operation) =>
  operation.method === 'GET' || operation.takes !== undefined ? undefined : bodyOf(server.sql, operation)

const distinct = differing()
/**
 * An eighth of the operations, another eighth for each word: a few functions read all queries and paths. The nightly
 * run takes all.
 */
const someFor = (word: string): readonly Operation[] => partOf(distinct, 8, word)

for (const word of oddWords) {
  test(`${word.slice(0, 30)} in place of every value of a query is answered in words, by every operation`, async () => {
    assert.deepEqual(
      await eachOperation(
        async (operation) => {
          const query = queryNames(operation)
            .map((name) => `${name}=${word.length > 100 ? word.slice(0, 90) : word}`)
            .join('&')
          return complaintsAbout(operation, await askSignedIn(operation, { query, body: await bodyFor(operation) }))
        },
        someFor(`${word} in queries`),
      ),
      [],
    )
  })

  test(`${word.slice(0, 30)} in place of every part of a path is answered in words, by every operation`, async () => {
    assert.deepEqual(
      await eachOperation(
        async (operation) => {
          if (!operation.path.includes('/:')) return []
          return complaintsAbout(operation, await askSignedIn(operation, { word, body: await bodyFor(operation) }))
        },
        someFor(`${word} in paths`),
      ),
      [],
    )
  })
}

test('each value of a query alone may be odd, for every operation', async () => {
  let next = 0
  assert.deepEqual(
    await eachOperation(async (operation) => {
      const complaints: string[] = []
      for (const name of queryNames(operation)) {
        const word = oddWords[next++ % oddWords.length]!
        complaints.push(
          ...complaintsAbout(
            operation,
            await askSignedIn(operation, { query: `${name}=${word}`, body: await bodyFor(operation) }),
          ).map((one) => `${name}=${word.slice(0, 30)}: ${one}`),
        )
      }
      return complaints
    }, someFor('one by one')),
    [],
  )
})
