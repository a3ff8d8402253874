import type { Sql } from '../ports/postgres/connect.ts'
import type { Origin, Viewer } from '../viewer.ts'
import { refuseField } from '../refusal.ts'
import { countCode, spendCode } from './factors.ts'
import { checkOwnPassword, ownSecrets } from '../access/own-password.ts'

interface Requester {
  viewer: Pick<Viewer, 'id' | 'session'>
  origin: Origin
}

/**
 * Checks the password, and asks for a code when a second factor is on. Counts the code; `spendOwnCode` spends it later.
 */
export async function checkOwner(
  sql: Sql,
  asking: Requester,
  said: { password: string | null; code: string | null },
  fields = { password: 'password', code: 'otp' },
): Promise<void> {
  await checkOwnPassword(sql, asking, said.password, fields.password)
  const { has_factor, last_login_ip } = await ownSecrets(sql, asking.viewer.id)
  if (!has_factor) return
  if (!said.code) throw refuseField(fields.code, 'Mã xác thực bắt buộc')
  await countCode({ sql, user: asking.viewer.id, ip: asking.origin.ip, lastIp: last_login_ip })
}

/** Second half of `checkOwner`, inside the transaction: when that rolls back, the code is not lost. */
export async function spendOwnCode(
  sql: Sql,
  { viewer, origin }: Requester,
  code: string | null,
  field = 'otp',
): Promise<void> {
  const { has_factor, last_login_ip } = await ownSecrets(sql, viewer.id)
  if (!has_factor) return
  if (await spendCode({ sql, user: viewer.id, ip: origin.ip, lastIp: last_login_ip }, code ?? '')) return
  throw refuseField(field, 'Mã xác thực không đúng hoặc đã được dùng')
}
