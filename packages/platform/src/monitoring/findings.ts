import { statfs } from 'node:fs/promises'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { openStorage } from '../ports/files/storage.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { readBackgroundWork } from './background-work.ts'
import { countMails, countUndelivered, oldestJob } from './backlog.ts'
import { lastClockCorrection } from './clock.ts'
import type { Finding } from './finding.ts'
import { MEGABYTE } from './free-space.ts'
import { connections, locks } from './findings-of-database.ts'
import { lastGap } from '@trace/embedded-postgres/wal-archive.ts'
import { readLastBackup } from './last-backup.ts'
import type { ProductMailQueue } from './watched.ts'

const MOST_JOB_MINUTES = 60
/** News is delivered within a second: if it is older, the delivery failed, or no server delivers. */
const MOST_UNTOLD_SECONDS = 60
/** A mail that waits for longer was tried several times, or no server sends it. */
const MOST_MAIL_MINUTES = 15
/** Days for which a wrong clock is reported, so that a weekly look at the findings sees it. */
const CLOCK_DAYS = 7

/** The checks of an installation that are the same for every product. */
export async function findingsOf(sql: Sql, settings: Settings, letters: ProductMailQueue | null): Promise<Finding[]> {
  const findings = await Promise.all([
    disk(settings),
    backup(settings),
    settings.s3Url ? files(settings) : [],
    archive(sql, settings),
    connections(sql, settings),
    locks(sql),
    jobs(sql),
    backgroundWork(sql),
    news(sql),
    mails(sql, letters),
    clock(sql),
  ])
  return findings.flat()
}

async function disk({
  dataDir,
  diskFreePercent,
  diskFloorMegabytes,
}: Pick<Settings, 'dataDir' | 'diskFreePercent' | 'diskFloorMegabytes'>): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const [megabytes, share] = [(bavail * bsize) / MEGABYTE, bavail / blocks]
  const isClosed = megabytes < diskFloorMegabytes
  const room = megabytes < 10_240 ? `${roundly(megabytes)} MB` : `${roundly(megabytes / 1_024)} GB`
  const closed = isClosed ? `, dưới DISK_FLOOR_MB=${diskFloorMegabytes}: máy chủ ngừng nhận thay đổi` : ''
  return {
    name: 'Ổ đĩa',
    found: `còn ${room} (${roundly(share * 100)} %)${closed}`,
    isTrouble: isClosed || share < diskFreePercent / 100,
  }
}

const roundly = (value: number): string => formatNumber(Math.floor(value))

async function files(settings: Settings): Promise<Finding> {
  const answers = await (await openStorage(settings)).answers()
  return {
    name: 'Kho tệp S3',
    found: answers ? 'trả lời' : 'không trả lời: tệp và ảnh tạm không tải lên, không xem được. Kiểm tra S3_URL',
    isTrouble: !answers,
  }
}

/** A backup dated in the future was taken with a wrong clock, so its age is unknown. A demo needs no backup. */
async function backup({ dataDir, backupMaxHours, seed }: Settings): Promise<Finding> {
  const last = await readLastBackup(dataDir)
  const hours = last === null ? null : (Date.now() - Date.parse(last.taken_at)) / 3_600_000
  const isAhead = hours !== null && hours < -0.1
  const when = last === null ? 'chưa có bản nào' : `${formatMoment(last.taken_at)}, ${last.folder}`
  return {
    name: 'Sao lưu',
    found: isAhead ? `${when}: giờ của bản này chưa tới, hãy sao lưu lại` : when,
    isTrouble: hours === null ? seed !== 'demo' : isAhead || hours > backupMaxHours,
  }
}

const SEE_FOLDER = 'xem thư mục WAL_ARCHIVE còn chỗ và ghi được không'

/**
 * Checks the archive of PostgreSQL's log: while it fails, the log grows on the disk, and a restore ends where the
 * archive stopped. Whether archiving is on is read from the database, because a command may run without the service's
 * settings. An external database is not checked.
 */
async function archive(sql: Sql, settings: Settings): Promise<Finding[]> {
  const { isOn, last, fails, gap } = await readArchive(sql, settings)
  if (!isOn || settings.databaseUrl) return []
  const said = last === null ? 'chưa lưu phần nào' : `phần cuối lúc ${formatMoment(last)}`
  const lost =
    gap &&
    `nơi lưu hỏng lâu nên bỏ bớt tới ${formatMoment(gap)}: chưa khôi phục được về sau lúc ấy. Hãy ${SEE_FOLDER}, rồi sao lưu lại`
  const found = lost ?? (fails ? `không lưu được, ${said}: ${SEE_FOLDER}` : said)
  return [{ name: 'Nhật ký PostgreSQL', found, isTrouble: fails || gap !== null }]
}

