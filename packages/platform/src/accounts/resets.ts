import type { Sql } from '../ports/postgres/connect.ts'
import { hashToken, newToken } from '../access/tokens.ts'

/** Validity of a reset link, in minutes. */
export const RESET_MINUTES = 30
/** Validity of the link in an invitation, in hours: its receiver did not ask for it and may read it days later. */
export const INVITATION_HOURS = 72

/**
 * One-time token of a password reset link. Earlier tokens stay valid, so that requests by others do not break the
 * owner's.
 */
export async function newResetToken(sql: Sql, userId: number, minutes = RESET_MINUTES): Promise<string> {
  const token = newToken('cnr')
  await sql`
    insert into password_resets (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + ${`${minutes} minutes`}::interval)`
  return token
}

export async function findReset(sql: Sql, token: string): Promise<number | undefined> {
  const [found] = await sql<{ user_id: number }[]>`
    select user_id from password_resets where token_hash = ${hashToken(token)} and used_at is null and expires_at > now()`
  return found?.user_id
}

/** Spends a reset token: atomic, works once even for simultaneous requests. The account's other tokens are deleted. */
export async function spendReset(sql: Sql, token: string): Promise<number | undefined> {
  const [found] = await sql<{ user_id: number }[]>`
    update password_resets set used_at = now()
    where token_hash = ${hashToken(token)} and used_at is null and expires_at > now() returning user_id`
  if (found) await sql`delete from password_resets where user_id = ${found.user_id} and used_at is null`
  return found?.user_id
}
