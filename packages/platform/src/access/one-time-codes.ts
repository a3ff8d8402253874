import { catalogue } from '@trace/define/catalogue.ts'
import { Secret, TOTP } from 'otpauth'

/** A new secret for an authenticator app. */
export const newOtpSecret = (): string => new Secret({ size: 20 }).base32

const totp = (secret: string, account: string): TOTP =>
  new TOTP({ issuer: catalogue().name, label: account, secret: Secret.fromBase32(secret) })

/** The `otpauth://` address that an authenticator app reads from the QR code. */
export const otpAddress = (secret: string, account: string): string => totp(secret, account).toString()

/**
 * The 30-second time step of a six-digit code: the current one, the one before or the one after. Null for a wrong code.
 */
export function otpStep(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const one = totp(secret, '')
  const away = one.validate({ token: code, window: 1 })
  return away === null ? null : one.counter() + away
}
