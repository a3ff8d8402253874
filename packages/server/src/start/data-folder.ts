import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { closeFolder } from '../ports/files/close-folder.ts'
import { accountFor, runsAsRoot } from '../ports/postgres/embedded-account.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '../ports/start-refusal.ts'

/** What of the data folder is the server's own; `postgres` has an owner of its own, and is closed when it is started. */
const ours = /^(keys|mail|first-sign-in.*\.txt)$/

/** Closes the data folder and what is in it to everybody else, and whatever this process will write. */
export async function closeDataFolder({ dataDir, databaseUrl }: Settings): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  process.umask(0o077)
  const { uid, mode } = await stat(dataDir)
  // PostgreSQL's user must come through, and a folder that is open to its owner alone is best its own.
  if (runsAsRoot && uid === 0 && !databaseUrl && !isShared(mode)) {
    const account = accountFor(dataDir)
    await chown(dataDir, account.uid, account.gid)
  }
  if (!isShared(mode) && (mode & 0o777) !== 0o700) await chmod(dataDir, 0o700).catch(refuse(dataDir))
  for (const name of (await readdir(dataDir).catch(refuse(dataDir))).filter((one) => ours.test(one)))
    await closeFolder(join(dataDir, name))
  // Of these there may be very many, and the folder above them is closed: nobody need wait.
  void closeFolder(join(dataDir, 'files')).catch(
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT' && console.error(error.message),
  )
}

/** Such as /tmp: everybody's. */
const isShared = (mode: number) => (mode & 0o1000) !== 0

const refuse =
  (dataDir: string) =>
  (cause: unknown): never => {
    throw new StartRefusal(
      `Không dùng được thư mục ${dataDir}: nó thuộc người dùng khác. Hãy chạy bằng người dùng ấy, hoặc đặt DATA_DIR sang thư mục khác`,
      { cause },
    )
  }
