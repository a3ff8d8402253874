import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApiPath } from '@trace/platform/openapi/document.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { thirdOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { document } from './ask.ts'
import { givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

const isLogged = ({ method, logs, notesReading }: Operation): boolean =>
  method === 'GET' && (logs !== undefined || notesReading === true)
/** Paths whose GET is logged. Sheets are added, since they are routes and not operations. */
const logged = new Set([
  ...operations.filter(isLogged).map(({ path }) => openApiPath(path)),
  ...['pdf', 'svg'].map((format) => `/api/admin/stamps/{id}/sheet.${format}`),
])
const paths = Object.entries(document.paths)
  .filter(([, calls]) => 'get' in calls)
  .map(([path]) => path)

/**
 * HEAD does not do what GET would log: it says that the address exists and may be requested, not what the result
 * would be.
 */
test('HEAD answers as GET does, on every address, and nothing is written down for it', async () => {
  const { token } = await server.signIn('everything')
  const wrong: string[] = []
  for (const path of [
    ...thirdOf(paths, 'head'),
    '/admin/home',
    '/t/x',
    '/s/x',
    '/huong-dan',
    '/files/2026/07/x.webp',
  ]) {
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const headers = { authorization: token }
    const lines = async () => (await server.sql`select count(*)::int as count from system_logs`)[0]!['count'] as number
    const before = await lines()
    const head = await server.app.inject({ method: 'HEAD', url, headers })
    if (head.body !== '') wrong.push(`${url} has a body`)
    if ((await lines()) !== before) wrong.push(`${url} wrote a line`)
    if (path.endsWith('/live')) continue
    const get = await server.app.inject({ url, headers })
    if (!logged.has(path) && head.statusCode !== get.statusCode)
      wrong.push(`${url}: ${head.statusCode}, not ${get.statusCode}`)
    const type = (reply: typeof get) => reply.headers['content-type']
    if (!logged.has(path) && type(head) !== type(get)) wrong.push(`${url}: ${type(head)}, not ${type(get)}`)
  }
  assert.deepEqual(wrong, [])
})

test('HEAD spends no link', async () => {
  const call = await server.signIn('everything')
  const { data } = await call('GET', '/export-tags')
  const head = await server.app.inject({ method: 'HEAD', url: data.url })
  const get = await server.app.inject({ url: data.url })
  assert.deepEqual(
    [head.statusCode, get.statusCode, head.headers['content-length']],
    [200, 200, get.headers['content-length']],
  )
})
