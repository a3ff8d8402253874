import { passwordProblem, users } from '@trace/domain'
import type { Sql } from '../database/connect.ts'
import { refuseField } from '../refusal.ts'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'

export interface Account {
  id: number
  name: string
  email: string
  role: { name: string }
  is_active: boolean
  password_hash: string | null
  otp_secret: string | null
  otp_confirmed: boolean
}

/** The living account of an e-mail address or a user name. */
export async function findAccount(sql: Sql, said: string): Promise<Account | undefined> {
  const name = said.trim().toLowerCase()
  const [account] = await sql<Account[]>`
    select u.id, u.name, u.email, u.is_active, json_build_object('name', r.name) as role, s.password_hash, s.otp_secret, coalesce(s.otp_confirmed, false) as otp_confirmed
    from ${sql(users.table)} u join roles r on r.id = u.role_id left join user_secrets s on s.user_id = u.id
    where (u.email = ${name} or u.username = ${name}) and u.deleted_at is null limit 1`
  return account
}

/** Refuses a password that is too short, too long, too common, or not the same twice. */
export function checkNewPassword(password: string, confirmation?: string | null): void {
  const problem = passwordProblem(password, commonPasswords)
  if (problem) throw refuseField('password', problem)
  if (confirmation !== undefined && confirmation !== password) throw refuseField('password_confirmation', 'Hai mật khẩu không giống nhau')
}

export async function setPassword(sql: Sql, userId: number, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await sql`
    insert into user_secrets (user_id, password_hash) values (${userId}, ${hash})
    on conflict (user_id) do update set password_hash = ${hash}, updated_at = now()`
}
