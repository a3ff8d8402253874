import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../until.ts'
import { testServer } from '../server.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { programUrl } from '@trace/platform/ports/postgres/program-role.ts'
import { numberGiverOf, openNumbers } from '@trace/platform/store/numbers.ts'

const server = testServer()
const stage = { activity_type: 'other', sector_kind: 'animal' }

test('people who make rows at the same time do not wait for each other’s codes', async () => {
  const admin = await server.signIn('everything')
  const makeStage = (name: string) => admin('POST', '/stages', { ...stage, name })
  const waiting = async () =>
    (
      await server.sql<{ query: string }[]>`
        select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    ).map(({ query }) => query)

  let asked: ReturnType<typeof makeStage>[] = []
  await server.sql.begin(async (sql) => {
    await sql`lock table system_logs in exclusive mode`
    asked = ['Ấp trứng', 'Úm gà con'].map(makeStage)
    await until(async () => (await waiting()).length === 2)
    for (const query of await waiting()) assert.match(query, /^insert into system_logs/)
  })

  const codes = (await Promise.all(asked)).map(({ data }) => data.entry.code)
  assert.equal(new Set(codes).size, 2)
  for (const code of codes) assert.match(code ?? '', /^CD-\d+$/)
})

test('a number is given once, whoever asks for it on whichever server', async (t) => {
  const address = programUrl(server.url).href
  const other = connect(address, { max: 1 })
  const closeOther = openNumbers(other, address)
  t.after(() => Promise.all([closeOther(), other.end()]))
  const servers = [numberGiverOf(server.program)!, numberGiverOf(other)!]

  const given = await Promise.all(
    Array.from({ length: 120 }, async (_, at) => {
      const [counter, count] = [`series ${at % 3}`, 1 + (at % 7)]
      const first = await servers[at % 2]!(counter, count)
      return Array.from({ length: count }, (_, place) => `${counter}: ${first + place}`)
    }),
  )

  const all = given.flat()
  assert.equal(new Set(all).size, all.length)
  for (const counter of ['series 0', 'series 1', 'series 2']) {
    const count = all.filter((number) => number.startsWith(counter)).length
    assert.ok(all.includes(`${counter}: 1`) && all.includes(`${counter}: ${count}`), `${counter} has no gap`)
  }
})

test('a form that is refused or only checked takes no number', async () => {
  const admin = await server.signIn('everything')
  const numberOf = (code: unknown) => Number(/\d+$/.exec(String(code)))
  const { entry: first } = (await admin('POST', '/stages', { ...stage, name: 'Thả giống' })).data

  const checked = await admin('POST', '/stages', { ...stage, name: 'Cho ăn' }, { 'check-only': '1' })
  const refused = await admin('POST', '/stages', { ...stage, name: '' })
  assert.deepEqual([checked.code, refused.code], [200, 422])

  const { entry: next } = (await admin('POST', '/stages', { ...stage, name: 'Thu hoạch' })).data
  assert.equal(numberOf(next.code), numberOf(first.code) + 1)
})
