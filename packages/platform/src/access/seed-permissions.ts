import { actions, permissionsOn } from '@trace/define/subjects.ts'
import type { Sql } from '../ports/postgres/connect.ts'

/**
 * Adds the permissions that are missing on these subjects, which are grouped by heading; existing permissions stay
 * unchanged.
 */
export async function seedPermissions(sql: Sql, groups: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const rows = Object.entries(groups)
    .flatMap(([group, subjects]) =>
      permissionsOn(subjects).map(({ action, subject }) => ({
        action,
        subject,
        name: `${actions[action].label}: ${subjects[subject]}`,
        group,
      })),
    )
    .map((row, index) => ({ ...row, sort_order: index + 1 }))
  await sql`
    insert into permissions (action, subject, name, "group", sort_order)
    select action, subject, name, "group", sort_order from jsonb_to_recordset(${rows as never}) as p(action text, subject text, name text, "group" text, sort_order int)
    where not exists (select 1 from permissions k where k.action = p.action and k.subject = p.subject) order by sort_order`
}
