import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { Refusal, refuseField } from '../refusal.ts'

const inflate = promisify(inflateRaw)

const MOST_UNPACKED = 200 * 1_048_576
const MOST_ENTRIES = 500
const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50

/** Refuses a zip whose parts unpack to more than a workbook of ours ever would. What it says of its own sizes is not believed. */
export async function refuseBomb(zip: Buffer): Promise<void> {
  let left = MOST_UNPACKED
  for (const { start, packed, isDeflated } of entriesOf(zip)) {
    left -= isDeflated ? await unpackedSize(zip.subarray(start, start + packed), left) : packed
    if (left < 0) throw tooMuch()
  }
}

async function unpackedSize(packed: Buffer, most: number): Promise<number> {
  try {
    return (await inflate(packed, { maxOutputLength: Math.max(most, 1) })).length
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : broken()
  }
}

function entriesOf(zip: Buffer): { start: number; packed: number; isDeflated: boolean }[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw broken()
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw tooMuch()
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw broken()
    const local = zip.readUInt32LE(at + 42)
    if (local + 30 > zip.length) throw broken()
    const entry = {
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
      packed: zip.readUInt32LE(at + 20),
      isDeflated: zip.readUInt16LE(at + 10) === 8,
    }
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return entry
  })
}

const tooMuch = (): Refusal => new Refusal(413, 'Tệp Excel quá lớn sau khi giải nén')
const broken = (): Refusal => refuseField('file', 'Tệp không phải là tệp Excel .xlsx')
