import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFolderPrivate } from '@trace/embedded-postgres/make-folder-private.ts'
import { findBinaries } from '@trace/embedded-postgres/binaries.ts'
import { dropArchivedBefore } from '@trace/embedded-postgres/wal-archive.ts'
import { InvalidSetting } from '../../ports/settings/settings-reader.ts'
import { parseFolder } from '../../ports/settings/settings-values.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { withInstallation } from '../installation.ts'
import type { Installation } from '../installation.ts'
import { closedIn, openBackups, deleteFolders } from './backup-owner.ts'
import { backupsIn, firstPieceOf } from './find-backup.ts'
import { Contents } from './contents.ts'
import { copyCluster } from './copy-cluster.ts'
import { describeDatabase } from './describe-database.ts'
import { dump } from './dump.ts'
import { noteLastBackup } from '../../monitoring/last-backup.ts'
import { programVersion } from './program-version.ts'

const USAGE = 'Cách dùng: npm run backup -- THƯ_MỤC [--keep 14] [--with-keys]'

/** Advisory lock: one backup of a database at a time. */
const LOCK = 7_228_420

const UNFINISHED = '.unfinished-'

interface Wanted {
  folder: string
  keep: number | null
  withKeys: boolean
}

/** Takes a backup while the server runs. A backup gets its own name in the folder only once it is complete. */
export async function runBackup(args: string[]): Promise<string> {
  const { folder, ...wanted } = readArguments(args)
  const backups = asFolder(folder)
  process.umask(0o077)
  return withInstallation(async (installation) => {
    const session = await installation.owner.reserve()
    try {
      const [turn] = await session<{ mine: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as mine`
      if (!turn!.mine) throw new StartRefusal('Một lần sao lưu khác đang chạy, chưa có gì được sao lưu thêm')
      return await takeBackup(installation, { folder: backups, ...wanted })
    } finally {
      await session`select pg_advisory_unlock(${LOCK})`.catch(() => undefined)
      session.release()
    }
  })
}

function readArguments(args: string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'with-keys': { type: 'boolean', default: false } },
    })
    const keep = values.keep === undefined ? null : Number(values.keep)
    if (positionals.length === 1 && (keep === null || (Number.isInteger(keep) && keep >= 1)))
      return { folder: positionals[0]!, keep, withKeys: values['with-keys'] }
  } catch {
    // Reported below.
  }
  throw new StartRefusal(USAGE)
}

function asFolder(text: string): string {
  try {
    return parseFolder(text)
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error
    throw new StartRefusal(`Không sao lưu được vào ${text}: ${error.message}. Chưa có gì được sao lưu`)
  }
}

async function takeBackup(installation: Installation, { folder, keep, withKeys }: Wanted): Promise<string> {
  const { settings, owner, embedded } = installation
  const holder = await openBackups(folder, settings.dataDir)
  const cutOff = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED))
  await deleteFolders(cutOff.map((left) => join(folder, left)))
  const taken_at = new Date().toISOString()
  const name = taken_at.slice(0, 19).replaceAll(':', '-')
  const unfinished = join(folder, `${UNFINISHED}${name}`)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const contents = new Contents(unfinished)
    const known = await describeDatabase(owner)
    const copyFiles = async () => {
      if (!settings.s3Url) await contents.copyFolder(join(settings.dataDir, 'files'), 'files')
    }
    const holds_until = embedded
      ? await copyEmbedded(installation, contents, copyFiles)
      : await dump(settings, known.postgres, unfinished, contents)
    // Files uploaded since then: rows may refer to them already.
    await copyFiles()
    if (withKeys) await contents.copyFolder(join(settings.dataDir, 'keys'), 'keys')
    await contents.finish({
      format: 1,
      taken_at,
      holds_until,
      program: await programVersion(),
      database: embedded ? 'files' : 'dump',
      ...known,
      has_keys: withKeys,
      has_files: !settings.s3Url,
    })
    await makeFolderPrivate(unfinished, holder)
    await rename(unfinished, join(folder, name))
    await noteLastBackup(settings.dataDir, { taken_at, folder: join(folder, name) })
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new StartRefusal(
        `Hết chỗ trên ổ đĩa của ${folder} (còn ${await freeMegabytes(folder)} MB), chưa sao lưu được`,
      )
    throw error
  }
  const old = keep === null ? [] : (await backupsIn(folder)).slice(keep)
  const kept = await deleteFolders(old)
  const dropped = old.length - kept.length
  if (dropped > 0 && settings.walArchive)
    await dropArchivedBefore(settings.walArchive, await firstPieceOf((await backupsIn(folder)).at(-1)!))
  return [
    `Đã sao lưu vào ${join(folder, name)}`,
    ...(dropped > 0 ? [`Đã xóa ${dropped} bản cũ, giữ lại ${keep} bản mới nhất`] : []),
    ...tellClosed(folder, [...new Set([...kept, ...(await closedIn(folder))])]),
    ...(withKeys
      ? []
      : [
          `Khóa trong ${join(settings.dataDir, 'keys')} không nằm trong bản này: hãy cất riêng, không có khóa thì không mở được những gì đã niêm phong`,
        ]),
    ...(settings.s3Url ? ['Tệp tải lên nằm ở kho S3, không nằm trong bản này'] : []),
  ].join('\n')
}

/**
 * Warns of backups and leftovers of another user: they do not stop this backup, but it cannot delete them, and they
 * fill the disk.
 */
function tellClosed(folder: string, closed: string[]): string[] {
  if (closed.length === 0) return []
  process.exitCode = 1
  return [
    `Không mở được ${closed.map((path) => basename(path)).join(', ')}, vì thuộc người dùng khác: bản này không tính và không xóa chúng. Hãy chạy «sudo chown -R ${userInfo().username}: ${folder}»`,
  ]
}

async function copyEmbedded(
  { settings, owner }: Installation,
  contents: Contents,
  meanwhile: () => Promise<void>,
): Promise<string> {
  const { major } = findBinaries()
  const folder = join(settings.dataDir, 'postgres')
  for (const file of ['password', 'port']) await contents.copy(join(folder, file), `postgres/${file}`)
  return copyCluster(owner, { data: join(folder, major), name: `postgres/${major}`, contents }, meanwhile)
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.round((bavail * bsize) / 1_048_576)
}
