import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A part of a zip that is packed and whole. */
interface Part {
  name: string
  path: string
  size: number
  packed: number
  crc: number
}

/** A part that is being written, into a file of its own: several can be open at once. */
export interface OpenPart {
  write(text: string): Promise<void>
  end(): Promise<Part>
  /** Lets go of its file, finished or not. */
  close(): void
}

/** Packs what is written as it comes; memory does not grow with it. */
export function openPart(name: string, path: string): OpenPart {
  const packer = createDeflateRaw({ level: 3 })
  const kept = pipeline(packer, createWriteStream(path))
  // Whoever writes next, or ends the part, is told; until then nobody listens.
  kept.catch(() => undefined)
  let [crc, size] = [0, 0]
  return {
    async write(text) {
      const bytes = Buffer.from(text)
      crc = crc32(bytes, crc)
      size += bytes.length
      if (!packer.write(bytes)) await Promise.race([once(packer, 'drain'), kept])
    },
    async end() {
      packer.end()
      await kept
      return { name, path, size, packed: (await stat(path)).size, crc }
    },
    close: () => void packer.destroy(),
  }
}

/** Puts the parts into one file. */
export const writeZip = (path: string, parts: Part[]): Promise<void> => pipeline(zipped(parts), createWriteStream(path))

async function* zipped(parts: Part[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const [about, name] = [aboutPart(part), Buffer.from(part.name)]
    yield Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, name])
    for await (const chunk of createReadStream(part.path)) yield chunk as Buffer
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, name]))
    at += 4 + about.length + name.length + part.packed
  }
  yield* directory
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  yield end
}

/** What is said of a part alike before it and in the directory. */
function aboutPart({ name, size, packed, crc }: Part): Buffer {
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(8, 4)
  about.writeUInt16LE(0x21, 8)
  about.writeUInt32LE(crc, 10)
  about.writeUInt32LE(packed, 14)
  about.writeUInt32LE(size, 18)
  about.writeUInt16LE(Buffer.byteLength(name), 22)
  return about
}
