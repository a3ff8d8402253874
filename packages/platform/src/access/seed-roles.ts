import type { Permission } from '@trace/define/permission.ts'
import type { Sql } from '../ports/postgres/connect.ts'

interface SeededRole {
  code: string
  name: string
  scope: string
  /** What it may do; 'all' holds what later versions add, too. */
  permissions: 'all' | readonly Permission[]
}

/** Adds the roles that are missing; those that are there stay as they are, but one that holds everything gets what is new. */
export async function seedRoles(sql: Sql, roles: readonly SeededRole[]): Promise<void> {
  for (const { code, name, scope, permissions } of roles) {
    const granted = permissions === 'all' ? [] : permissions
    await sql`
      insert into roles (code, name, scope, approval_status, permission_ids)
      select ${code}, ${name}, ${scope}, 'approved', array(
        select p.id from permissions p join jsonb_to_recordset(${granted as never}) as g(action text, subject text)
          on g.action = p.action and g.subject = p.subject order by p.id)
      where not exists (select 1 from roles where code = ${code})`
    if (permissions === 'all') await grantAll(sql, code)
  }
}

/** Gives a role every permission there is. */
export const grantAll = (sql: Sql, code: string) => sql`
  update roles r set permission_ids = every.ids, version = version + 1
  from (select array_agg(id order by id) as ids from permissions) every
  where r.code = ${code} and r.permission_ids is distinct from every.ids`
