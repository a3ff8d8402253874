import { crc32, inflateRawSync } from 'node:zlib'
import { Unreadable } from './unreadable.ts'

const MOST_UNPACKED = 30 * 1_048_576
const MOST_ENTRIES = 500
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const WIDE_END = 0x06064b50
const WIDE_PLACE = 0x07064b50
const WIDE = 0xffffffff
const WIDE_EXTRA = 1
const END_LENGTH = 22
const WIDE_PLACE_LENGTH = 20

export interface Entry {
  name: string
  /** The unpacked size that the zip states. */
  size: number
  start: number
  packed: number
  checksum: number
  isDeflated: boolean
}

/**
 * Unpacks a zip into its files by name. The limit counts the bytes actually unpacked; the sizes stated in the zip are
 * not trusted.
 */
export function unpacked(zip: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  let [left, unread] = [MOST_UNPACKED, zip.length]
  for (const { name, start, packed, checksum, isDeflated } of entriesOf(zip, MOST_ENTRIES)) {
    unread -= packed
    // Overlapping entries would be unpacked again and again (zip bomb).
    if (unread < 0 || start + packed > zip.length) throw broken()
    const raw = zip.subarray(start, start + packed)
    const part = isDeflated ? inflated(raw, left) : raw
    left -= part.length
    if (left < 0) throw tooMuch()
    if (checksum !== 0 && crc32(part) !== checksum) throw broken()
    parts.set(name, part)
  }
  return parts
}

function inflated(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : broken()
  }
}

/** The entries of a zip, as its directory lists them. */
export function entriesOf(zip: Buffer, most: number): Entry[] {
  let { count, at } = directoryOf(zip)
  if (count > most) throw new Unreadable(`có quá nhiều phần bên trong, tối đa ${most}`)
  return Array.from({ length: count }, () => {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw broken()
    const [names, extras, notes] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [number, number, number]
    const next = at + 46 + names + extras + notes
    if (next > zip.length) throw broken()
    const { packed, local } = placeOf(
      zip.subarray(at, at + 46),
      zip.subarray(at + 46 + names, at + 46 + names + extras),
    )
    if (local + 30 > zip.length || zip.readUInt32LE(local) !== LOCAL) throw broken()
    const method = zip.readUInt16LE(at + 10)
    if (method !== 0 && method !== 8) throw broken()
    const entry: Entry = {
      name: zip.toString('utf8', at + 46, at + 46 + names),
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
      size: zip.readUInt32LE(at + 24),
      packed,
      checksum: zip.readUInt32LE(at + 16),
      isDeflated: method === 8,
    }
    at = next
    return entry
  })
}

/** Position of the central directory and its number of entries. */
function directoryOf(zip: Buffer): { count: number; at: number } {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + END_LENGTH > zip.length) throw broken()
  const [count, at] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)]
  if (count !== 0xffff && at !== WIDE) return { count, at }
  const place = end - WIDE_PLACE_LENGTH
  if (place < 0 || zip.readUInt32LE(place) !== WIDE_PLACE) throw broken()
  const wide = wideNumber(zip, place + 8)
  if (wide + 56 > zip.length || zip.readUInt32LE(wide) !== WIDE_END) throw broken()
  return { count: wideNumber(zip, wide + 32), at: wideNumber(zip, wide + 48) }
}

/** Size of an entry and position of its local header; in zip64, numbers that do not fit are in an extra field. */
function placeOf(head: Buffer, extra: Buffer): { packed: number; local: number } {
  const [size, packed, local] = [24, 20, 42].map((place) => head.readUInt32LE(place)) as [number, number, number]
  if (size !== WIDE && packed !== WIDE && local !== WIDE) return { packed, local }
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== WIDE_EXTRA) at += 4 + extra.readUInt16LE(at + 2)
  at += 4
  const [, widePacked, wideLocal] = [size, packed, local].map((number) => {
    if (number !== WIDE) return number
    at += 8
    return wideNumber(extra, at - 8)
  })
  return { packed: widePacked!, local: wideLocal! }
}

function wideNumber(bytes: Buffer, at: number): number {
  if (at + 8 > bytes.length) throw broken()
  const number = Number(bytes.readBigUInt64LE(at))
  if (!Number.isSafeInteger(number)) throw broken()
  return number
}

const tooMuch = (): Unreadable => new Unreadable('sau khi giải nén lớn hơn 30 MB, hãy chia thành nhiều tệp')
const broken = (): Unreadable => new Unreadable('không phải là tệp Excel .xlsx')
