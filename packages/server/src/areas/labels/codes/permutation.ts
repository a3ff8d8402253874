import { createCipheriv } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** Numbers below 2⁶⁰, each as two halves of 30 bits: avoids slow BigInt arithmetic on millions of them. */
export interface Halves {
  high: Uint32Array
  low: Uint32Array
}

const rounds = 10
const block = 16
const mask = 0x3fff_ffff
/** Fixed tweak: separates this use of a key from any other. */
const tweak = Buffer.from('stamp60.')

/**
 * Format-preserving encryption of numbers below 2⁶⁰: the FFX construction of NIST SP 800-38G over two halves of 30
 * bits, with AES-256 as the round function. One cipher call per round encrypts all numbers.
 */
export function permuteMany(key: KeyObject, numbers: Halves): Halves {
  let { high, low } = numbers
  const mix = roundFunction(key, high.length)
  for (let round = 0; round < rounds; round++) {
    const next = mix(round, low)
    for (let i = 0; i < next.length; i++) next[i] = (high[i]! + next[i]!) & mask
    ;[high, low] = [low, next]
  }
  return { high, low }
}

/** Decrypts what `permuteMany` encrypted. */
export function invertMany(key: KeyObject, codes: Halves): Halves {
  let { high, low } = codes
  const mix = roundFunction(key, high.length)
  for (let round = rounds - 1; round >= 0; round--) {
    const next = mix(round, high)
    for (let i = 0; i < next.length; i++) next[i] = (low[i]! - next[i]!) & mask
    ;[high, low] = [next, high]
  }
  return { high, low }
}

/** `count` consecutive numbers. */
export function sequence(from: bigint, count: number): Halves {
  const numbers = emptyHalves(count)
  let high = Number(from >> 30n)
  let low = Number(from & BigInt(mask))
  for (let i = 0; i < count; i++) {
    numbers.high[i] = high
    numbers.low[i] = low
    low = (low + 1) & mask
    if (low === 0) high++
  }
  return numbers
}

function roundFunction(key: KeyObject, count: number): (round: number, half: Uint32Array) => Uint32Array<ArrayBuffer> {
  const plain = Buffer.alloc(count * block)
  const blocks = new DataView(plain.buffer, plain.byteOffset, plain.length)
  for (let at = 0; at < plain.length; at += block) tweak.copy(plain, at)
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)

  return (round, half) => {
    for (let i = 0; i < count; i++) {
      blocks.setUint32(i * block + 8, round)
      blocks.setUint32(i * block + 12, half[i]!)
    }
    const secret = cipher.update(plain)
    const view = new DataView(secret.buffer, secret.byteOffset, secret.length)
    const next = new Uint32Array(count)
    for (let i = 0; i < count; i++) next[i] = view.getUint32(i * block) & mask
    return next
  }
}

export function toHalves(numbers: bigint[]): Halves {
  const halves = emptyHalves(numbers.length)
  numbers.forEach((number, i) => {
    if (number < 0n || number >> 60n) throw new RangeError(`${number} is not a number of 60 bits`)
    halves.high[i] = Number(number >> 30n)
    halves.low[i] = Number(number & BigInt(mask))
  })
  return halves
}

export function toNumbers({ high, low }: Halves): bigint[] {
  return Array.from(high, (half, i) => (BigInt(half) << 30n) | BigInt(low[i]!))
}

function emptyHalves(count: number): Halves {
  return { high: new Uint32Array(count), low: new Uint32Array(count) }
}
