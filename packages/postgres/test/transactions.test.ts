import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type postgres from '@trace/postgres'
import { openRelay } from './relay.ts'
import { DATABASE, driver, wayTo } from './way.ts'

const LOST = { code: /^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/ }
const ABORTED = { code: '25P02' }

/** A table of one test. */
async function tableOf(t: TestContext, name: string): Promise<{ kept(): Promise<string[]> }> {
  const sql = driver(t, DATABASE.href, { max: 1 })
  await sql.unsafe(`drop table if exists ${name}; create table ${name} (of text unique)`)
  t.after(() => driver(t, DATABASE.href, { max: 1 }).unsafe(`drop table ${name}`))
  return { kept: async () => (await sql<{ of: string }[]>`select of from ${sql(name)} order by of`).map((row) => row.of) }
}

const codeOf = (query: Promise<unknown>): Promise<string> => query.then(() => 'done', ({ code }: { code: string }) => code)

test('a transaction begins with what is asked first, and all of that is one way to PostgreSQL', async (t) => {
  const relay = await openRelay(DATABASE.href)
  t.after(relay.close)
  const sql = driver(t, relay.url, { max: 1 })
  const work = (tx: postgres.TransactionSql) => Promise.all([tx`select ${1}::int as a`, tx`select ${2}::int as b`, tx`select txid_current_if_assigned() as id, now() = statement_timestamp() as first`])
  // A connection prepares its statements at their first use.
  await sql.begin(work)
  const before = relay.trips()
  const [[a], [b]] = await sql.begin(work)
  assert.deepEqual([a, b, relay.trips() - before], [{ a: 1 }, { b: 2 }, 2])
})

test('what is asked in a transaction stands together or not at all, whether its statements were prepared or not', async (t) => {
  const { kept } = await tableOf(t, 'together')
  const sql = driver(t, DATABASE.href, { max: 1 })
  for (const turn of ['a', 'b', 'c']) {
    await sql.begin((tx) => Promise.all([tx`insert into together values (${turn})`, tx`insert into together values (${`${turn} and more`})`]))
    await assert.rejects(
      sql.begin(async (tx) => {
        await Promise.all([tx`insert into together values (${`${turn} undone`})`, tx`insert into together values (${`${turn} undone, too`})`])
        throw new Error('changed my mind')
      }),
      /changed my mind/,
    )
  }
  assert.deepEqual(await kept(), ['a', 'a and more', 'b', 'b and more', 'c', 'c and more'])
})

test('where a transaction cannot begin nothing of it is done, now or later', async (t) => {
  const { kept } = await tableOf(t, 'unbegun')
  for (const max of [1, 2]) {
    const sql = driver(t, DATABASE.href, { max })
    await sql`select 1`
    for (let turn = 0; turn < 3; turn++) {
      const told: string[] = []
      const transaction = sql.begin('isolation level none at all', async (tx) => {
        const insert = (of: string) => codeOf(tx`insert into unbegun values (${of})`).then((code) => told.push(code))
        await Promise.all([insert('first'), insert('second'), codeOf(tx.unsafe("insert into unbegun values ('simple')")).then((code) => told.push(code))])
        await insert('afterwards')
        await codeOf(tx.savepoint((inner) => inner`insert into unbegun values ('in a savepoint')`)).then((code) => told.push(code))
      })
      await assert.rejects(transaction, { code: '42601' })
      assert.deepEqual(told, Array.from({ length: 5 }, () => '42601'))
      assert.deepEqual([...await sql`select ${7}::int as figure`], [{ figure: 7 }])
    }
  }
  assert.deepEqual(await kept(), [])
})

test('a transaction that cannot begin with a statement of its own kind does nothing either', async (t) => {
  const { kept } = await tableOf(t, 'unbegun_simple')
  const sql = driver(t, DATABASE.href, { max: 1 })
  const transaction = sql.begin('isolation level none at all', async (tx) => {
    await Promise.all([tx.unsafe("insert into unbegun_simple values ('first')"), tx`insert into unbegun_simple values (${'second'})`])
  })
  await assert.rejects(transaction, { code: '42601' })
  assert.deepEqual(await kept(), [])
  await sql.begin(async (tx) => {
    await Promise.all([tx.unsafe("insert into unbegun_simple values ('first')"), tx`insert into unbegun_simple values (${'second'})`])
  })
  assert.deepEqual(await kept(), ['first', 'second'])
})

