import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DATABASE, driver, until, wayTo } from './way.ts'

const LOST = { code: /^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/ }

/** Node ends a process for what is thrown on nobody's behalf; these tests would end with it, and pass only without. */

test('a transaction whose connection is lost is told so at once, whatever it does afterwards', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 2 })
  for (const end of ['FIN', 'RST'] as const) {
    const after: unknown[] = []
    const transaction = sql.begin(async (tx) => {
      await tx`select 1`
      way.cut(end)
      for (let turn = 0; turn < 20; turn++) await tx`select ${turn}::int`.catch((error: unknown) => after.push(error))
      return 'done'
    })
    await assert.rejects(transaction, LOST)
    await until(() => after.length === 20)
    for (const error of after) assert.match((error as { code: string }).code, LOST.code)
    assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
  }
})

test('what a lost transaction still asks is not done on the connection of somebody else', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 1 })
  await sql`create table if not exists half_done (of text)`
  t.after(() => driver(t, DATABASE.href, { max: 1 })`drop table half_done`)
  let goOn = () => {}
  const reconnected = new Promise<void>((resolve) => (goOn = resolve))
  let rest: Promise<unknown> = Promise.resolve()
  const transaction = sql.begin((tx) => (rest = (async () => {
    await tx`insert into half_done values ('first half')`
    way.cut('RST')
    await reconnected
    await tx`insert into half_done values ('second half')`
  })()))
  await assert.rejects(transaction, LOST)
  await sql`select 1`
  goOn()
  await assert.rejects(rest, LOST)
  assert.deepEqual([...await sql`select * from half_done`], [])
})

test('a transaction says so when a statement failed that nobody waited for', async (t) => {
  const sql = driver(t, DATABASE.href, { max: 1 })
  await sql`create table if not exists not_kept (of text)`
  t.after(() => driver(t, DATABASE.href, { max: 1 })`drop table not_kept`)
  const transaction = sql.begin(async (tx) => {
    await tx`insert into not_kept values ('a row')`
    void tx`select 1 / 0`.execute()
  })
  await assert.rejects(transaction, { code: '22012' })
  assert.deepEqual([...await sql`select * from not_kept`], [])
})

test('statements that wait for their turn in a lost transaction are told so, too', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 1 })
  const all = sql.begin((tx) => {
    const asked = [tx`select pg_sleep(5)`, tx`select 1`, tx`select 2`].map((query) => query.then(() => 'done', ({ code }: { code: string }) => code))
    setTimeout(() => way.cut('RST'), 100)
    return Promise.all(asked).then((told) => (assert.equal(told.includes('done'), false), told))
  })
  await assert.rejects(all, LOST)
})

test('a reserved connection that was lost answers with an error, and giving it back lends nobody a dead one', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 1 })
  const mine = await sql.reserve()
  await mine`select 1`
  way.cut('RST')
  for (let turn = 0; turn < 3; turn++) await assert.rejects(mine`select 1`, LOST)
  mine.release()
  assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
})

test('reserving while the database is away fails, and takes nothing from the pool', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 1 })
  way.close()
  for (let turn = 0; turn < 3; turn++) await assert.rejects(async () => (await sql.reserve()).release())
  way.open()
  const [mine, figure] = await Promise.all([sql.reserve().then((own) => (own.release(), 'mine')), sql`select 7 as figure`.then(([row]) => row!['figure'] as number)])
  assert.deepEqual([mine, figure], ['mine', 7])
})

for (const said of ['p', 'typarray', 'select 41']) {
  for (const end of ['FIN', 'RST'] as const) {
    test(`a connection cut off (${end}) as the driver says «${said}» is told to who waited, and the next one works`, async (t) => {
      const way = await wayTo(t)
      const sql = driver(t, way.url, { max: 1 })
      way.cutAt((chunk) => (said === 'p' ? chunk[0] === 'p'.charCodeAt(0) : chunk.includes(said)), end)
      await assert.rejects(sql`select 41`, LOST)
      assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
    })
  }
}

test('a connection that is lost amid an answer leaves nothing of it to the next', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 1 })
  await sql`select 1`
  const long = sql`select repeat('x', 1000) from generate_series(1, 200000)`
  await Promise.all([assert.rejects(long, LOST), until(() => way.carried() > 1_000_000).then(() => way.cut('RST'))])
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
})

test('a cursor whose connection is lost while its rows are worked on is told so', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 1 })
  const read = async () => {
    for await (const _rows of sql`select generate_series(1, 1000)`.cursor(10)) {
      way.cut('RST')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await assert.rejects(read, LOST)
  assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
})

test('a statement that cannot be sent fails alone', async (t) => {
  const sql = driver(t, DATABASE.href, { max: 1 })
  await sql`select 1`
  const told = await Promise.allSettled([sql`select pg_sleep(0.1), 1 as figure`, sql`select ${undefined as never}`, sql`select 3 as figure`])
  assert.deepEqual(told.map(({ status }) => status), ['fulfilled', 'rejected', 'fulfilled'])
})

test('a listener hears again once the database is back', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 2 })
  const heard: string[] = []
  let listens = 0
  await sql.listen('news', (text) => heard.push(text), () => listens++)
  for (const end of ['FIN', 'RST'] as const) {
    const before = listens
    way.close()
    way.cut(end)
    await new Promise((resolve) => setTimeout(resolve, 500))
    way.open()
    await until(() => listens > before)
    await sql.notify('news', end).catch(() => sql.notify('news', end))
    await until(() => heard.includes(end))
  }
})

test('what waits for a connection longer than one may take to open is given up', async (t) => {
  const way = await wayTo(t)
  way.hold()
  const sql = driver(t, way.url, { max: 1, connect_timeout: 1 })
  const started = Date.now()
  const told = await Promise.allSettled(Array.from({ length: 8 }, () => sql`select 1`))
  assert.ok(told.every(({ status }) => status === 'rejected'))
  assert.ok(Date.now() - started < 5_000)
})
