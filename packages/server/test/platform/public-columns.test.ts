import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../../..')

/** Looks through modules as `npm run check` does. */
const look = `
  import { text } from 'node:stream/consumers'
  import { parseSync } from 'oxc-parser'
  import { checkPublic } from './scripts/check-public.mjs'
  const path = 'packages/server/src/public/tried.ts'
  const complaints = JSON.parse(await text(process.stdin)).map((source) =>
    checkPublic([{ path, source, program: parseSync(path, source).program }]).filter((said) => said.startsWith(path)))
  console.log(JSON.stringify(complaints))`

const tried: [what: string, source: string, complaint: RegExp | null][] = [
  ['shows a name as it stands', 'sql`select p.name from products p`', /products\.name/],
  ['names no alias', 'sql`select name from products`', /products\.name/],
  [
    'narrows by it',
    'sql`select 1 from articles a join manufactures m on m.tax_code = a.title`',
    /manufactures\.tax_code/,
  ],
  ['keeps a part apart', 'const where = sql`p.product_group_id = 1`', /products\.product_group_id/],
  ['lists columns', 'sql`select ${sql(shown.map((field) => `p.${field}`))} from products p`', /products\./],
  ['shows what a producer typed', 'sql`select t.recall_reason from traces t`', /traces\.recall_reason/],
  [
    'reads the vouched copy',
    "sql`select p.name from traces t cross join lateral ${vouchedRow(sql, 'products', 't.product_id')} p`",
    null,
  ],
  ['reads one value of it', "sql`select ${vouchedText(sql, 'p', 'name')} as name, p.slug from products p`", null],
  ['names what the server gave', 'sql`select p.code from products p where p.slug = 1 and p.deleted_at is null`', null],
  ['reads another list', 'sql`select g.name, (select name from product_groups) from product_groups g`', null],
]

const complaints = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', look], {
    cwd: root,
    input: JSON.stringify(tried.map(([, source]) => source)),
    encoding: 'utf8',
  }),
) as string[][]

for (const [at, [what, , complaint]] of tried.entries()) {
  test(`a module for strangers that ${what} is ${complaint ? 'complained of' : 'let through'}`, () => {
    const found = complaints[at]!
    if (!complaint) assert.deepEqual(found, [])
    else assert.match(found.join('\n'), complaint)
  })
}
