import type { Permission } from '@trace/define/permission.ts'
import type { Sql } from '../ports/postgres/connect.ts'

interface SeededRole {
  code: string
  name: string
  scope: string
  /** Permissions of the role; 'all' includes those that later versions add. */
  permissions: 'all' | readonly Permission[]
  /** Values of columns that the product adds to roles. */
  more?: Readonly<Record<string, string | boolean>>
}

/** Adds the missing roles; existing ones stay unchanged, except that a role with all permissions gets the new ones. */
export async function seedRoles(sql: Sql, roles: readonly SeededRole[]): Promise<void> {
  for (const { code, name, scope, permissions, more = {} } of roles) {
    const [known] = await sql`select 1 from roles where code = ${code}`
    if (known && permissions === 'all') await grantAll(sql, code)
    if (known) continue
    const permission_ids =
      permissions === 'all' ? sql`array(select id from permissions order by id)` : idsOf(sql, permissions)
    await sql`insert into roles ${sql({ code, name, scope, approval_status: 'approved', ...more, permission_ids } as never)}`
  }
}

/** SQL: the ids of these permissions. */
const idsOf = (sql: Sql, granted: readonly Permission[]) => sql`array(
  select p.id from permissions p join jsonb_to_recordset(${granted as never}) as g(action text, subject text)
    on g.action = p.action and g.subject = p.subject order by p.id)`

/** Gives a role every permission there is. */
const grantAll = (sql: Sql, code: string) => sql`
  update roles r set permission_ids = every.ids, version = version + 1
  from (select array_agg(id order by id) as ids from permissions) every
  where r.code = ${code} and r.permission_ids is distinct from every.ids`
