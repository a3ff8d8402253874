import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

/** Description of a backup; the checksums of its files are in a file beside it, as `sha256sum -c` reads them. */
export interface Manifest {
  format: 1
  /** When it was begun, ISO 8601. */
  taken_at: string
  /** All changes confirmed before this moment are in the backup. */
  holds_until: string
  program: string
  /** `files`: the files of an embedded PostgreSQL; `dump`: made by pg_dump. */
  database: 'files' | 'dump'
  /** Major version of PostgreSQL. */
  postgres: string
  migrations: string[]
  /** Rows by table when the backup was begun. */
  counts: Record<string, number>
  /** Fingerprints of the keys that its rows are sealed with. */
  keys: Record<string, string>
  has_keys: boolean
  /** False if uploads lie in a bucket, which has a backup of its own. */
  has_files: boolean
  sums_sha256: string
}

export const MANIFEST = 'manifest.json'
const SUMS = 'SHA256SUMS'

const sha256 = () => createHash('sha256')

/** The files of a backup that is being taken; each is hashed as it is written, and flushed to the disk. */
export class Contents {
  private readonly sums = new Map<string, string>()
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /**
   * Copies one file, unless it was copied already or no longer exists: tables and temporary files may be deleted while
   * the server works.
   */
  async copy(from: string, name: string): Promise<void> {
    const source = this.sums.has(name) ? null : await open(from).catch(unlessGone)
    if (!source) return
    const hash = sha256()
    await this.write(name, async (target) => {
      const stream = source.createReadStream()
      await pipeline(
        stream,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            yield chunk
          }
        },
        target.createWriteStream({ flush: true }),
      )
    })
    this.sums.set(name, hash.digest('hex'))
  }

  /** Copies what lies below a folder and is not copied yet. */
  async copyFolder(from: string, name: string): Promise<void> {
    for (const path of await filesBelow(from)) await this.copy(join(from, path), `${name}/${path}`)
  }

  async put(name: string, text: string): Promise<void> {
    await this.write(name, async (target) => {
      await target.writeFile(text)
      await target.sync()
      await target.close()
    })
    this.sums.set(name, sha256().update(text).digest('hex'))
  }

  /** Adds a file that another program has written into the folder to the checksums. */
  async adopt(name: string): Promise<void> {
    this.sums.set(name, await sumOf(join(this.folder, name)))
  }

  /** Writes the checksums, and the manifest as the last of all files. */
  async finish(manifest: Omit<Manifest, 'sums_sha256'>): Promise<void> {
    const sums = [...this.sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')
    await this.write(SUMS, async (target) => {
      await target.writeFile(sums)
      await target.sync()
      await target.close()
    })
    const whole: Manifest = { ...manifest, sums_sha256: sha256().update(sums).digest('hex') }
    await writeFile(join(this.folder, MANIFEST), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600, flush: true })
  }

  private async write(name: string, fill: (target: FileHandle) => Promise<void>): Promise<void> {
    const path = join(this.folder, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await fill(await open(path, 'wx', 0o600))
  }
}

const unlessGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Paths of all files below a folder, relative to it, without those for which `isWanted` is false. */
export async function filesBelow(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
  below = folder,
): Promise<string[]> {
  const entries = await readdir(below, { withFileTypes: true }).catch(unlessGone)
  const found: string[] = []
  for (const entry of entries ?? []) {
    const path = relative(folder, join(below, entry.name))
    if (!isWanted(path)) continue
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, isWanted, join(below, entry.name))))
    else if (entry.isFile()) found.push(path)
  }
  return found
}

/**
 * Reads the manifest of a backup and checks every file against its checksum; throws with the name of a wrong or missing
 * file.
 */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(unlessGone)
  if (text === null) throw new StartRefusal(`${folder} không phải bản sao lưu trọn vẹn: thiếu tệp ${MANIFEST}`)
  const manifest = readManifest(text, folder)
  const sums = await readFile(join(folder, SUMS), 'utf8').catch(unlessGone)
  if (sums === null || sha256().update(sums).digest('hex') !== manifest.sums_sha256)
    throw new StartRefusal(`Bản sao lưu đã bị sửa hoặc hỏng: tệp ${SUMS} không đúng`)
  for (const line of sums.split('\n').filter(Boolean)) {
    const [sum, name] = [line.slice(0, 64), line.slice(66)]
    const found = await sumOf(join(folder, name)).catch(unlessGone)
    if (found === null) throw new StartRefusal(`Bản sao lưu thiếu tệp ${name}`)
    if (found !== sum) throw new StartRefusal(`Bản sao lưu bị hỏng: tệp ${name} không còn như lúc sao lưu`)
  }
  return manifest
}

function readManifest(text: string, folder: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest
    if (manifest.format === 1) return manifest
  } catch {
    // Reported below.
  }
  throw new StartRefusal(`Không đọc được ${MANIFEST} trong ${folder}: có thể do một bản chương trình mới hơn sao lưu`)
}

async function sumOf(path: string): Promise<string> {
  const hash = sha256()
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
