import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue } from '@trace/define/catalogue.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { foldChange, foldFunction } from './fold-function.ts'
import { ownLinks, ownTables, refuseOwnTables } from './own-tables.ts'
import { schemaChange } from './schema-change.ts'
import { schemaOf } from './schema.ts'
import type { Schema } from './schema.ts'

/** File with the schema after all migrations of a folder. */
export const snapshotIn = (folder: string): string => join(folder, 'schema.json')

/**
 * Returns the schema of the current definitions, and the SQL that no migration has yet. The SQL of the first migration
 * also creates the platform's own tables.
 */
export async function pendingChange(folder: string): Promise<{ schema: Schema; sql: string }> {
  const before = await snapshotOf(folder)
  const schema = schemaOf(catalogue().resources)
  await refuseOwnTables(schema)
  const isFirst = Object.keys(before).length === 0
  const changes = isFirst
    ? [foldFunction(), await ownTables(), schemaChange(before, schema), await ownLinks()]
    : [schemaChange(before, schema, renamedColumns()), await foldChange(folder)]
  return { schema, sql: changes.filter(Boolean).join('\n') }
}

/** Throws if definitions need columns or indexes that no migration creates: each call on such a list would fail. */
export async function refuseForgottenMigration(folder: string): Promise<void> {
  const before = await snapshotOf(folder)
  if (schemaChange(before, schemaOf(catalogue().resources), renamedColumns()) !== '')
    throw new StartRefusal(
      'Định nghĩa có mục mà chưa bản chuyển đổi cơ sở dữ liệu nào tạo ra. Hãy chạy «npm run migration -- ten-thay-doi», đọc SQL nó ghi, rồi khởi động lại. Chưa có gì bị thay đổi',
    )
}

const snapshotOf = async (folder: string): Promise<Schema> =>
  JSON.parse(await readFile(snapshotIn(folder), 'utf8').catch(() => '{}')) as Schema

const renamedColumns = (): Record<string, string> =>
  Object.fromEntries(
    catalogue().resources.flatMap(({ table, fields }) =>
      Object.entries(fields).flatMap(([name, { was }]) => (was ? [[`${table}.${name}`, was]] : [])),
    ),
  )
