import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { before, test } from 'node:test'

const root = join(import.meta.dirname, '../../../..')

/** Checks sources as `npm run check` does, each as if it were a module of an area. */
const look = `
  import { text } from 'node:stream/consumers'
  import { parseSync } from 'oxc-parser'
  import { checkRows } from './scripts/check-rows.mjs'
  const path = 'packages/server/src/areas/tracing/tried.ts'
  const complaints = JSON.parse(await text(process.stdin)).map((source) =>
    checkRows([{ path, source, program: parseSync(path, source).program }]).filter((said) => said.startsWith(path)))
  console.log(JSON.stringify(complaints))`

const tried: [what: string, source: string, complaint: RegExp | null][] = [
  ['counts the rows of all producers', 'sql`select count(*) from traces t`', /reads the table traces past every reach/],
  ['joins them', 'sql`select 1 from wards w join products p on true`', /reads the table products/],
  ['names them in a list of tables', 'sql`select 1 from wards w, traces t`', /reads the table traces/],
  ['names them in quotes', 'sql`select 1 from "traces"`', /reads the table traces/],
  ['shouts', 'sql`SELECT 1 FROM TRACES`', /reads the table traces/],
  ['names the schema too', 'sql`select 1 from public . traces`', /reads the table traces/],
  ['hides the name behind a comment', 'sql`select 1 from /* all */ traces`', /reads the table traces/],
  ['reads rows inside a row', 'sql`select 1 from diary_inputs`', /reads the table diary_inputs/],
  ['reads sums over rows', 'sql`select sum(count) from scan_days`', /reads the table scan_days/],
  ['fills the name in', "sql`select 1 from ${sql('traces')}`", /names the table traces past the store/],
  ['fills a name in that is not told', 'sql`select 1 from ${sql(table)}`', /reads a table that is not told here/],
  ['keeps a part in a constant', 'const all = sql`select * from traces`', /reads the table traces/],
  [
    'keeps the table in a constant',
    'const all = sql(table); sql`select 1 from ${all}`',
    /a table that is not told here/,
  ],
  ['breaks off before the table', 'const all = sql`select 1 from`', /breaks off before the table/],
  ['hands in text', "sql.unsafe('select * from traces')", /sql\.unsafe is for the store/],
  ['gives no reason', "store.unscoped('')`select 1 from traces`", /reads the table traces/],
  ['keeps the reason elsewhere', 'store.unscoped(why)`select 1 from traces`', /reads the table traces/],
  ['writes', 'sql`update batches set progress = 1`', /writes the table batches past the store/],
  ['writes for a reason', "unscoped(sql, 'it must be so')`delete from wards`", /writes the table wards/],
  ['adds', 'sql`insert into order_histories (note) values (1)`', /writes the table order_histories/],
  ['reads within reach', 'sql`select 1 from ${store.rows(traces)} t join wards w on true`', null],
  ['keeps the rows in a constant', 'const seen = store.rows(traces); sql`select 1 from ${seen} t`', null],
  ['says why', "store.unscoped('only how many is told')`select count(*) from traces`", null],
  ['holds a row', 'sql`select 1 from ${rows(traces)} t for update`', null],
  ['speaks of columns', "sql`select t.orders, extract(day from t.users) as traces, ' from traces' from wards t`", null],
]

let complaints: string[][]

before(() => {
  const input = JSON.stringify(tried.map(([, source]) => source))
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', look], { cwd: root, input })
  complaints = JSON.parse(String(told)) as string[][]
})

for (const [at, [what, , complaint]] of tried.entries()) {
  test(`an operation that ${what} is ${complaint ? 'refused by the check' : 'let through'}`, () => {
    const said = complaints[at]!.join('\n')
    if (complaint) assert.match(said, complaint)
    else assert.equal(said, '')
  })
}
