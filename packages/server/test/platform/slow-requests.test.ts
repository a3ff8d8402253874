import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import fastify from 'fastify'
import { testServer } from '../server.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { statementMeter, logSlowRequests } from '@trace/platform/monitoring/slow-requests.ts'

const server = testServer()

interface Line {
  msg: string
  route: string
  statements: number
  ms: number
  sql_ms: number
  wait_ms: number
  slowest: string
}

/** A server with one database connection and a route that sleeps in the database, and the lines it logs. */
function sleepy(t: TestContext) {
  const lines: Line[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
  const app = fastify({ logger: { level: 'warn', stream } })
  const pool = connect(server.url, { max: 1, measure: statementMeter })
  t.after(() => Promise.all([app.close(), pool.end()]))
  logSlowRequests(app)
  app.post('/sleep/:seconds', async (request) => {
    const { seconds } = request.params as { seconds: string }
    await pool`select 1`
    await pool.begin((sql) => sql`select pg_sleep(${Number(seconds)})`)
    return {}
  })
  const ask = (seconds: number) => app.inject({ method: 'POST', url: `/sleep/${seconds}`, payload: { note: 'x' } })
  return { ask, lines }
}

test('a request that works for more than a second says so in one line: its route, its SQL, and the slowest statement without values', async (t) => {
  const { ask, lines } = sleepy(t)
  await ask(0)
  assert.deepEqual(lines, [])
  await ask(1.1)
  assert.equal(lines.length, 1)
  const { msg, route, statements, ms, sql_ms, slowest } = lines[0]!
  assert.deepEqual([msg, route, statements, slowest], ['slow', '/sleep/:seconds', 3, 'select pg_sleep($1)'])
  assert.ok(ms >= 1_100 && sql_ms >= 1_100, `${ms} ms, ${sql_ms} of them SQL`)
})

test('time that is spent waiting for a connection is told apart from that of statements', async (t) => {
  const { ask, lines } = sleepy(t)
  await ask(0)
  await Promise.all([ask(1.1), ask(0)])
  const waiting = lines.find(({ wait_ms }) => wait_ms > 500)
  assert.ok(waiting && waiting.sql_ms < 500, JSON.stringify(lines))
})
