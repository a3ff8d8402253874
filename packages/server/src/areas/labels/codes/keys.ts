import { createHash, createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { writeOnce } from '@trace/platform/ports/write-once.ts'

/**
 * Encryption key that turns stamp numbers into codes. An issue stores the `id` of its key, so old stamps survive a
 * change of keys.
 */
export interface StampKey {
  id: string
  secret: KeyObject
}

const named = /^\d{4}\.key$/

/** Loads all keys of a folder, the newest last. */
export async function loadKeys(folder: string): Promise<StampKey[]> {
  return Promise.all((await keyFiles(folder)).map((file) => readKey(folder, file)))
}

/** Creates the first key when there is none. */
export async function makeFirstKey(folder: string): Promise<void> {
  if ((await keyFiles(folder)).length > 0) return
  await writeOnce(join(folder, '0001.key'), `${randomBytes(32).toString('hex')}\n`)
}

/** The key of an issue. Throws when it is missing, for example after a restore: codes of another key would be wrong. */
export function findKey(keys: StampKey[], id: string): StampKey {
  const key = keys.find((each) => each.id === id)
  if (!key) throw new Error(`The stamp key ${id} is not among the keys of this server`)
  return key
}

/** The newest key, for new issues. */
export function newestKey(keys: StampKey[]): StampKey {
  const key = keys.at(-1)
  if (!key) throw new Error('There is no stamp key')
  return key
}

async function keyFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => named.test(file)).toSorted()
}

/**
 * A key's id is the number of its file and a fingerprint of the key, so that another key in that file is not mistaken
 * for it.
 */
async function readKey(folder: string, file: string): Promise<StampKey> {
  const path = join(folder, file)
  const text = (await readFile(path, 'utf8')).trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new StartRefusal(`Khóa ${path} bị hỏng. Hãy chép lại tệp này từ bản sao lưu rồi khởi động lại`)
  const secret = Buffer.from(text, 'hex')
  const fingerprint = createHash('sha256').update(secret).digest('hex').slice(0, 8)
  return { id: `${file.slice(0, 4)}-${fingerprint}`, secret: createSecretKey(secret) }
}
