import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { StampKey } from './keys.ts'

const BELOW = 1_000_000
const DIGITS = 6

/** The PINs of consecutive stamp numbers: six digits that cannot be derived from a code without the key. */
export function pinsOf(key: StampKey, from: bigint, count: number): string[] {
  const secret = pinSecret(key)
  return Array.from({ length: count }, (_, place) => pinAt(secret, from + BigInt(place)))
}

/** Constant-time check whether six digits are the PIN of a stamp. */
export const isPin = (key: StampKey, number: bigint, digits: string): boolean =>
  timingSafeEqual(Buffer.from(pinAt(pinSecret(key), number)), Buffer.from(digits))

/** Derives a separate key for PINs, so that codes reveal nothing about them. */
const pinSecret = ({ secret }: StampKey): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'covered PIN of a stamp', 32)))

function pinAt(secret: KeyObject, number: bigint): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(number)
  // 48 bits, so that the modulo favours no PIN over another by more than one part in 280 million.
  const drawn = createHmac('sha256', secret).update(message).digest().readUIntBE(0, 6)
  return String(drawn % BELOW).padStart(DIGITS, '0')
}
