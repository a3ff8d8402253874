import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** When the last complete backup of this data folder began, and its folder. */
interface LastBackup {
  taken_at: string
  folder: string
}

const NAME = 'last-backup.json'

/** Writes the file that the server reads. If root took the backup, the file gets the owner of the data folder. */
export async function noteLastBackup(dataDir: string, last: LastBackup): Promise<void> {
  const path = join(dataDir, NAME)
  await writeFile(`${path}.new`, JSON.stringify(last), { mode: 0o600, flush: true })
  const { uid, gid } = await stat(dataDir)
  if (process.getuid?.() === 0) await chown(`${path}.new`, uid, gid)
  await rename(`${path}.new`, path)
}

export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(join(dataDir, NAME), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as LastBackup)
}
