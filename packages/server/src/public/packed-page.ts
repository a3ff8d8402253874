import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflated = promisify(deflateRaw)

/** Gzip header (RFC 1952): deflate, no name, no time, unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff])

/** A part shared by many pages, as text and compressed so that it can be inserted anywhere in a compressed page. */
export interface Piece {
  text: Buffer
  packed: Buffer
}

/** Compresses a part for reuse: without reference to what precedes it, and ended at a whole byte. */
export async function packedPiece(text: string): Promise<Piece> {
  const plain = Buffer.from(text)
  const packed = await deflated(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
  return { text: alone(plain), packed: alone(packed) }
}

/**
 * A copy with memory of its own: small buffers are cut from shared blocks of 64 kB, and a block stays in memory as
 * long as any part of it.
 */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Text of one page only: a stored block (RFC 1951, 3.2.4), which needs no compression. */
export function storedPiece(text: Buffer): Piece {
  const head = Buffer.from([0, 0, 0, 0, 0])
  head.writeUInt16LE(text.length, 1)
  head.writeUInt16LE(~text.length & 0xffff, 3)
  return { text, packed: Buffer.concat([head, text]) }
}

/** A page as gzip, joined from compressed pieces. */
export function gzipped(pieces: readonly Piece[]): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(
    pieces.reduce((sum, { text }) => crc32(text, sum), 0),
    0,
  )
  tail.writeUInt32LE(
    pieces.reduce((sum, { text }) => sum + text.length, 0),
    4,
  )
  return Buffer.concat([HEAD, ...pieces.map(({ packed }) => packed), END, tail])
}
