import { Secret, TOTP } from 'otpauth'

/** A new secret for an authenticator app. */
export const newOtpSecret = (): string => new Secret({ size: 20 }).base32

const totp = (secret: string, account: string): TOTP => new TOTP({ issuer: 'Cội Nguồn', label: account, secret: Secret.fromBase32(secret) })

/** What the app reads from the QR code. */
export const otpAddress = (secret: string, account: string): string => totp(secret, account).toString()

/** Whether a six-digit code is right now, or was half a minute ago or will be in half a minute. */
export const isOtp = (secret: string, code: string): boolean =>
  /^\d{6}$/.test(code) && totp(secret, '').validate({ token: code, window: 1 }) !== null
