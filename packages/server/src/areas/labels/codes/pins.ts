import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { StampKey } from './keys.ts'

const BELOW = 1_000_000
const DIGITS = 6

/** The covered numbers of stamps whose numbers follow one another: six digits that nobody tells from a code without the key. */
export function pinsOf(key: StampKey, from: bigint, count: number): string[] {
  const secret = pinSecret(key)
  return Array.from({ length: count }, (_, place) => pinAt(secret, from + BigInt(place)))
}

/** Whether six digits are the PIN of a stamp; takes as long for a near miss as for any other. */
export const isPin = (key: StampKey, number: bigint, digits: string): boolean =>
  timingSafeEqual(Buffer.from(pinAt(pinSecret(key), number)), Buffer.from(digits))

/** A key of its own, so that codes tell nothing of PINs. */
const pinSecret = ({ secret }: StampKey): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'covered PIN of a stamp', 32)))

function pinAt(secret: KeyObject, number: bigint): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(number)
  // 48 bits: what a million leaves over makes no number likelier by more than one in 280 million.
  const drawn = createHmac('sha256', secret).update(message).digest().readUIntBE(0, 6)
  return String(drawn % BELOW).padStart(DIGITS, '0')
}
