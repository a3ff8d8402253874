import { createCipheriv, createDecipheriv, createHmac, createSecretKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

let key: KeyObject | undefined

/** Loads the encryption key for identity numbers and other secrets. The key is never in the database. */
export function loadSealKey(path: string): void {
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64')
  if (secret.length !== 32)
    throw new StartRefusal(`Khóa ${path} bị hỏng. Hãy chép lại tệp này từ bản sao lưu rồi khởi động lại`)
  key = createSecretKey(secret)
}

/**
 * Deterministic encryption: equal values give equal ciphertexts, so unique constraints still work (synthetic IV, as in
 * RFC 5297).
 */
export function seal(plain: string): string {
  const iv = createHmac('sha256', sealKey()).update(plain).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', sealKey(), iv)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `s1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', sealKey(), bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}

/** Whether a value can be decrypted with this key and was not modified. */
export function canUnseal(sealed: string): boolean {
  try {
    unseal(sealed)
    return true
  } catch {
    return false
  }
}

function sealKey(): KeyObject {
  if (!key) throw new Error('loadSealKey comes first')
  return key
}

/**
 * Keyed hash (HMAC) of a value that must not be stored, such as a visitor's address: always the same, and useless
 * without the key.
 */
export const fingerprint = (value: string): string =>
  createHmac('sha256', sealKey()).update(`fingerprint ${value}`).digest('base64url').slice(0, 22)

/** Message authentication code (HMAC): proves that a text was made by this server. */
export const signature = (text: string): string =>
  createHmac('sha256', sealKey()).update(`signature ${text}`).digest('base64url')
