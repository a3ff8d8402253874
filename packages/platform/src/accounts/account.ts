import type { PasswordOwner } from '@trace/define/password.ts'
import { Invalid } from '@trace/define/read.ts'
import type { Problems } from '@trace/define/read.ts'
import { hashPassword } from '../access/passwords.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { newPasswordProblem } from '../ports/settings/new-password.ts'
import { unscoped } from '../store/rows.ts'
import { endResets } from './resets.ts'

export interface Account {
  id: number
  name: string
  email: string
  role: { name: string }
  is_active: boolean
  last_login_ip: string | null
  password_hash: string | null
  has_factor: boolean
}

/** The account of an e-mail address or a user name, unless deleted. */
export async function findAccount(sql: Sql, said: string): Promise<Account | undefined> {
  const name = said.trim().toLowerCase()
  const [account] = await unscoped(sql, 'who signs in is found before it is known what they see')<Account[]>`
    select u.id, u.name, u.email, u.is_active, u.last_login_ip, json_build_object('name', r.name) as role, s.password_hash,
      coalesce(s.otp_confirmed, false) as has_factor
    from users u join roles r on r.id = u.role_id left join user_secrets s on s.user_id = u.id
    where (u.email = ${name} or u.username = ${name}) and u.deleted_at is null limit 1`
  return account
}

/** What is wrong with a password: too short, too long, easy to guess for people who know its owner, or not confirmed. */
export function newPasswordProblems(password: string, owner: PasswordOwner, confirmation?: string | null): Problems {
  const problem = newPasswordProblem(password, owner)
  return {
    ...(problem && { password: [problem] }),
    ...(confirmation !== undefined &&
      confirmation !== password && { password_confirmation: ['Hai mật khẩu không giống nhau'] }),
  }
}

/** Checks a new password of an existing account with `newPasswordProblems`; throws `Invalid`. */
export async function checkPasswordOf(
  sql: Sql,
  userId: number,
  password: string,
  confirmation?: string | null,
): Promise<void> {
  const [owner] = await unscoped(sql, 'a new password is held against its owner')<
    PasswordOwner[]
  >`select name, username, email from users where id = ${userId}`
  const problems = newPasswordProblems(password, owner ?? {}, confirmation)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

/** Hash of a typed password, or null when the rules refuse it; that error is reported with the rest of the form. */
export const hashTyped = async (typed: unknown, owner: PasswordOwner): Promise<string | null> =>
  typeof typed === 'string' && typed !== '' && !newPasswordProblem(typed, owner) ? hashPassword(typed) : null

/** Stores the new password of an account, by whatever way it was set; mailed links to another password end with it. */
export async function storePasswordHash(sql: Sql, userId: number, hash: string): Promise<void> {
  await sql`
    insert into user_secrets (user_id, password_hash) values (${userId}, ${hash})
    on conflict (user_id) do update set password_hash = ${hash}, updated_at = now()`
  await endResets(sql, userId)
}
