import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { formatNumber } from '@trace/define/text/format.ts'
import { readLastBackup } from '../../monitoring/last-backup.ts'
import { majorsIn } from '@trace/embedded-postgres/majors.ts'
import { lockFile } from '@trace/embedded-postgres/lock.ts'
import { NO_RELEASES, storedReleases } from './release-dump.ts'
import { readSettings } from '../../ports/settings/settings.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { hasTables } from '../../start/check-database.ts'
import type { Product } from '../../start/product.ts'
import { newestBackup } from '../backup/find-backup.ts'
import { withInstallation } from '../installation.ts'
import { layBackup, layRelease, layToday } from './lay-copy.ts'
import { tryUpgrade } from './try-upgrade.ts'
import type { Upgraded } from './try-upgrade.ts'

const USAGE = 'Cách dùng: npm run upgrade-check [-- THƯ_MỤC_SAO_LƯU | --releases]'
const NO_BACKUP = 'Chưa có bản sao lưu nào. Hãy chạy «npm run backup -- THƯ_MỤC» trước khi nâng cấp'

const ASIDE = '.upgrade-check'

/** A database on which the migrations are tried; `lay` copies it into a folder of its own. */
interface Trial {
  name: string
  /** The seed of its rows, if it is not this installation's. */
  seed?: Settings['seed']
  lay(folder: string): Promise<void>
}

/**
 * Tries on copies what a start of this program would do to the newest backup, to today's data, and to the data of each
 * released version. Exits with 1 if one of them fails. With `--releases` it tries only the data of released versions.
 */
export async function runUpgradeCheck(product: Product, args: string[]): Promise<string> {
  if (args.length > 1) throw new StartRefusal(USAGE)
  const settings = readSettings()
  process.umask(0o077)
  const releases = await releasesOf(product)
  const tryAll = (place: string, trials: Trial[], failedBefore = 0) =>
    tryIn(place, {
      trials,
      failedBefore,
      upgrade: (folder, { seed = settings.seed }) => tryUpgrade(product, { ...settings, seed }, folder),
    })
  if (args[0] === '--releases' && releases.length === 0) throw new StartRefusal(NO_RELEASES)
  if (args[0] === '--releases') return tryAll(await mkdtemp(join(tmpdir(), 'coi-nguon-')), releases)

  if (settings.databaseUrl === null && majorsIn(join(settings.dataDir, 'postgres')).length === 0)
    throw new StartRefusal(nothingIn(`DATA_DIR=${settings.dataDir}`))
  await refuseLittleRoom(settings)
  const aside = join(settings.dataDir, ASIDE)
  await mkdir(aside, { recursive: true })
  const lock = await lockFile(join(aside, 'lock'), aside)
  try {
    const newest = await backupOf(settings, args[0])
    const backup = newest && {
      name: `Bản sao lưu ${basename(newest)}`,
      lay: (folder: string) => layBackup(product, settings, newest, folder),
    }
    if (!backup) say(`✖ ${NO_BACKUP}`)
    const today = {
      name: 'Dữ liệu hiện nay',
      lay: (folder: string) => withInstallation((it) => layToday(product, it, folder)),
    }
    return await tryAll(aside, [...(backup ? [backup] : []), today, ...releases], backup ? 0 : 1)
  } finally {
    lock.release()
  }
}

/** The stored releases of a product; their rows are those of a demo. */
async function releasesOf({ migrations, releases }: Product): Promise<Trial[]> {
  if (releases === null) return []
  return (await storedReleases(releases)).map((release) => ({
    name: `Bản phát hành ${release}`,
    seed: 'demo',
    lay: (folder) => layRelease({ migrations, releases }, folder, release),
  }))
}

const nothingIn = (place: string): string =>
  `${place} chưa có dữ liệu, nên chưa thử được gì. Hãy kiểm tra lại địa chỉ, và ổ đĩa đã được gắn chưa. Chỉ thử trên dữ liệu của các bản đã phát hành: «npm run upgrade-check -- --releases»`

interface Trials {
  trials: Trial[]
  failedBefore: number
  upgrade(folder: string, trial: Trial): Promise<Upgraded>
}

async function tryIn(aside: string, { trials, failedBefore, upgrade }: Trials): Promise<string> {
  let [failed, longest] = [failedBefore, 0]
  try {
    for (const trial of trials) {
      const { name, lay } = trial
      const folder = join(aside, 'postgres')
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { mode: 0o700 })
      try {
        await lay(folder)
        const upgraded = await upgrade(folder, trial)
        longest = Math.max(longest, upgraded.seconds)
        say(told(name, upgraded))
      } catch (error) {
        failed++
        const { message, cause } = error as Error
        say(`✖ ${name}: ${message}${cause instanceof Error ? `: ${cause.message}` : ''}`)
      }
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  process.exitCode = failed > 0 ? 1 : 0
  return failed > 0
    ? 'Chưa nên nâng cấp. Chưa có gì bị thay đổi'
    : `Nâng cấp được, máy chủ ngừng phục vụ chừng ${seconds(longest)}. Chưa có gì bị thay đổi`
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (count: number) => `${formatNumber(Math.max(1, Math.ceil(count)))} giây`

function told(name: string, { ran, changed, rows, seconds: took }: Upgraded): string {
  const steps =
    ran.length === 0 ? 'đủ các bước nâng cấp' : `${ran.length} bước nâng cấp, từ ${ran[0]} đến ${ran.at(-1)}`
  return [
    `✔ ${name}: ${steps}, ${seconds(took)}, ${formatNumber(rows)} dòng`,
    ...changed.map(([table, before, after]) => `    ${table}: ${formatNumber(before)} → ${formatNumber(after)} dòng`),
  ].join('\n')
}

async function backupOf({ dataDir }: Settings, named: string | undefined): Promise<string | null> {
  const last = await readLastBackup(dataDir)
  const folder = named === undefined ? last && dirname(last.folder) : resolve(named)
  return folder !== null && existsSync(folder) ? newestBackup(folder) : null
}

/** Throws unless the disk has space for a copy and still enough for a running server to accept changes. */
async function refuseLittleRoom(settings: Settings): Promise<void> {
  const size = await withInstallation(async ({ pool, embedded }) => {
    if (!embedded && !(await hasTables(pool))) throw new StartRefusal(nothingIn('Cơ sở dữ liệu ở DATABASE_URL'))
    const [row] = await pool<{ bytes: number }[]>`select pg_database_size(current_database()) as bytes`
    return row!.bytes
  })
  const { bavail, bsize } = await statfs(settings.dataDir)
  const wanted = Math.ceil((size * 1.5) / 1_048_576) + settings.diskFloorMegabytes
  if (bavail * bsize < wanted * 1_048_576)
    throw new StartRefusal(
      `Cần ${formatNumber(wanted)} MB trống trên ổ đĩa của ${settings.dataDir} để nâng cấp thử trên bản sao; chưa có gì bị thay đổi`,
    )
}
