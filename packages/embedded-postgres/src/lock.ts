import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from './start-refusal.ts'

/** Milliseconds PostgreSQL may take to end after its server was killed. */
const PATIENCE = 3000

/** A file lock (flock). It lasts while this process, or one that inherited the file descriptor, is alive. */
export interface FileLock {
  descriptor: number
  release(): void
}

/**
 * Locks a file in the folder of a PostgreSQL. Unlike process ids, ports and sockets, a file lock also works across
 * namespaces: between two containers on the same volume.
 */
export async function lockFile(file: string, folder: string): Promise<FileLock> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const descriptor = openLocked(file)
    if (descriptor !== null) return { descriptor, release: () => closeSync(descriptor) }
    if (performance.now() > end)
      throw new StartRefusal(
        `Thư mục ${folder} đang được một máy chủ khác dùng (có thể trong một container khác); mỗi thư mục chỉ một máy chủ. ` +
          'Hãy dừng máy chủ kia, hoặc đặt DATA_DIR sang thư mục khác',
      )
    await sleep(100)
  }
}

/** O_EXLOCK and O_NONBLOCK from the fcntl.h of macOS, which locks a file as it opens it; Node has no names for them. */
const EXLOCK_NONBLOCK = 0x20 | 0x04

/** Opens the file with its lock; null while another process holds that. */
function openLocked(file: string): number | null {
  if (process.platform === 'darwin') return openExclusive(file)
  const descriptor = openSync(file, 'a+', 0o600)
  if (lock(descriptor, file)) return descriptor
  closeSync(descriptor)
  return null
}

function openExclusive(file: string): number | null {
  const { O_RDWR, O_CREAT, O_APPEND } = constants
  try {
    return openSync(file, O_RDWR | O_CREAT | O_APPEND | EXLOCK_NONBLOCK, 0o600)
  } catch (error) {
    if (['EAGAIN', 'EWOULDBLOCK'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/**
 * Node has no flock. The command locks the file descriptor it inherits, so this process still holds the lock when the
 * command has ended.
 */
function lock(descriptor: number, file: string): boolean {
  const { status, error, stderr } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
    encoding: 'utf8',
  })
  if (error)
    throw new StartRefusal(
      'Máy này thiếu lệnh «flock» (gói util-linux), không giữ được thư mục dữ liệu cho riêng mình',
      { cause: error },
    )
  if (status !== 0 && stderr !== '') throw new StartRefusal(`Không khóa được ${file}: ${stderr.trim()}`)
  return status === 0
}
