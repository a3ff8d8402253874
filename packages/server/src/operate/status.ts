import { statfs } from 'node:fs/promises'
import { formatMoment, formatNumber } from '@trace/domain/text/format.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { waitingMigrations } from '../ports/postgres/migrate.ts'
import { lostKeys } from '../start/keyring.ts'
import { programVersion } from './backup/program-version.ts'
import { withInstallation } from './installation.ts'
import type { Installation } from './installation.ts'
import { lagOf, openReplica } from '../engine/replica/replica.ts'
import { LONGEST_LAG } from '../start/readiness.ts'
import { failedMails, oldestJobSeconds } from '../engine/monitoring/backlog.ts'
import { readLastBackup } from '../engine/monitoring/last-backup.ts'

/** One thing that is looked at: what was found, and whether a person has to do something about it. */
interface Finding {
  name: string
  found: string
  isTrouble: boolean
}

const MOST_JOB_MINUTES = 60

/** Prints how the installation is. Ends with 1 when something needs a person. */
export async function runStatus(): Promise<string> {
  const findings = await withInstallation(look)
  if (findings.some(({ isTrouble }) => isTrouble)) process.exitCode = 1
  return findings.map(({ name, found, isTrouble }) => `${isTrouble ? '✖' : '✔'} ${name}: ${found}`).join('\n')
}

async function look({ settings, pool }: Installation): Promise<Finding[]> {
  const [waiting, lost, keys, server] = await Promise.all([
    waitingMigrations(pool),
    lostKeys(pool, settings),
    pool<{ name: string; fingerprint: string }[]>`select name, fingerprint from keys order by name`,
    pool<{ version: string; since: string }[]>`
      select current_setting('server_version') as version, pg_postmaster_start_time() as since`,
  ])
  return [
    { name: 'Chương trình', found: await programVersion(), isTrouble: false },
    {
      name: 'PostgreSQL',
      found: `${server[0]!.version}, chạy từ ${formatMoment(server[0]!.since)}`,
      isTrouble: false,
    },
    {
      name: 'Nâng cấp cơ sở dữ liệu',
      found: waiting.length === 0 ? 'đủ' : `còn ${waiting.length} bước, chạy khi khởi động lại`,
      isTrouble: waiting.length > 0,
    },
    {
      name: 'Khóa',
      found:
        lost.length > 0
          ? `thiếu hoặc khác: ${lost.join(', ')}`
          : keys.map(({ name, fingerprint }) => `${name} ${fingerprint.slice(0, 8)}`).join(', '),
      isTrouble: lost.length > 0,
    },
    await disk(settings),
    await backup(settings),
    ...(settings.walArchive ? [await archive(pool)] : []),
    ...(settings.replica ? [await replica({ settings, pool })] : []),
    await oldestJob(pool),
    await mails(pool),
    await monthsOfScans(pool),
  ]
}

async function disk({ dataDir, diskFreePercent }: Installation['settings']): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const share = bavail / blocks
  return {
    name: 'Ổ đĩa',
    found: `còn ${formatNumber(Math.round((bavail * bsize) / 1e9))} GB (${formatNumber(Math.round(share * 100))} %)`,
    isTrouble: share < diskFreePercent / 100,
  }
}

async function backup({ dataDir, backupMaxHours }: Installation['settings']): Promise<Finding> {
  const last = await readLastBackup(dataDir)
  const hours = last === null ? null : (Date.now() - Date.parse(last.taken_at)) / 3_600_000
  return {
    name: 'Sao lưu',
    found: last === null ? 'chưa có bản nào' : `${formatMoment(last.taken_at)}, ${last.folder}`,
    isTrouble: hours === null || hours > backupMaxHours,
  }
}

/** The copy of PostgreSQL's log: while it fails, the log grows on the disk and a restore ends where it stopped. */
async function archive(pool: Pool): Promise<Finding> {
  const [row] = await pool<{ last: string | null; fails: boolean }[]>`
    select last_archived_time as last, coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails
    from pg_stat_archiver`
  const last = row!.last === null ? 'chưa lưu phần nào' : `phần cuối lúc ${formatMoment(row!.last)}`
  return {
    name: 'Nhật ký PostgreSQL',
    found: row!.fails ? `không lưu được, ${last}: xem thư mục WAL_ARCHIVE còn chỗ và ghi được không` : last,
    isTrouble: row!.fails,
  }
}

/** What a replica does not know yet is read from the primary: a slow or lost one costs speed, not answers. */
async function replica({ settings, pool }: Pick<Installation, 'settings' | 'pool'>): Promise<Finding> {
  const close = await openReplica(pool, settings)
  try {
    const lag = await lagOf(pool)
    const seconds = formatNumber(Math.round(lag?.seconds ?? 0))
    return {
      name: 'Bản sao để đọc',
      found: lag ? `chậm ${seconds} giây, ${formatNumber(lag.bytes)} byte` : 'không trả lời',
      isTrouble: !lag || lag.seconds > LONGEST_LAG,
    }
  } finally {
    await close()
  }
}

/** A job that waits or runs for long: nobody works on it, or it hangs. */
async function oldestJob(pool: Pool): Promise<Finding> {
  const seconds = await oldestJobSeconds(pool)
  const minutes = seconds === null ? null : Math.floor(seconds / 60)
  return {
    name: 'Công việc',
    found: minutes === null ? 'không có việc nào đang chờ' : `việc chờ lâu nhất: ${formatNumber(minutes)} phút`,
    isTrouble: minutes !== null && minutes > MOST_JOB_MINUTES,
  }
}

async function mails(pool: Pool): Promise<Finding> {
  const count = await failedMails(pool)
  return {
    name: 'Thư',
    found: count === 0 ? 'không có thư nào gửi hỏng trong 24 giờ' : `${count} thư gửi hỏng trong 24 giờ`,
    isTrouble: count > 0,
  }
}

/** Scans of a month without a partition of its own are kept beside, but are not moved by themselves. */
async function monthsOfScans(pool: Pool): Promise<Finding> {
  const [row] = await pool<{ astray: boolean }[]>`select exists (select 1 from scan_statistics_other) as astray`
  return {
    name: 'Lượt quét theo tháng',
    found: row!.astray ? 'có lượt quét nằm ngoài phân vùng tháng' : 'đủ phân vùng',
    isTrouble: row!.astray,
  }
}
