import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import type { SettledRule } from '../request/settle.ts'
import { unscoped } from '../store/rows.ts'

/** Key of the advisory lock that protects the last administrator. */
const ADMINISTRATORS = 7_228_419

/**
 * Rule: at least one active account holds the role of this code, which administers the product. Throws 422 at the end
 * of a write that would leave none. Simultaneous writes wait for each other before they count.
 */
export const keepAdministrator = (role: string): SettledRule => ({
  watches: ['users', 'roles'],
  async settle({ store: { sql }, written }) {
    const { id } = await administration(sql, role)
    const loses = [...(written.get('users')?.values() ?? [])].some(
      ({ before }) => before?.['is_active'] === true && before['role_id'] === id,
    )
    if (!loses && !written.get('roles')?.has(id)) return
    await sql`select pg_advisory_xact_lock(${ADMINISTRATORS})`
    if ((await administration(sql, role)).holders === 0)
      throw new Refusal(422, 'Phải còn ít nhất một tài khoản quản trị hệ thống đang hoạt động')
  },
})

/** The role of a code, and how many active accounts hold it; none while the role is off. */
async function administration(sql: Sql, role: string): Promise<{ id: number; holders: number }> {
  const [found] = await unscoped(sql, 'one administrator must remain, whoever asks; nothing is told but that')<
    { id: number; holders: number }[]
  >`
    select r.id, count(u.id) filter (where u.is_active and u.deleted_at is null and r.is_active and r.deleted_at is null)::int as holders
    from roles r left join users u on u.role_id = r.id where r.code = ${role} group by r.id`
  return found!
}