test('of statements sent together PostgreSQL leaves out all after one that fails, and keeps none', async (t) => {
  const { kept } = await tableOf(t, 'left_out')
  const sql = driver(t, DATABASE.href, { max: 1 })
  const attempt = (tx: postgres.TransactionSql, told: string[]) =>
    Promise.all([
      codeOf(tx`insert into left_out values (${'before'})`),
      codeOf(tx`select 1 / ${0}::int`),
      codeOf(tx`insert into left_out values (${'after'})`),
      codeOf(tx`select 1`),
    ]).then((codes) => void told.push(...codes))
  for (let turn = 0; turn < 3; turn++) {
    const told: string[] = []
    await assert.rejects(sql.begin((tx) => attempt(tx, told)), { code: '22012' })
    assert.deepEqual(told, ['done', '22012', ABORTED.code, ABORTED.code])
    await assert.rejects(sql.begin((tx) => Promise.all([tx`select 1 / ${0}::int`, tx`insert into left_out values (${'after the first'})`])), { code: '22012' })
    assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
  }
  assert.deepEqual(await kept(), [])
})

test('a statement that nobody waited for takes the whole transaction with it, as the first one, too', async (t) => {
  const { kept } = await tableOf(t, 'unwaited')
  const sql = driver(t, DATABASE.href, { max: 1 })
  for (let turn = 0; turn < 3; turn++) {
    await assert.rejects(
      sql.begin(async (tx) => {
        void tx`select 1 / ${0}::int`.execute()
        void tx`insert into unwaited values (${'lost'})`.execute()
      }),
      { code: '22012' },
    )
    await sql.begin(async (tx) => void tx`insert into unwaited values (${`kept ${turn}`})`.execute())
  }
  assert.deepEqual(await kept(), ['kept 0', 'kept 1', 'kept 2'])
})

for (const end of ['FIN', 'RST'] as const) {
  test(`a connection that breaks (${end}) as a transaction begins is told to all that it asked, and nothing is kept`, async (t) => {
    const { kept } = await tableOf(t, 'broken')
    const way = await wayTo(t)
    const sql = driver(t, way.url, { max: 1 })
    const work = async (tx: postgres.TransactionSql) => {
      const asked = ['first', 'second'].map((of) => codeOf(tx`insert into broken values (${of})`))
      const told = await Promise.all(asked)
      told.push(await codeOf(tx`insert into broken values (${'afterwards'})`))
      for (const code of told) assert.match(code, LOST.code)
    }
    for (let turn = 0; turn < 3; turn++) {
      await sql`select ${turn}::int`
      way.cutAt((chunk) => chunk.includes('begin'), end)
      await assert.rejects(sql.begin(work), LOST)
      assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
    }
    assert.deepEqual(await kept(), [])
  })
}

