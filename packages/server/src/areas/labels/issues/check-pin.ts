import { pinOutcome, readPin } from '@trace/domain/areas/labels/codes/pin-check.ts'
import type { PinCheck } from '@trace/site'
import { countAttempt, clearAttempts, refundAttempt, wideNetworkOf } from '@trace/platform/access/throttle.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { CodeTarget } from '../find-targets.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { findKey } from '../codes/keys.ts'
import { isPin } from '../codes/pins.ts'
import type { Label } from './find-labels.ts'
import { labelStatus } from './label-status.ts'
import { openKeys } from './open-keys.ts'
import { witnessPin } from './witness-pin.ts'

/** A label with a PIN that was scanned by its own code. Addresses with a guessable serial do not ask for a PIN. */
export const coveredLabel = ({ code, trace_code, label }: CodeTarget): Label | null =>
  label?.stamp_type === 'qr_secure' && code !== trace_code ? label : null

/**
 * Whether the label's state allows a PIN check: a locked, revoked, recalled or inactive label shows that state instead.
 */
export const takesPin = (label: Label): boolean => ['active', 'suspect'].includes(labelStatus(label))

const PAUSED =
  'Mã PIN của tem này đã bị nhập sai quá nhiều lần trong ngày, cán bộ đã được báo để xem xét. Xin thử lại vào ngày mai'

/**
 * Checks a PIN. Rate limit: each try is counted first, outside of any transaction, and right ones are deducted
 * again. Wrong PINs block their network, and fifty of them in a day block the label for all networks. The state of
 * the label does not change; the tries are recorded for the staff, who are asked to check it.
 */
export async function checkPin(
  pool: Pool,
  settings: Settings,
  target: CodeTarget,
  typed: unknown,
  ip: string,
): Promise<PinCheck> {
  const label = coveredLabel(target)
  if (!label) throw new Refusal(422, 'Tem này không có mã PIN')
  if (!takesPin(label)) throw new Refusal(422, 'Tem chưa có hiệu lực hoặc đã bị khóa, không kiểm tra được mã PIN')
  const pin = readPin(typed)
  if (pin === null) throw refuseField('pin', 'Mã PIN gồm 6 chữ số')

  const network = wideNetworkOf(ip)
  const pair = `${label.number} ${network}`
  await countAttempt(pool, 'pinNetwork', network)
  const left = await countAttempt(pool, 'pinPair', pair)
  const leftOfLabel = await countAttempt(pool, 'pinLabel', String(label.number), PAUSED)
  if (!isPin(findKey(await openKeys(settings), label.key_id), BigInt(label.number), pin)) {
    const outcome = pinOutcome({ isRight: false, times: 0, left })
    if (outcome === 'spent' || leftOfLabel === 0) await witnessPin(pool, label, 'guessed', ip)
    return { outcome, left, verified_at: label.pin_verified_at }
  }
  await Promise.all([
    clearAttempts(pool, 'pinPair', pair),
    refundAttempt(pool, 'pinNetwork', network),
    refundAttempt(pool, 'pinLabel', String(label.number)),
  ])
  const { pin_verified_at, pin_verified_count: times } = await verify(pool, label)
  await witnessPin(pool, label, 'pin', ip)
  return { outcome: pinOutcome({ isRight: true, times, left }), left, verified_at: pin_verified_at }
}

interface Verified {
  pin_verified_at: string
  pin_verified_count: number
}

/** Atomic: of two right PINs at the same time exactly one is the first. */
async function verify(sql: Sql, { stamp_id, number, serial }: Label): Promise<Verified> {
  const [row] = await sql<Verified[]>`
    insert into stamp_codes as c (stamp_id, number, serial, pin_verified_at, pin_verified_count)
    values (${stamp_id}, ${number}, ${serial}, now(), 1)
    on conflict (number) do update set
      pin_verified_at = coalesce(c.pin_verified_at, excluded.pin_verified_at), pin_verified_count = c.pin_verified_count + 1
    returning pin_verified_at, pin_verified_count`
  return row!
}