interface Archive {
  isOn: boolean
  last: string | null
  fails: boolean
  /** When a piece of the log was last dropped, unless a backup was taken since. */
  gap: string | null
}

/** When PostgreSQL's log was last archived, whether the latest try failed, and whether a piece is missing. */
export async function readArchive(sql: Sql, { dataDir }: Pick<Settings, 'dataDir'>): Promise<Archive> {
  const [row] = await sql<Omit<Archive, 'gap'>[]>`
    select current_setting('archive_mode') <> 'off' as "isOn", last_archived_time as last, coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails
    from pg_stat_archiver`
  const [gap, backup] = await Promise.all([lastGap(dataDir), readLastBackup(dataDir)])
  return { ...row!, gap: gap !== null && gap > (backup?.taken_at ?? '') ? gap : null }
}

/** Reports a job that waits or runs for long: no server works on it, or it hangs. */
async function jobs(sql: Sql): Promise<Finding> {
  const job = await oldestJob(sql)
  if (!job) return { name: 'Công việc', found: 'không có việc nào đang chờ', isTrouble: false }
  const minutes = Math.floor(job.seconds / 60)
  const what = `«${job.title}» của ${job.owner} (số ${job.id}), ${job.is_running ? 'đang chạy' : 'đang chờ'}`
  return {
    name: 'Công việc',
    found: `việc lâu nhất: ${what}, ${formatNumber(minutes)} phút`,
    isTrouble: minutes > MOST_JOB_MINUTES,
  }
}

/** Background work: one line for each task that is late or failed, or a single line if all is well. */
async function backgroundWork(sql: Sql): Promise<Finding[]> {
  const states = await readBackgroundWork(sql)
  const troubles = states.flatMap(({ label, began_at, failed_at, error, is_late }) => [
    ...(is_late ? [`«${label}» không chạy từ ${formatMoment(began_at)}`] : []),
    ...(failed_at ? [`«${label}» hỏng lúc ${formatMoment(failed_at)}; máy báo “${error}”`] : []),
  ])
  if (troubles.length === 0) return [{ name: 'Việc tự chạy', found: 'đều chạy đúng hẹn', isTrouble: false }]
  return troubles.map((found) => ({ name: 'Việc tự chạy', found, isTrouble: true }))
}

async function news(sql: Sql): Promise<Finding> {
  const { waiting, oldest } = await countUndelivered(sql)
  const isSlow = oldest > MOST_UNTOLD_SECONDS
  const minutes = formatNumber(Math.floor(oldest / 60))
  return {
    name: 'Thông báo',
    found: isSlow
      ? `${formatNumber(waiting)} thay đổi chưa báo được tới người cần biết, lâu nhất ${minutes} phút: tìm "outbox" trong nhật ký`
      : 'mọi thay đổi đã báo tới người cần biết',
    isTrouble: isSlow,
  }
}

async function mails(sql: Sql, letters: ProductMailQueue | null): Promise<Finding> {
  const { waiting, oldest, failed, refused } = await countMails(sql, letters)
  const minutes = Math.floor(oldest / 60)
  const isSlow = minutes > MOST_MAIL_MINUTES
  const refusals = refused > 0 ? `, trong đó ${formatNumber(refused)} thư bị máy chủ thư từ chối` : ''
  return {
    name: 'Thư',
    found: [
      waiting === 0
        ? 'không có thư nào đang chờ'
        : `${formatNumber(waiting)} thư đang chờ, lâu nhất ${formatNumber(minutes)} phút${isSlow ? ': kiểm tra SMTP_URL' : ''}`,
      failed === 0
        ? 'không có thư nào gửi hỏng trong 24 giờ'
        : `${formatNumber(failed)} thư gửi hỏng trong 24 giờ${refusals}`,
    ].join('; '),
    isTrouble: isSlow || failed > 0,
  }
}

async function clock(sql: Sql): Promise<Finding> {
  const mended = await lastClockCorrection(sql, CLOCK_DAYS)
  return {
    name: 'Đồng hồ',
    found: mended ? `${formatMoment(mended.at)}: ${mended.said}` : `không bị lùi trong ${CLOCK_DAYS} ngày`,
    isTrouble: mended !== null,
  }
}
