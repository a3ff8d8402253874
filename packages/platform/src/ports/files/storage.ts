import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings/settings.ts'

export interface OpenFile {
  size: number
  stream: Readable
}

/** File storage: a folder, or an S3 bucket that several servers share. Keys are paths that this server generates. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Moves a finished file into the storage. */
  adopt(key: string, path: string): Promise<void>
  read(key: string): Promise<Buffer>
  /** The file as a stream, or null if it does not exist. */
  open(key: string): Promise<OpenFile | null>
  remove(key: string): Promise<void>
  /** Whether the storage responds at all within `MOMENT`. */
  answers(): Promise<boolean>
  /** The keys of all files that begin with this prefix. */
  list(prefix: string): Promise<string[]>
  /** Whether a file was last written more than `age` milliseconds ago. */
  isOlder(key: string, age: number): Promise<boolean>
}

/** Time limit of `answers`, in milliseconds. */
const MOMENT = 3_000

const opened = new WeakMap<Settings, Promise<Storage>>()

/** The storage given by the settings; opened once. */
export function openStorage(settings: Settings): Promise<Storage> {
  const known = opened.get(settings) ?? openDisk(settings).then(storageOn)
  opened.set(settings, known)
  return known
}

async function openDisk({ dataDir, s3Url }: Settings): Promise<Disk> {
  if (!s3Url) return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }))
  const { openBucket } = await import('./bucket.ts')
  return openBucket(s3Url)
}

function storageOn(disk: Disk): Storage {
  return {
    put: (key, bytes) => disk.put(key, bytes).catch(withCause),
    adopt: (key, path) => disk.moveFromFs(path, key).catch(withCause),
    read: async (key) => Buffer.from(await disk.getBytes(key).catch(withCause)),
    async open(key) {
      const found = await disk.getMetaData(key).catch(absent)
      return found && { size: found.contentLength, stream: await disk.getStream(key).catch(withCause) }
    },
    remove: (key) => disk.delete(key).catch(withCause),
    answers: () =>
      Promise.race([
        disk.exists('answers').then(
          () => true,
          (error: Error) => statusOf(error) < 500,
        ),
        sleep(MOMENT, false, { ref: false }),
      ]),
    async list(prefix) {
      const keys: string[] = []
      let paginationToken: string | undefined
      do {
        const page = await disk
          .listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) })
          .catch(absent)
        for (const file of page?.objects ?? []) if (file.isFile) keys.push(file.key)
        paginationToken = page?.paginationToken
      } while (paginationToken)
      return keys
    },
    async isOlder(key, age) {
      const found = await disk.getMetaData(key).catch(absent)
      return found !== null && found.lastModified.getTime() < Date.now() - age
    },
  }
}

/** Throws the cause of a wrapped error: only it tells a full disk, or a bucket out of reach, from a defect. */
function withCause(error: Error): never {
  const cause = (error.cause ?? error) as Error
  const isAway = /^(TimeoutError|AbortError|SlowDown|ServiceUnavailable)$/.test(cause.name) || statusOf(cause) >= 500
  throw isAway ? Object.assign(new Error(cause.message, { cause }), { code: 'ETIMEDOUT' }) : cause
}

/** HTTP status that a bucket answered; Infinity if it did not answer, 0 for failures of a folder. */
function statusOf(error: Error): number {
  const { $metadata } = (error.cause ?? error) as { $metadata?: { httpStatusCode?: number } }
  return $metadata ? ($metadata.httpStatusCode ?? Infinity) : 0
}

function absent(error: Error): null {
  const { code, name } = (error.cause ?? error) as { code?: string; name?: string }
  if (code === 'ENOENT' || code === 'ENOTDIR' || name === 'NotFound') return null
  return withCause(error)
}
