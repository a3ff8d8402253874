import { endSessions } from '../access/sessions.ts'
import type { SettledRule } from '../request/settle.ts'
import { endResets } from './resets.ts'

/**
 * Rule: an account that is suspended or deleted, by whatever call, has no sessions and no links to a new password, so
 * that none of them is valid again once the account is back.
 */
export const shutAccounts: SettledRule = {
  watches: ['users'],
  async settle({ store: { sql }, written }) {
    for (const [id, { after }] of written.get('users') ?? []) {
      if (after && after['is_active'] === true) continue
      await endSessions(sql, id)
      await endResets(sql, id)
    }
  },
}
