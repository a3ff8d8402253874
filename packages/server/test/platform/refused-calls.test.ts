import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusedCalls } from '@trace/platform/monitoring/refused-calls.ts'
import { testServer } from '../server.ts'

const server = testServer()

/** A log of refused calls, with a clock that tests set. */
function journal() {
  const lines: [line: object, message: string][] = []
  const clock = { at: 0 }
  return {
    lines,
    clock,
    note: refusedCalls(
      (line, message) => lines.push([line, message]),
      () => clock.at,
    ),
  }
}

const call = { code: 403, user: 7, method: 'PUT', route: '/api/admin/users/:id', ip: '192.0.2.1' }

test('a refused call is written with who asked for what from where', () => {
  const { lines, note } = journal()
  note(call)
  assert.deepEqual(lines, [[call, 'refused']])
})

test('the same call again and again is written thrice a minute, and the rest is counted', () => {
  const { lines, clock, note } = journal()
  for (let time = 0; time < 1_000; time++) note(call)
  assert.equal(lines.length, 3)
  clock.at = 60_000
  note(call)
  assert.deepEqual(lines.slice(3), [
    [{ count: 997 }, 'refused calls not written'],
    [call, 'refused'],
  ])
})

test('a flood of different calls is written 120 times a minute at most', () => {
  const { lines, note } = journal()
  for (let user = 0; user < 10_000; user++) note({ ...call, user, ip: `198.51.100.${user}` })
  assert.equal(lines.length, 120)
})

test('calls that lack a right, and tries that are too many, are refused calls; a wrong form is none', async (t) => {
  const refused: object[] = []
  const before = server.app.refusedCalls
  t.after(() => (server.app.refusedCalls = before))
  server.app.refusedCalls = (one) => refused.push(one)
  const lan = await server.signIn([])
  await lan('PUT', '/products/7', { name: 'x' })
  await lan('GET', '/nothing')
  await lan('PUT', '/change-password', {})
  assert.deepEqual(refused, [
    { code: 403, user: lan.userId, method: 'PUT', route: '/api/admin/products/:id', ip: server.address },
  ])
})
