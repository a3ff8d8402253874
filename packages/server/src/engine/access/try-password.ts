import type { Sql } from '../../ports/postgres/connect.ts'
import { inTurn, isPassword } from './passwords.ts'
import { countTry, refuseSpent } from './throttle.ts'
import type { Try } from './throttle.ts'

/**
 * Holds a password against the one kept, outside of any transaction. Wrong ones cost a try under each of the keys, right ones none; they
 * are counted before the next in turn is looked at, so that many at once win nothing.
 */
export async function tryPassword(
  sql: Sql,
  password: string,
  kept: string | null,
  tries: readonly Try[],
): Promise<boolean> {
  await refuseSpent(sql, tries)
  return inTurn(async () => {
    await refuseSpent(sql, tries)
    const right = await isPassword(password, kept)
    if (!right) for (const one of tries) await countTry(sql, ...one)
    return right
  })
}
