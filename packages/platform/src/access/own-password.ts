import type { Sql } from '../ports/postgres/connect.ts'
import { refuseField } from '../refusal.ts'
import { unscoped } from '../store/rows.ts'
import type { Viewer } from '../viewer.ts'
import { clearAttempts } from './throttle.ts'
import type { Try } from './throttle.ts'
import { tryPassword } from './try-password.ts'

interface StoredSecrets {
  password_hash: string | null
  has_factor: boolean
  last_login_ip: string | null
}

export async function ownSecrets(sql: Sql, id: number): Promise<StoredSecrets> {
  const [kept] = await unscoped(sql, 'the account of who asks')<StoredSecrets[]>`
    select s.password_hash, coalesce(s.otp_confirmed, false) as has_factor, u.last_login_ip
    from users u left join user_secrets s on s.user_id = u.id where u.id = ${id}`
  return kept!
}

/**
 * Re-authentication: a session may be stolen, so whatever could hand the account over asks for the password again.
 * Wrong passwords count for the session and for the account, across all calls; a stolen session uses up its own tries,
 * not the owner's.
 */
export async function checkOwnPassword(
  sql: Sql,
  { viewer }: { viewer: Pick<Viewer, 'id' | 'session'> },
  password: string | null,
  field = 'password',
): Promise<void> {
  if (!password) throw refuseField(field, 'Mật khẩu hiện tại bắt buộc')
  const { password_hash } = await ownSecrets(sql, viewer.id)
  const tries: Try[] = [
    ['passwordSession', viewer.session],
    ['passwordAccount', String(viewer.id)],
  ]
  if (!(await tryPassword(sql, password, password_hash, tries)))
    throw refuseField(field, field === 'password' ? 'Mật khẩu không đúng' : 'Mật khẩu hiện tại không đúng')
  for (const one of tries) await clearAttempts(sql, ...one)
}
