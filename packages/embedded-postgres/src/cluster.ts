import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'
import { accountFor, runsAsRoot, type SystemUser } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { launch } from './launch.ts'

/**
 * The folder of an embedded PostgreSQL: the data in `18/`, a week of logs in `log/`, `password`, `port`, and `lock`,
 * which the running process holds.
 */
export interface Cluster {
  /** Cluster name, part of the process titles, by which its processes are recognised. */
  name: string
  folder: string
  data: string
  account: SystemUser
  binaries: Binaries
}

/**
 * Opens the folder, creating it if missing, and closes it to other users. The data folder is named after the major
 * version, unless another name is given.
 */
export function openCluster(path: string, binaries = findBinaries(), dataName = binaries.major): Cluster {
  try {
    mkdirSync(path, { recursive: true })
    const folder = realpathSync(path)
    const account = accountFor(folder)
    give(account, folder, 0o700)
    mkdirSync(join(folder, 'log'), { recursive: true })
    give(account, join(folder, 'log'), 0o700)
    closeSync(openSync(join(folder, 'lock'), 'a'))
    give(account, join(folder, 'lock'), 0o600)
    const name = `coinguon-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
    return { name, folder, data: join(folder, dataName), account, binaries }
  } catch (cause) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause
    const command = `sudo chown -R ${userInfo().username}: ${path}`
    throw new StartRefusal(
      `Không dùng được thư mục ${path}: nó thuộc người dùng khác. Hãy chạy «${command}» rồi khởi động lại, hoặc đặt DATA_DIR sang thư mục khác`,
      { cause },
    )
  }
}

function give(account: SystemUser, path: string, mode: number): void {
  if (runsAsRoot) chownSync(path, account.uid, account.gid)
  chmodSync(path, mode)
}

export function writeSetting({ account, folder }: Cluster, name: 'password' | 'port', value: string): void {
  const path = join(folder, name)
  writeFileSync(path, value, { mode: 0o600 })
  give(account, path, 0o600)
}

export function readSetting({ folder }: Cluster, name: 'password' | 'port'): string | null {
  const path = join(folder, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/**
 * Creates the data of a new database, in a temporary folder that is then renamed, so that a kill leaves nothing
 * incomplete.
 */
export async function createData(cluster: Cluster, lasting: boolean): Promise<void> {
  if (existsSync(cluster.data)) return
  const unfinished = `${cluster.data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  if (!readSetting(cluster, 'password')) writeSetting(cluster, 'password', randomBytes(24).toString('base64url'))

  const initdb = launch(
    cluster.account,
    cluster.binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--pwfile=${join(cluster.folder, 'password')}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      ...(lasting ? [] : ['--no-sync']),
    ],
    cluster.data,
  )
  await initdb.ended
  if (initdb.process.exitCode !== 0)
    throw new Error(`Không tạo được cơ sở dữ liệu trong ${cluster.folder}: ${await initdb.lastWords()}`)
  renameSync(unfinished, cluster.data)
}
