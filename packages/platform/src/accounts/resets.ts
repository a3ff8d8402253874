import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { unscoped } from '../store/rows.ts'
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

/**
 * SQL: whether a reset token `r` still sets a password: it was neither used nor ended, and its account may sign in once
 * it has one.
 */
const isValid = (sql: Sql, token: string): Fragment => unscoped(sql, 'who holds a link has its token')`
  r.token_hash = ${hashToken(token)} and r.used_at is null and r.expires_at > now()
  and exists (select 1 from users u where u.id = r.user_id and u.is_active and u.deleted_at is null)`

export async function findReset(sql: Sql, token: string): Promise<number | undefined> {
  const [found] = await unscoped(sql, 'who holds a link has its token')<{ user_id: number }[]>`
    select user_id from password_resets r where ${isValid(sql, token)}`
  return found?.user_id
}

/** Spends a reset token: atomic, works once even for simultaneous requests. */
export async function spendReset(sql: Sql, token: string): Promise<number | undefined> {
  const [found] = await unscoped(sql, 'who holds a link has its token')<{ user_id: number }[]>`
    update password_resets r set used_at = now() where ${isValid(sql, token)} returning user_id`
  return found?.user_id
}

/** Ends the unused links to a new password of an account. */
export async function endResets(sql: Sql, userId: number): Promise<void> {
  await sql`delete from password_resets where user_id = ${userId} and used_at is null`
}
