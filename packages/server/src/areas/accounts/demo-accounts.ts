import { text } from '@trace/define/kinds/index.ts'
import { always, many } from '@trace/platform/operation/answers.ts'
import { cachedSingles } from '@trace/platform/cached-singles.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'

/** Name of the single record that only the loading of the demo province writes. */
const RECORD = 'demo'

/** Remembers the accounts of a demo province that visitors may try, in the order in which they are offered. */
export const keepDemoAccounts = async (sql: Sql, accounts: readonly number[]): Promise<void> => {
  await sql`
    insert into single_records (name, value) values (${RECORD}, ${{ accounts } as never})
    on conflict (name) do update set value = excluded.value`
}

/** Forgets the demo accounts for good when a server starts without the demo. */
export const forgetDemoAccounts = async (sql: Sql): Promise<void> => {
  await sql`delete from single_records where name = ${RECORD}`
}

/**
 * Lists the accounts of the demo province by role; empty on any other installation. Their password is in a file of the
 * installation.
 */
const listDemoAccounts = operation({
  method: 'GET',
  path: '/api/web/demo-accounts',
  needs: 'public',
  allowance: 'lookUp',
  summary: 'Tài khoản dùng thử theo vai trò; chỉ có ở bản dữ liệu mẫu',
  answers: many({
    role: text('Vai trò', always),
    name: text('Họ tên', always),
    username: text('Tên đăng nhập', always),
  }),
  async run({ store, settings }) {
    if (settings.seed !== 'demo') return { entries: [] }
    const accounts = (await cachedSingles(store.sql))[RECORD]?.['accounts'] ?? []
    const entries = await store.unscoped('the accounts that a demo offers to its visitors')<
      { role: string; name: string; username: string }[]
    >`
      select r.name as role, u.name, u.username from users u join roles r on r.id = u.role_id
      where u.id = any(${accounts as number[]}) and u.is_active and u.deleted_at is null
      order by array_position(${accounts as number[]}, u.id)`
    return { entries: [...entries] }
  },
})

export const demoAccountOperations = [listDemoAccounts]
