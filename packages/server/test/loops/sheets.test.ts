import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resources } from '@trace/domain/menu.ts'
import { fold } from '@trace/define/text/fold.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { readSheet } from '../read-sheet.ts'
import { finished } from '../finished.ts'
import { DEFINITIONS, thirdOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { upload } from '../upload.ts'
import { sheet } from '../workbooks.ts'
import { givenThreeOfEach } from './world.ts'

let call: Awaited<ReturnType<typeof server.signIn>>
const server = testServer(async () => {
  await givenThreeOfEach(server)
  call = await server.signIn('everything')
})

const at = (path: string) =>
  resources.filter(({ name }) => operations.some((operation) => operation.path === path.replace('{r}', name)))

for (const resource of thirdOf(at('/api/admin/export-{r}'), 'exports', ...DEFINITIONS)) {
  const { name, fields, title } = resource

  test(`${name}: the workbook holds the rows of the list, in its order, however it is narrowed`, async () => {
    const first = (await call('GET', `/${name}?id=1`)).data.entries[0]
    const word = fold(String(first?.[title] ?? 'mau'))
    const sorted = Object.keys(fields).find((column) => fields[column]!.kind === 'text')
    const toggled = Object.keys(fields).find((column) => fields[column]!.kind === 'toggle')
    const queries = [
      'id_to=60',
      'id=2',
      'id=999999',
      `search=${encodeURIComponent(word)}&id_to=99`,
      `id_to=60&sort_by=${sorted ?? 'id'}&sort_dir=desc`,
      ...(toggled ? [`${toggled}=false&id_to=99`] : []),
    ]
    for (const query of queries) {
      const list = await call('GET', `/${name}?length=100&${query}`)
      const reply = await call('GET', `/export-${name}?${query}`)
      assert.equal(reply.code, 200, reply.message)
      assert.deepEqual(
        await idsAt(reply.data.url),
        list.data.entries.map(({ id }) => id),
        query,
      )
      const count = (await call('GET', `/count-${name}?${query}`)).data?.entry
      if (count?.total !== undefined) assert.equal(count.total, list.data.pagination.total, query)
    }
  })
}

for (const { name, table, fields } of thirdOf(at('/api/admin/import-{r}'), 'imports', ...DEFINITIONS)) {
  const ungrouped = new Map(
    Object.values(fields).flatMap((field): [string, number][] =>
      field.ungrouped || field.digits ? [[field.label, field.digits ?? 0]] : [],
    ),
  )
  /** A number as the product shows it. */
  const shown = (column: string, said: string): string => {
    const digits = ungrouped.get(column)
    return digits === undefined ? formatNumber(said.replace(',', '.'), 7) : said.padStart(digits, '0')
  }

  if (!operationAt(operations, 'GET', `/api/admin/export-${name}`)) continue

  test(`${name}: what was exported changes nothing when it is brought in again`, async () => {
    const { url } = (await call('GET', `/export-${name}?id=1,2,3`)).data
    const bytes = (await server.app.inject({ url })).rawPayload
    const before = await server.sql`select * from ${server.sql(table)} where id in (1, 2, 3) order by id`
    const reply = await upload(server.app, `/import-${name}`, { token: call.token, name: 'tệp.xlsx', bytes })
    assert.equal(reply.code, 200, reply.message)
    const job = await finished(call, reply.data.job)
    assert.deepEqual([job.status, job.problems], ['done', []], job.message)
    assert.deepEqual([job.created, job.updated, job.unchanged], [0, 0, before.length])
    assert.deepEqual(await server.sql`select * from ${server.sql(table)} where id in (1, 2, 3) order by id`, before)
  })

  test(`${name}: the preview shows each cell of an export as it stands`, async () => {
    const { url } = (await call('GET', `/export-${name}?id=1,2,3`)).data
    const rows: Cell[][] = []
    for await (const { cells } of readSheet((await server.app.inject({ url })).rawPayload)) rows.push(cells.slice(1))
    const [headings = [], ...others] = rows
    const bytes = await sheet(headings.map(String), ...others)
    const reply = await upload(server.app, `/import-${name}/preview`, { token: call.token, name: 'tệp.xlsx', bytes })
    const { readings = [], total_rows, message } = await finished(call, reply.data.job)
    assert.ok(readings.length > 0 === Number(total_rows) > 0, message)
    for (const { column, said, read } of readings)
      assert.equal(read, /^-?\d+(,\d+)?$/.test(said) && read !== said ? shown(column, said) : said, column)
  })
}

/** The ids in a workbook, whose headings must all differ. */
async function idsAt(url: string): Promise<unknown[]> {
  const file = await server.app.inject({ url })
  assert.match(String(file.headers['content-disposition']), /\.xlsx$/)
  const rows: unknown[][] = []
  for await (const { cells } of readSheet(file.rawPayload)) rows.push(cells)
  assert.equal(new Set(rows[0]).size, rows[0]!.length, 'a heading stands twice')
  return rows.slice(1).map(([id]) => id)
}
