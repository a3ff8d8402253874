import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { programUrl } from '@trace/platform/ports/postgres/program-role.ts'
import { until } from '../until.ts'
import { givenIssue } from '../issue.ts'
import { operatorCommand } from '../operator-command.ts'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { startReplica } from '../replica.ts'
import { testServer } from '../server.ts'
import { roundsOr } from './rounds.ts'

const server = testServer()

/** How often a server has read the replica, and the primary in its place. */
async function readsOf({ address }: Product): Promise<{ replica: number; primary: number }> {
  const text = await (await fetch(`${address}/api/metrics`)).text()
  const of = (from: string) => Number(new RegExp(`^replica_reads{from="${from}"} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return { replica: of('replica'), primary: of('primary') }
}

test(
  'public pages and figures are read from a replica, but never before it knows what was just written',
  { timeout: 300_000 },
  async (t) => {
    const issue = await givenIssue(server, 20)
    await issue.ask('GET', `/print-stamp/${issue.stamp.id}?line-number=7`)
    await issue.ask('POST', `/stamps/${issue.stamp.id}/activate`)
    // The test database commits without waiting for its disk; here it waits, as in an installation.
    await server.sql`do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`
    const replica = await startReplica(t, server.url)
    const settings = {
      DATABASE_URL: programUrl(server.url).href,
      DATABASE_OWNER_URL: server.url,
      REPLICA_URL: programUrl(server.url).href.replace(/:\d+\//, `:${new URL(replica.url).port}/`),
      DATA_DIR: server.settings.dataDir,
      POOL_SIZE: '8',
    }
    const servers = await Promise.all([startProduct(t, settings), startProduct(t, settings)])
    await Promise.all(servers.map((each) => each.ready()))
    const [one, other] = servers
    const { token } = issue.admin
    const ask = async (from: Product, method: string, path: string, body?: object) => {
      const reply = await fetch(`${from.address}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: reply.status, text: await reply.text() }
    }
    const lock = (from: Product, serial: number) =>
      ask(from, 'PUT', `/api/admin/stamps/${issue.stamp.id}/lock`, {
        serial_from: serial,
        serial_to: serial,
        reason: 'Tem lạ ở chợ',
      })
    const isLocked = async (from: Product, code: string) => {
      const { status, text } = await ask(from, 'GET', `/s/${code}`)
      assert.equal(status, 200)
      return text.includes('Tem đã bị khóa')
    }
    const ready = async (from: Product) => JSON.parse((await ask(from, 'GET', '/api/ready')).text).data.entry

    // Everything is read from the replica while it follows.
    for (const path of [
      '/trang-chu',
      '/san-pham',
      `/t/${issue.active.code}`,
      '/api/admin/dashboard',
      '/api/admin/scan-statistics/summary',
      '/api/admin/count-products',
      `/api/web/traces/${issue.active.code}`,
      `/api/web/traces/${issue.active.code}/epcis`,
      '/sitemap.xml',
    ]) {
      const before = await readsOf(one)
      await until(async () => {
        assert.equal((await ask(one, 'GET', path)).status, 200, path)
        return (await readsOf(one)).replica > before.replica
      })
    }
    assert.equal((await ready(one)).replica, true)

    // The other server shows at once what one server wrote, whichever of the two databases answers.
    const serials = Array.from({ length: Math.min(roundsOr(5), 15) }, (_, at) => at + 2)
    for (const serial of serials) {
      const code = await issue.codeOf(serial)
      assert.equal(await isLocked(other, code), false)
      assert.equal((await lock(one, serial)).status, 200)
      assert.equal(await isLocked(other, code), true, `label ${serial}`)
    }

    // A replica that lags behind is not read, and its lag is reported.
    const standing = connect(replica.url, { max: 1 })
    await standing`select pg_wal_replay_pause()`
    const code = await issue.codeOf(18)
    const before = await readsOf(other)
    assert.equal((await lock(one, 18)).status, 200)
    assert.equal(await isLocked(other, code), true)
    const after = await readsOf(other)
    assert.equal(after.replica, before.replica)
    assert.ok(after.primary > before.primary)
    const metrics = await (await fetch(`${other.address}/api/metrics`)).text()
    assert.ok(Number(/^replica_lag_bytes (\d+)/m.exec(metrics)?.[1]) > 0)
    await standing`select pg_wal_replay_resume()`
    await standing.end()
    await until(async () => {
      await isLocked(other, code)
      return (await readsOf(other)).replica > after.replica
    })

    const status = operatorCommand(settings)
    assert.match((await status('status')).out, /✔ Bản sao để đọc: chậm/)

    // While the replica is down, every request is still answered; once it is back, it is read again.
    await replica.stop()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask(servers[at % 2]!, 'GET', at % 3 ? `/s/${code}` : '/trang-chu')),
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal((await ready(one)).replica, false)
    assert.match((await status('status')).out, /✖ Bản sao để đọc: không trả lời/)
    await replica.startAgain()
    const gone = await readsOf(one)
    await until(async () => {
      await isLocked(one, code)
      return (await readsOf(one)).replica > gone.replica && (await ready(one)).replica === true
    })
    t.diagnostic(`reads: ${JSON.stringify(await Promise.all(servers.map(readsOf)))}`)
  },
)

test('an address that is no replica of this database is refused at the start', async (t) => {
  const url = programUrl(server.url).href
  const product = await startProduct(t, {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: server.url,
    REPLICA_URL: url,
    DATA_DIR: server.settings.dataDir,
  })
  assert.equal(await product.ended, 78)
  assert.match(product.said(), /REPLICA_URL không trỏ tới một bản sao/)
})
