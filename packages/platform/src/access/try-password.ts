import type { Sql } from '../ports/postgres/connect.ts'
import { inTurn, isRightPassword } from './passwords.ts'
import { countAttempt, refuseSpent } from './throttle.ts'
import type { Try } from './throttle.ts'

/**
 * Checks a password outside of any transaction. A wrong one costs a try under each key, a correct one none. Tries
 * are counted before the next check starts, so parallel guesses gain nothing. `who` names the caller in the queue if
 * nobody is signed in yet.
 */
export async function tryPassword(
  sql: Sql,
  password: string,
  kept: string | null,
  tries: readonly Try[],
  who?: string,
): Promise<boolean> {
  await refuseSpent(sql, tries)
  return inTurn(async () => {
    await refuseSpent(sql, tries)
    const right = await isRightPassword(password, kept)
    if (!right) for (const one of tries) await countAttempt(sql, ...one)
    return right
  }, who)
}
