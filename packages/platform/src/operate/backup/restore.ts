import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { fingerprintsIn } from '../../start/keyring.ts'
import type { Product } from '../../start/product.ts'
import { makeFolderPrivate } from '@trace/embedded-postgres/make-folder-private.ts'
import { connect } from '../../ports/postgres/connect.ts'
import { runsAsRoot } from '@trace/embedded-postgres/account.ts'
import { findBinaries } from '@trace/embedded-postgres/binaries.ts'
import { migrationsIn } from '../../ports/postgres/migrate.ts'
import { readSettings } from '../../ports/settings/settings.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { filesBelow, verifiedManifest } from './contents.ts'
import type { Manifest } from './contents.ts'
import { KEEP } from './copy-cluster.ts'
import { DUMP, postgresTool } from './dump.ts'
import { newestBackup } from './find-backup.ts'
import { recoverUntil } from './recover.ts'
import { tryDatabase } from './try-database.ts'

const USAGE = `Cách dùng: npm run restore -- THƯ_MỤC [--check | --until '2026-11-23 10:05']`

const NO_ARCHIVE =
  'Chỉ khôi phục được đến một thời điểm khi WAL_ARCHIVE trỏ tới nhật ký đã lưu của PostgreSQL kèm theo (xem docs/operating.md)'
const LATER_FILES =
  'Tệp tải lên sau bản sao lưu không nằm trong nhật ký: nếu còn thư mục files cũ, hãy chép thêm những tệp chưa có. Sau khi chạy lại, hãy sao lưu ngay'

/** Folder into which a backup is copied before it is moved into place; what a killed restore left in it is deleted. */
const ASIDE = '.restoring'

/**
 * Restores a backup into an empty data folder or database. With `--check`: only tests whether that would work, and
 * changes nothing.
 */
export async function runRestore(product: Product, args: string[]): Promise<string> {
  const { folder, check, moment } = readArguments(args)
  const settings = readSettings()
  process.umask(0o077)
  const backup = await newestBackup(folder, moment)
  const manifest = await verifiedManifest(backup)
  await refuseUnfitBackup(product, settings, { manifest, backup })
  const needed = () => keysNeeded(product, settings, manifest)
  if (check) return [await tried(backup, manifest), ...(await needed())].join('\n')
  if (moment && (manifest.database === 'dump' || !settings.walArchive)) throw new StartRefusal(NO_ARCHIVE)
  if (manifest.database === 'dump') await restoreDump(settings, manifest, backup)
  const recovered = await restoreFolders(settings, { manifest, backup, moment })
  return [
    `Đã khôi phục bản sao lưu ${formatMoment(manifest.taken_at)}`,
    ...(recovered ? [recovered, LATER_FILES] : []),
    ...(await needed()),
    'Bây giờ chạy «npm start»',
  ].join('\n')
}

function readArguments(args: string[]): { folder: string; check: boolean; moment: Date | null } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false }, until: { type: 'string' } },
    })
    const moment = values.until === undefined ? null : parseMoment(values.until)
    if (positionals.length === 1 && !(moment && values.check))
      return { folder: resolve(positionals[0]!), check: values.check, moment }
  } catch {
    // Reported below.
  }
  throw new StartRefusal(USAGE)
}

