import { needs, singles } from '@trace/domain'
import type { Single } from '@trace/domain'
import type { Sql } from '../database/connect.ts'
import { operation } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { Refusal } from '../refusal.ts'
import { provinceOnly } from './approvals.ts'
import { withNames } from '../store/names.ts'
import { isNewest } from '../store/store.ts'

/** The records of which there is one: read by those signed in, changed by those who may. */
export const singleOperations: Operation[] = singles.flatMap((single: Single) => [
  operation({
    method: 'GET', path: `/api/admin${single.path}`, needs: single.open ? 'signedIn' : needs(single, 'update', 'edit', 'read', 'list', 'menu'), summary: `Xem ${single.label.toLowerCase()}`, input: {},
    run: async ({ store }) => ({ entry: await named(store.sql, single) }),
  }),
  operation({
    method: 'PUT', path: `/api/admin${single.path}`, needs: needs(single, 'update', 'edit'), summary: `Sửa ${single.label.toLowerCase()}`, input: single.fields,
    admit: provinceOnly(`thay đổi ${single.label.toLowerCase()}`),
    async run({ input, body, viewer, store }) {
      const { sql } = store
      await sql`select from single_records where name = ${single.name} for update`
      const before = await readSingle(sql, single.name)
      if (!isNewest(body['version'], before.version)) {
        throw new Refusal(409, 'Dữ liệu đã được người khác thay đổi', { data: { entry: await named(sql, single) } })
      }
      await sql`
        insert into single_records (name, value, updated_by) values (${single.name}, ${input as never}, ${viewer.id})
        on conflict (name) do update set value = excluded.value, updated_by = excluded.updated_by, updated_at = now(), version = single_records.version + 1`
      await store.note('update', { subject: single.name, label: single.label, old_values: before, new_values: input })
      return { entry: await named(sql, single) }
    },
  }),
])

/** A record as it is answered, with the names of what it refers to. */
const named = async (sql: Sql, { name, fields }: Single) => (await withNames(sql, fields, [await readSingle(sql, name)]))[0]

/** A record as it is kept; empty until somebody fills it in. */
export async function readSingle(sql: Sql, name: string): Promise<Record<string, unknown> & { version: number }> {
  const [row] = await sql<{ value: Record<string, unknown>; version: number; updated_at: string }[]>`
    select value, version, updated_at from single_records where name = ${name}`
  return row ? { ...row.value, version: row.version, updated_at: row.updated_at } : { version: 0 }
}