test('a transaction whose backend is ended is told so, and the next one works', async (t) => {
  const { kept } = await tableOf(t, 'ended')
  const sql = driver(t, DATABASE.href, { max: 1 })
  const other = driver(t, DATABASE.href, { max: 1 })
  for (let turn = 0; turn < 3; turn++) {
    const [{ pid }] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`
    const transaction = sql.begin((tx) => Promise.all([tx`insert into ended values (${'first'})`, tx`select pg_sleep(5)`, tx`insert into ended values (${'second'})`]))
    setTimeout(() => void other`select pg_terminate_backend(${pid})`.execute(), 50)
    await assert.rejects(transaction)
    assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
  }
  assert.deepEqual(await kept(), [])
})

test('a statement that takes too long ends what was sent with it', async (t) => {
  const { kept } = await tableOf(t, 'too_long')
  const sql = driver(t, DATABASE.href, { max: 1, connection: { statement_timeout: 100 } })
  for (let turn = 0; turn < 2; turn++) {
    await assert.rejects(
      sql.begin((tx) => Promise.all([tx`insert into too_long values (${'before'})`, tx`select pg_sleep(${5}::int)`, tx`insert into too_long values (${'after'})`])),
      { code: '57014' },
    )
    await assert.rejects(
      sql.begin((tx) => Promise.all([tx`select pg_sleep(${5}::int)`, tx`insert into too_long values (${'after the first'})`])),
      { code: '57014' },
    )
  }
  assert.deepEqual(await kept(), [])
})

/** Whoever comes waits until all are there. */
function meeting(expected: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  let missing = expected
  return () => {
    if (--missing === 0) all.resolve()
    return all.promise
  }
}

test('of two transactions that cannot both stand one is told so, and may be tried again', async (t) => {
  const { kept } = await tableOf(t, 'contended')
  const sql = driver(t, DATABASE.href, { max: 3 })
  await sql`insert into contended values ('one'), ('two')`
  for (let turn = 0; turn < 2; turn++) {
    const bothHold = meeting(2)
    const told = await Promise.allSettled(
      [['one', 'two'], ['two', 'one']].map(([a, b], at) =>
        sql.begin(async (tx) => {
          await tx`select * from contended where of = ${a!} for update`
          await bothHold()
          await tx`select * from contended where of = ${b!} for update`
          await tx`insert into contended values (${`by ${at} in turn ${turn}`})`
        }),
      ),
    )
    const lost = told.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    assert.deepEqual(lost, ['40P01'])
  }
  const bothSaw = meeting(2)
  const update = (of: string, saw = async () => {}) =>
    sql.begin('isolation level repeatable read', async (tx) => {
      await tx`select from contended`
      await saw()
      await tx`update contended set of = of where of = ${of}`
    })
  const told = await Promise.all([codeOf(update('one', bothSaw)), codeOf(update('one', bothSaw))])
  assert.deepEqual(told.toSorted(), ['40001', 'done'])
  await update('one')
  assert.equal((await kept()).length, 4)
})

test('what is asked once a transaction is over is refused, and done nowhere', async (t) => {
  const { kept } = await tableOf(t, 'over')
  const sql = driver(t, DATABASE.href, { max: 1 })
  let late!: postgres.TransactionSql
  await sql.begin(async (tx) => {
    late = tx
    await tx`insert into over values ('in time')`
  })
  await assert.rejects(late`insert into over values ('late')`, LOST)
  await assert.rejects(sql.begin(async (tx) => {
    late = tx
    await tx`select 1 / 0`
  }))
  await assert.rejects(late`insert into over values ('late')`, LOST)
  assert.deepEqual(await kept(), ['in time'])
})

test('a transaction that asks nothing takes no connection, and one that refuses first takes none either', async (t) => {
  const way = await wayTo(t)
  const sql = driver(t, way.url, { max: 1 })
  assert.equal(await sql.begin(async () => 'done'), 'done')
  await assert.rejects(sql.begin(async () => { throw new Error('refused') }), /refused/)
  assert.equal(way.carried(), 0)
})

test('a first statement that cannot be built fails with all that follows, and the connection is free', async (t) => {
  const { kept } = await tableOf(t, 'unbuilt')
  const sql = driver(t, DATABASE.href, { max: 1 })
  for (let turn = 0; turn < 2; turn++) {
    await assert.rejects(sql.begin(async (tx) => {
      await tx`select ${undefined as never}`.catch(() => {})
      await tx`insert into unbuilt values ('after')`
    }), { code: 'UNDEFINED_VALUE' })
    await assert.rejects(sql.begin((tx) => Promise.all([tx`insert into unbuilt values ('before')`, tx`select ${undefined as never}`])), { code: 'UNDEFINED_VALUE' })
    assert.deepEqual([...await sql`select 7 as figure`], [{ figure: 7 }])
  }
  assert.deepEqual(await kept(), [])
})

test('transactions wait for a free connection, one after another, and each keeps its own', async (t) => {
  const { kept } = await tableOf(t, 'in_turn')
  const sql = driver(t, DATABASE.href, { max: 2 })
  const names = Array.from({ length: 40 }, (_, at) => `row ${String(at).padStart(2, '0')}`)
  await Promise.all(
    names.map((of, at) =>
      sql.begin(async (tx) => {
        const [, [own]] = await Promise.all([tx`insert into in_turn values (${of})`, tx<[{ count: number }]>`select count(*)::int as count from in_turn where of = ${of}`])
        assert.equal(own.count, 1)
        if (at % 2 === 1) throw new Error('odd')
      }).catch((error: Error) => assert.equal(error.message, 'odd')),
    ),
  )
  assert.deepEqual(await kept(), names.filter((_, at) => at % 2 === 0))
})

test('savepoints at the beginning, and what they undo, leave the rest', async (t) => {
  const { kept } = await tableOf(t, 'inside')
  const sql = driver(t, DATABASE.href, { max: 1 })
  for (const turn of ['a', 'b']) {
    await sql.begin(async (tx) => {
      await codeOf(tx.savepoint(async (inner) => {
        await inner`insert into inside values (${`${turn} undone`})`
        throw new Error('not this')
      }))
      await tx`insert into inside values (${turn})`
    })
  }
  assert.deepEqual(await kept(), ['a', 'b'])
})