/** Parses a day and a time: in Vietnam's time zone, unless another one is given. */
function parseMoment(text: string): Date {
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${zone ?? '+07:00'}`)
  if (Number.isNaN(moment.getTime())) throw new StartRefusal(USAGE)
  return moment
}

/** Refuses a backup that this program cannot read, or whose rows are sealed with keys other than the present ones. */
export async function refuseUnfitBackup(
  product: Product,
  settings: Settings,
  { manifest, backup }: Pick<Wanted, 'manifest' | 'backup'>,
): Promise<void> {
  const known = await migrationsIn(product.migrations)
  const lacking = manifest.migrations.filter((name) => !known.includes(name))
  if (lacking.length > 0)
    throw new StartRefusal(
      `Bản sao lưu do bản chương trình mới hơn (${manifest.program}) tạo ra: nó đã chạy ${lacking.join(', ')}. Hãy dùng bản chương trình ấy`,
    )
  const { major } = findBinaries()
  if (manifest.database === 'files' && manifest.postgres !== major)
    throw new StartRefusal(
      `Bản sao lưu là tệp của PostgreSQL ${manifest.postgres}, bản chương trình này chạy PostgreSQL ${major}. Hãy khôi phục bằng bản chương trình đã sao lưu, rồi nâng cấp`,
    )
  for (const [name, fingerprint] of await presentKeys(product, settings, { manifest, backup }))
    if (manifest.keys[name] !== undefined && manifest.keys[name] !== fingerprint)
      throw new StartRefusal(`Khóa ${name} không phải khóa của bản sao lưu này (vân tay khác nhau)`)
}

const presentKeys = async (
  { keys }: Product,
  { dataDir }: Settings,
  { manifest, backup }: Pick<Wanted, 'manifest' | 'backup'>,
) => [
  ...(await fingerprintsIn(join(dataDir, 'keys'), keys)),
  ...(manifest.has_keys ? await fingerprintsIn(join(backup, 'keys'), keys) : []),
]

/** Lists the keys that have to be copied into the data folder by hand. */
async function keysNeeded(product: Product, { dataDir }: Settings, { has_keys, keys }: Manifest): Promise<string[]> {
  const present = await fingerprintsIn(join(dataDir, 'keys'), product.keys)
  const lacking = Object.keys(keys).filter((name) => !present.has(name))
  if (has_keys || lacking.length === 0) return []
  return [`Bản sao lưu không có khóa: trước khi chạy, hãy chép ${lacking.join(', ')} vào ${join(dataDir, 'keys')}`]
}

async function tried(backup: string, manifest: Manifest): Promise<string> {
  if (manifest.database === 'dump')
    return `Bản sao lưu ${formatMoment(manifest.taken_at)} còn nguyên: mọi tệp đúng như lúc sao lưu. Bản dump chưa được nạp thử`
  const aside = join(dirname(backup), `.trying-${basename(backup)}`)
  await rm(aside, { recursive: true, force: true })
  try {
    await copyBackupFiles(join(backup, 'postgres'), aside)
    const rows = await tryDatabase(aside, manifest)
    return `Bản sao lưu ${formatMoment(manifest.taken_at)} khôi phục được: mọi tệp đúng như lúc sao lưu, cơ sở dữ liệu mở được với ${formatNumber(rows)} dòng, mọi chỉ mục đúng`
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

interface Wanted {
  manifest: Manifest
  backup: string
  moment: Date | null
}

/**
 * Moves the folders of a backup into place once all of them are ready; returns a message about the recovery up to
 * `moment`.
 */
async function restoreFolders(
  { dataDir, walArchive }: Settings,
  { manifest, backup, moment }: Wanted,
): Promise<string | null> {
  const names = ['postgres', 'files', 'keys'].filter((name) => existsSync(join(backup, name)))
  for (const name of names.filter((one) => one !== 'keys' || manifest.has_keys)) await refuseFilled(join(dataDir, name))
  const aside = join(dataDir, ASIDE)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  for (const name of names) await copyBackupFiles(join(backup, name), join(aside, name))
  const told = moment && walArchive ? await recoverUntil(join(aside, 'postgres'), walArchive, moment) : null
  // Files that root restores are given to the service's user; an embedded PostgreSQL takes over its own files at its
  // next start.
  const { uid, gid } = await stat(dataDir)
  for (const name of names) if (runsAsRoot && uid !== 0) await makeFolderPrivate(join(aside, name), { uid, gid })
  for (const name of names) {
    await rm(join(dataDir, name), { recursive: true, force: true })
    await rename(join(aside, name), join(dataDir, name))
  }
  await rm(aside, { recursive: true })
  return told
}

async function refuseFilled(folder: string): Promise<void> {
  if ((await filesBelow(folder)).length > 0)
    throw new StartRefusal(`${folder} không trống, chưa có gì được khôi phục. Hãy đặt DATA_DIR sang một thư mục trống`)
}

/** Copies the files of a backup, except those that only keep its empty folders. */
export async function copyBackupFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const path of await filesBelow(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    if (basename(path) !== KEEP) await copyFile(join(from, path), join(to, path))
  }
}

/** Loads a dump into an external database, which must exist and be empty. */
async function restoreDump(settings: Settings, { postgres }: Manifest, backup: string): Promise<void> {
  const { databaseUrl, databaseOwner, databaseTls } = settings
  if (!databaseUrl)
    throw new StartRefusal(
      'Bản sao lưu là của một PostgreSQL bên ngoài: hãy đặt DATABASE_URL trỏ tới một cơ sở dữ liệu trống',
    )
  const pool = connect(databaseOwner?.url ?? databaseUrl, { max: 1, tls: databaseOwner?.tls ?? databaseTls })
  try {
    const tables = await pool`select 1 from pg_class c join pg_namespace n on n.oid = relnamespace
      where n.nspname in ('public', 'pgboss') and relkind in ('r', 'p') limit 1`
    if (tables.length > 0) throw new StartRefusal('Cơ sở dữ liệu ở DATABASE_URL không trống, chưa có gì được khôi phục')
  } finally {
    await pool.end()
  }
  await postgresTool(
    'pg_restore',
    postgres,
    ['--exit-on-error', '--single-transaction', '--no-owner', join(backup, DUMP)],
    settings,
  )
}
