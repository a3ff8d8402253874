import { randomInt } from 'node:crypto'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { refuseField } from '../refusal.ts'
import { seal, unseal } from '../ports/secrets.ts'
import { otpStep } from '../access/one-time-codes.ts'
import { countAttempt, clearAttempts, networkOf } from '../access/throttle.ts'
import type { Try } from '../access/throttle.ts'
import { hashToken } from '../access/tokens.ts'

/** Number of recovery codes for a lost telephone. */
const RECOVERY_CODES = 10
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')

interface FactorAttempt {
  sql: Sql
  user: number
  /** IP address of this attempt, and of the last sign-in. */
  ip: string
  lastIp: string | null
}

/**
 * Rate limit: counts a code before it is checked, per account and across all calls. Codes from the owner's last IP
 * address have a counter of their own, so that attempts from elsewhere cannot lock the owner out.
 */
export const countCode = ({ sql, ...asked }: FactorAttempt): Promise<number> => countAttempt(sql, ...codeTry(asked))

const codeTry = ({ user, ip, lastIp }: Omit<FactorAttempt, 'sql'>): Try => [
  'factor',
  `${user} ${lastIp && networkOf(lastIp) === networkOf(ip) ? 'home' : 'elsewhere'}`,
]

/**
 * Spends the code of a second factor or a recovery code: atomic, so that it works once even for simultaneous requests.
 */
export async function spendCode({ sql, ...asked }: FactorAttempt, code: string): Promise<boolean> {
  const isRight = /^\d{6}$/.test(plainCode(code))
    ? await spendOtp(sql, asked.user, plainCode(code))
    : await spendRecovery(sql, asked.user, plainCode(code))
  if (isRight) await clearAttempts(sql, ...codeTry(asked))
  return isRight
}

async function spendOtp(sql: Sql, user: number, code: string): Promise<boolean> {
  const [kept] = await sql<
    { otp_secret: string | null }[]
  >`select otp_secret from user_secrets where user_id = ${user} and otp_confirmed`
  const step = kept?.otp_secret ? otpStep(unseal(kept.otp_secret), code) : null
  if (step === null) return false
  const taken = await sql`
    update user_secrets set otp_step = ${step} where user_id = ${user} and otp_confirmed and coalesce(otp_step, 0) < ${step} returning 1`
  return taken.length > 0
}

async function spendRecovery(sql: Sql, user: number, code: string): Promise<boolean> {
  const taken = await sql`
    update recovery_codes set used_at = now() where user_id = ${user} and code_hash = ${hashToken(code)} and used_at is null returning 1`
  return taken.length > 0
}

/** Stores the secret of a second factor being set up; the one in use stays until the new one is confirmed. */
export const offerFactor = (sql: Sql, user: number, secret: string) => sql`
  update user_secrets set otp_pending = ${seal(secret)}, otp_pending_until = now() + interval '10 minutes' where user_id = ${user}`

/** Activates the new second factor when its app shows the right code. That code is spent. */
export async function confirmFactor(sql: Sql, user: number, code: string): Promise<void> {
  const [kept] = await sql<{ otp_pending: string | null }[]>`
    select otp_pending from user_secrets where user_id = ${user} and otp_pending_until > now() for update`
  if (!kept?.otp_pending) throw refuseField('otp', 'Mã QR đã hết hạn, hãy thiết lập lại từ đầu')
  const step = otpStep(unseal(kept.otp_pending), plainCode(code))
  if (step === null) throw refuseField('otp', 'Mã xác thực không đúng')
  await sql`
    update user_secrets set otp_secret = otp_pending, otp_confirmed = true, otp_step = ${step}, otp_pending = null, otp_pending_until = null
    where user_id = ${user}`
}

export async function removeFactor(sql: Sql, user: number): Promise<boolean> {
  const removed = await sql`
    update user_secrets set otp_secret = null, otp_confirmed = false, otp_pending = null, otp_pending_until = null
    where user_id = ${user} and otp_confirmed returning 1`
  await sql`delete from recovery_codes where user_id = ${user}`
  return removed.length > 0
}

/** New recovery codes, replacing all earlier ones: 'k7mq-2xwe-…'. Only their hashes are stored. */
export async function newRecoveryCodes(sql: Sql, user: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  )
  await sql`delete from recovery_codes where user_id = ${user}`
  await sql`insert into recovery_codes ${sql(codes.map((code) => ({ user_id: user, code_hash: hashToken(plainCode(code)) })))}`
  return codes
}

/** Encrypts the secrets that were stored before encryption was introduced. */
export async function sealFactors(pool: Pool): Promise<void> {
  await pool.begin(async (sql) => {
    const bare = await sql<{ user_id: number; otp_secret: string }[]>`
      select user_id, otp_secret from user_secrets where otp_secret not like 's1.%' for update`
    for (const { user_id, otp_secret } of bare)
      await sql`update user_secrets set otp_secret = ${seal(otp_secret)} where user_id = ${user_id}`
  })
}
