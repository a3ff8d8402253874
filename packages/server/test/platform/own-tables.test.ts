import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { foldFunction } from '@trace/platform/schema/fold-function.ts'
import { ownTables } from '@trace/platform/schema/own-tables.ts'
import { emptyDatabase } from '../empty-database.ts'
import { testServer } from '../server.ts'

const server = testServer()

const columnsIn = (sql: Pool, tables: readonly string[]) => sql<{ name: string; is: string }[]>`
  select table_name || '.' || column_name as name,
    concat_ws(' ', data_type, is_nullable, column_default, is_identity, generation_expression) as is
  from information_schema.columns where table_schema = 'public' and table_name = any(${[...tables]}) order by 1`

const indexesIn = async (sql: Pool, tables: readonly string[]): Promise<string[]> => {
  const rows = await sql<{ def: string }[]>`
    select regexp_replace(indexdef, '^CREATE (UNIQUE )?INDEX \\S+', '\\1') as def from pg_indexes
    where schemaname = 'public' and tablename = any(${[...tables]}) order by 1`
  return rows.map(({ def }) => def)
}

test('a new product begins with the same tables of the platform that this one has come to', async (t) => {
  const begun = connect(await emptyDatabase(t), { max: 1 })
  t.after(() => begun.end())
  await begun.unsafe(`${foldFunction()}\n${await ownTables()}`)
  const found = await begun<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`
  const tables = found.map(({ name }) => name)
  assert.ok(tables.length > 20)
  assert.deepEqual([...(await columnsIn(begun, tables))], [...(await columnsIn(server.sql, tables))])
  const here = await indexesIn(server.sql, tables)
  assert.deepEqual(
    (await indexesIn(begun, tables)).filter((index) => !here.includes(index)),
    [],
  )
})
