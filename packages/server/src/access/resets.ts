import type { Sql } from '../database/connect.ts'
import { hashToken, newToken } from './tokens.ts'

/** Minutes a reset link is good for. */
export const RESET_MINUTES = 30

/** A link that sets a new password, once; earlier ones of the account no longer do. */
export async function newResetToken(sql: Sql, userId: number): Promise<string> {
  const token = newToken('cnr')
  await sql`delete from password_resets where user_id = ${userId}`
  await sql`
    insert into password_resets (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + ${`${RESET_MINUTES} minutes`}::interval)`
  return token
}

export async function findReset(sql: Sql, token: string): Promise<number | undefined> {
  const [found] = await sql<{ user_id: number }[]>`
    select user_id from password_resets where token_hash = ${hashToken(token)} and used_at is null and expires_at > now()`
  return found?.user_id
}

/** Takes a reset token, so that it serves once however many try at the same time. */
export async function spendReset(sql: Sql, token: string): Promise<number | undefined> {
  const [found] = await sql<{ user_id: number }[]>`
    update password_resets set used_at = now()
    where token_hash = ${hashToken(token)} and used_at is null and expires_at > now() returning user_id`
  return found?.user_id
}
