import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Fields } from '@trace/define/field.ts'
import { integer, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { foldFunction } from '@trace/platform/schema/fold-function.ts'
import { refuseOwnTables } from '@trace/platform/schema/own-tables.ts'
import { schemaChange } from '@trace/platform/schema/schema-change.ts'
import { schemaOf } from '@trace/platform/schema/schema.ts'
import { emptyDatabase } from '../empty-database.ts'

let sql: Pool
let drop: () => Promise<void>

before(async () => {
  sql = connect(await emptyDatabase({ after: (done) => void (drop = done as () => Promise<void>) }), { max: 1 })
  await sql.unsafe('create extension unaccent; create extension pg_trgm')
  await sql.unsafe(foldFunction())
})
after(async () => {
  await sql.end()
  await drop()
})

const boats = (searched: boolean) =>
  schemaOf([
    resource('boats', {
      label: 'Tàu cá',
      fields: {
        name: text('Tên', { required: true, searchable: true }),
        plate: text('Số đăng ký', { searchable: searched, unique: true }),
      },
      columns: ['name'],
    }),
  ])

test('a field that becomes searchable leaves every index as the definition has it', async () => {
  const [before, after] = [boats(false), boats(true)]
  await sql.unsafe(schemaChange({}, before))
  await sql.unsafe(schemaChange(before, after))
  const kept = await sql<{ name: string }[]>`select indexname as name from pg_indexes where tablename = 'boats'`
  assert.deepEqual(
    kept.map(({ name }) => name).toSorted(),
    ['boats_pkey', ...Object.keys(after['boats']!.indexes)].toSorted(),
  )
})

test('a list may not be named as a table of the platform', async () => {
  const named = (name: string) =>
    schemaOf([resource(name, { label: 'Việc', fields: { name: text('Tên') }, columns: ['name'] })])
  await refuseOwnTables(named('boats'))
  await assert.rejects(refuseOwnTables(named('told-expiries')), /table 'told_expiries' of its own/)
})

const nets = (fields: Fields) => schemaOf([resource('nets', { label: 'Lưới', fields, columns: ['name'] })])

test('a required field that is removed stops to be required of new rows, and its values stay', async () => {
  const name = text('Tên', { required: true })
  const [before, after] = [nets({ name, mesh: integer('Cỡ mắt lưới', { required: true }) }), nets({ name })]
  await sql.unsafe(schemaChange({}, before))
  await sql`insert into nets (name, mesh) values ('Lưới rê', 40)`
  await sql.unsafe(schemaChange(before, after))
  await sql`insert into nets (name) values ('Lưới vây')`
  assert.deepEqual(
    (await sql`select mesh from nets order by id`).map(({ mesh }) => mesh),
    [40, null],
  )
})

test('a required field is added to a list with rows once somebody has written their value', async () => {
  const name = text('Tên', { required: true })
  const [before, after] = [nets({ name }), nets({ name, owner: text('Chủ', { required: true }) })]
  const change = schemaChange(before, after)
  const filled = change.replace('-- update nets set owner = ;', "update nets set owner = 'Chưa rõ';")
  assert.notEqual(filled, change)
  await assert.rejects(
    sql.begin((own) => own.unsafe(change)),
    /contains null values/,
  )
  await sql.unsafe(filled)
  assert.deepEqual(
    (await sql`select distinct owner from nets`).map(({ owner }) => owner),
    ['Chưa rõ'],
  )
})
