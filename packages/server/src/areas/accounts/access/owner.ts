import type { Sql } from '../../../ports/postgres/connect.ts'
import type { Origin, Viewer } from '../../../engine/viewer.ts'
import { refuseField } from '../../../engine/refusal.ts'
import { countCode, spendCode } from './factors.ts'
import { forgiveTries } from '../../../engine/access/throttle.ts'
import type { Try } from '../../../engine/access/throttle.ts'
import { tryPassword } from '../../../engine/access/try-password.ts'
import { unscoped } from '../../../engine/store/rows.ts'

interface Asking {
  viewer: Pick<Viewer, 'id' | 'session'>
  origin: Origin
}

interface Kept {
  password_hash: string | null
  has_factor: boolean
  last_login_ip: string | null
}

async function keptOf(sql: Sql, id: number): Promise<Kept> {
  const [kept] = await unscoped(sql, 'the account of who asks')<Kept[]>`
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
  { viewer }: Asking,
  password: string | null,
  field = 'password',
): Promise<void> {
  if (!password) throw refuseField(field, 'Mật khẩu hiện tại bắt buộc')
  const { password_hash } = await keptOf(sql, viewer.id)
  const tries: Try[] = [
    ['passwordSession', viewer.session],
    ['passwordAccount', String(viewer.id)],
  ]
  if (!(await tryPassword(sql, password, password_hash, tries)))
    throw refuseField(field, field === 'password' ? 'Mật khẩu không đúng' : 'Mật khẩu hiện tại không đúng')
  for (const one of tries) await forgiveTries(sql, ...one)
}

/**
 * Checks the password, and asks for a code when a second factor is on. Counts the code; `spendOwnCode` spends it later.
 */
export async function checkOwner(
  sql: Sql,
  asking: Asking,
  said: { password: string | null; code: string | null },
  fields = { password: 'password', code: 'otp' },
): Promise<void> {
  await checkOwnPassword(sql, asking, said.password, fields.password)
  const { has_factor, last_login_ip } = await keptOf(sql, asking.viewer.id)
  if (!has_factor) return
  if (!said.code) throw refuseField(fields.code, 'Mã xác thực bắt buộc')
  await countCode({ sql, user: asking.viewer.id, ip: asking.origin.ip, lastIp: last_login_ip })
}

/** Second half of `checkOwner`, inside the transaction: when that rolls back, the code is not lost. */
export async function spendOwnCode(
  sql: Sql,
  { viewer, origin }: Asking,
  code: string | null,
  field = 'otp',
): Promise<void> {
  const { has_factor, last_login_ip } = await keptOf(sql, viewer.id)
  if (!has_factor) return
  if (await spendCode({ sql, user: viewer.id, ip: origin.ip, lastIp: last_login_ip }, code ?? '')) return
  throw refuseField(field, 'Mã xác thực không đúng hoặc đã được dùng')
}
