import type { Pool } from '../ports/postgres/connect.ts'
import { sendResetMail } from './letters.ts'
import { mayMailLinks } from '../public-address.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { findAccount } from './account.ts'
import { newResetToken } from './resets.ts'
import { countAttempt } from '../access/throttle.ts'

/**
 * Sends a password reset, after the request was answered: the response time does not reveal whether an account exists.
 */
export async function sendReset(pool: Pool, settings: Settings, said: string): Promise<void> {
  if (!mayMailLinks(settings)) return
  const account = await findAccount(pool, said)
  if (!account?.is_active) return
  try {
    await countAttempt(pool, 'resetLetter', String(account.id))
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await pool.begin(async (sql) => sendResetMail(sql, settings, account, await newResetToken(sql, account.id)))
}
