import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolderPrivate } from '@trace/embedded-postgres/make-folder-private.ts'
import { accountFor, runsAsRoot } from '@trace/embedded-postgres/account.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

/**
 * The server's own entries in the data folder; `postgres` belongs to another user and is made private when
 * PostgreSQL starts.
 */
const ours = /^(keys|mail|first-sign-in.*\.txt)$/

/** File permissions: closes the data folder and its content to other users, and sets the umask for new files. */
export async function makeDataFolderPrivate({ dataDir, databaseUrl }: Settings): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  process.umask(0o077)
  const { uid, mode } = await stat(dataDir)
  // PostgreSQL's user must be able to enter, so it becomes the owner of a folder that only its owner may enter.
  if (runsAsRoot && uid === 0 && !databaseUrl && !isShared(mode)) {
    const account = accountFor(dataDir)
    await chown(dataDir, account.uid, account.gid)
  }
  if (!isShared(mode) && (mode & 0o777) !== 0o700) await chmod(dataDir, 0o700).catch(refuse(dataDir))
  for (const name of (await readdir(dataDir).catch(refuse(dataDir))).filter((one) => ours.test(one)))
    await makeFolderPrivate(join(dataDir, name))
  // Not awaited: there may be very many files, and the folder above is closed already.
  void makeFolderPrivate(join(dataDir, 'files')).catch(
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT' && console.error(error.message),
  )
}

/** A folder with the sticky bit, shared by all users, such as /tmp. */
const isShared = (mode: number) => (mode & 0o1000) !== 0

const refuse =
  (dataDir: string) =>
  (cause: unknown): never => {
    throw new StartRefusal(
      `Không dùng được thư mục ${dataDir}: nó thuộc người dùng khác. Hãy chạy bằng người dùng ấy, hoặc đặt DATA_DIR sang thư mục khác`,
      { cause },
    )
  }
