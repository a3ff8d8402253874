import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { openApiPath } from '@trace/platform/openapi/document.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { document, isVietnamese } from './ask.ts'
import { givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

const ours = new Set(operations.map(({ method, path }) => `${method.toLowerCase()} ${openApiPath(path)}`))
const documented = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.keys(calls).map((method) => `${method} ${path}`),
)

/**
 * All routes that are not operations: those in the document, and the pages. The event stream (`/live`) is left out,
 * since its answer never ends.
 */
const others = [
  ...documented.filter((call) => !ours.has(call) && !call.endsWith('/live')),
  ...[
    't',
    'T',
    's',
    'S',
    '01',
    '01/08936000000009/10',
    'files',
    'files/2026/07',
    'huong-dan',
    'huong-dan/anh',
    'huong-dan/chu',
    'assets',
    'api/docs',
    'admin',
    'api/admin/downloads',
    'api/admin/sheets',
  ].map((path) => `get /${path}/{word}`),
  'post /s/{word}',
  'post /S/{word}',
]

const oddWords = [
  '[object Object]',
  '{"toString":1}',
  '1e308',
  '-1',
  'NaN',
  '9007199254740993',
  'a\0b',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '..\\..',
  'ạ'.repeat(60),
  'ạ'.repeat(2_000),
]
  .map(encodeURIComponent)
  .concat('%ED%A0%80', '%', '%00', 'a%2', '')

const oddBodies = [
  '{}',
  '[]',
  'null',
  '1',
  '"x"',
  '{',
  '{"code":{"toString":1},"pin":{"valueOf":1},"latitude":[[]],"client_id":{"length":1e9}}',
  '{"code":1e999,"pin":1e308,"latitude":1e308,"longitude":"NaN","client_id":-1}',
  '{"code":"a\\u0000b","pin":"\\ud800","client_id":"\\u0000"}',
  `{"code":${'['.repeat(60_000)}`,
  JSON.stringify({ code: 'x'.repeat(900_000), pin: 'x'.repeat(100_000) }),
  `{"__proto__":{"code":"x"},"constructor":1}`,
]

const names = ['text', 'size', 'format', 'linkType', 'token', 'run', 'paper', 'code', 'pin', 'tag']

for (const call of others) {
  const [method, path] = call.split(' ') as ['get' | 'post', string]

  test(`${call} answers in words whatever stands in its path, its query, its body or its headers`, async () => {
    const { token } = await server.signIn('everything')
    const at = (word: string, query = '') => `${path.replaceAll(/\{\w+\}|\*/g, () => word)}?${query}`
    const urls = [
      ...(/[{*]/.test(path) ? oddWords.map((word) => at(word)) : []),
      ...oddWords.map((word) => at('1', names.map((name) => `${name}=${word.slice(0, 500)}`).join('&'))),
      at('1', 'size=1&size=2'),
    ]
    const bodies = method === 'get' ? [] : oddBodies
    const headers = {
      authorization: token,
      'user-agent': 'ạ'.repeat(500),
      'if-none-match': '"x',
      accept: '*'.repeat(500),
      'idempotency-key': 'x'.repeat(5_000),
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const asked: InjectOptions[] = [
      ...urls.map((url) => ({ method: method === 'get' ? ('GET' as const) : ('POST' as const), url, headers })),
      ...bodies.flatMap((payload) =>
        ['application/json', form['content-type']].map((type) => ({
          method: 'POST' as const,
          url: at('1'),
          payload,
          headers: { 'content-type': type },
        })),
      ),
      ...(method === 'get'
        ? []
        : ['pin=%00', 'pin=%ED%A0%80', 'pin[]=1&pin[a]=2', '__proto__=1', '='].map((payload) => ({
            method: 'POST' as const,
            url: at('1'),
            payload,
            headers: form,
          }))),
    ]
    const replies: LightMyRequestResponse[] = []
    for (const one of asked) replies.push(await server.app.inject(one))
    for (const { statusCode, body, headers: told } of replies) {
      assert.ok(statusCode < 500, `${statusCode}: ${body}`)
      if (statusCode >= 400 && /^application\/(?:problem\+)?json/.test(String(told['content-type'])))
        assert.ok(isVietnamese(body), body)
      else if (statusCode >= 400) assert.match(String(told['content-type']), /^text\/html/)
    }
  })
}

const odd: [what: string, request: string, code: number][] = [
  ['a header of 20 kB', `GET /api/health HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is no HTTP', 'xin chào\r\n\r\n', 400],
  ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a method that nobody knows', 'BREW /api/health HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a method that is for nothing here', 'PROPFIND /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['an address that is none', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  [
    'a body in a wrapping that nobody knows',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Encoding: x\r\nContent-Length: 2\r\n\r\n{}',
    415,
  ],
  [
    'a body that is not wrapped as it says',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}',
    415,
  ],
]

for (const [what, request, code] of odd) {
  test(`${what} is answered ${code} in Vietnamese`, async () => {
    await server.app
      .listen({ port: 0, host: '127.0.0.1' })
      .catch((error: { code: string }) => assert.equal(error.code, 'FST_ERR_REOPENED_SERVER'))
    const { port } = server.app.addresses()[0] as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    socket.write(request)
    await once(socket, 'close')
    assert.match(said, new RegExp(`^HTTP/1.1 ${code} `), said)
    assert.ok(isVietnamese(said), said)
  })
}
