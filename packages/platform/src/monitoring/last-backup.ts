import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** When the last whole backup of this data folder was begun, and where it lies. */
interface LastBackup {
  taken_at: string
  folder: string
}

const NAME = 'last-backup.json'

/** Writes the note where the server reads it. If root took the backup, the note is given to the owner of the folder. */
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
