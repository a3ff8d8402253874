import { chmod, lchown, lstat, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

interface Owner {
  uid: number
  gid: number
}

const isRoot = process.getuid?.() === 0
const FOLDER = 0o700
const FILE = 0o600

/**
 * File permissions: makes everything below the path accessible to its owner only; as root, also sets the owner to the
 * one named. Copies and archives often restore files with another owner and open to all. Symbolic links are not
 * followed.
 */
export async function makeFolderPrivate(path: string, owner?: Owner): Promise<void> {
  try {
    await close(path, owner)
  } catch (cause) {
    if (!['EACCES', 'EPERM'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause
    throw new StartRefusal(
      `Có tệp trong ${path} thuộc người dùng khác, thường do khôi phục bằng root. Hãy chạy «sudo chown -R ${userInfo().username}: ${path}» rồi khởi động lại`,
      { cause },
    )
  }
}

async function close(path: string, owner?: Owner): Promise<void> {
  const found = await lstat(path)
  const { uid, gid } = owner ?? { uid: isRoot ? found.uid : process.getuid!(), gid: found.gid }
  if (found.uid !== uid || found.gid !== gid) await lchown(path, uid, gid)
  if (found.isSymbolicLink()) return
  const wanted = found.isDirectory() ? FOLDER : FILE
  if ((found.mode & 0o777) !== wanted) await chmod(path, wanted)
  if (found.isDirectory()) for (const name of await readdir(path)) await close(join(path, name), owner)
}
