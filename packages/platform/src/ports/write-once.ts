import { randomBytes } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Atomic write of a file that is never overwritten, readable by this user only: it appears complete and survives a
 * power cut. If two processes write it at once, one succeeds and the other leaves that file as it is.
 */
export async function writeOnce(path: string, text: string): Promise<void> {
  const folder = dirname(path)
  const draft = join(folder, `.${randomBytes(8).toString('hex')}`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await file.close()
    await rm(draft)
  }
  const made = await open(folder)
  try {
    await made.sync()
  } finally {
    await made.close()
  }
}
