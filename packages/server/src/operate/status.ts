import { statfs } from 'node:fs/promises'
import { formatMoment, formatNumber } from '@trace/domain/format'
import type { Pool } from '../ports/postgres/connect.ts'
import { waitingMigrations } from '../ports/postgres/migrate.ts'
import { lostKeys } from '../start/keyring.ts'
import { programVersion } from './backup/program-version.ts'
import { withInstallation } from './installation.ts'
import type { Installation } from './installation.ts'
import { readLastBackup } from './backup/last-backup.ts'

/** One thing that is looked at: what was found, and whether a person has to do something about it. */
interface Finding {
  name: string
  found: string
  isTrouble: boolean
}

/** A disk with less room than this share of it needs a person. */
const LEAST_FREE = 0.1
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
    await disk(settings.dataDir),
    await backup(settings),
    await oldestJob(pool),
    await failedMails(pool),
    await monthsOfScans(pool),
  ]
}

async function disk(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const share = bavail / blocks
  return {
    name: 'Ổ đĩa',
    found: `còn ${formatNumber(Math.round((bavail * bsize) / 1e9))} GB (${formatNumber(Math.round(share * 100))} %)`,
    isTrouble: share < LEAST_FREE,
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

/** A job that waits or runs for long: nobody works on it, or it hangs. */
async function oldestJob(pool: Pool): Promise<Finding> {
  const [row] = await pool<{ minutes: number | null }[]>`
    select floor(extract(epoch from now() - min(created_at)) / 60)::int as minutes from jobs where status in ('queued', 'running')`
  const minutes = row?.minutes ?? null
  return {
    name: 'Công việc',
    found: minutes === null ? 'không có việc nào đang chờ' : `việc chờ lâu nhất: ${formatNumber(minutes)} phút`,
    isTrouble: minutes !== null && minutes > MOST_JOB_MINUTES,
  }
}

async function failedMails(pool: Pool): Promise<Finding> {
  const [row] = await pool<{ count: number }[]>`
    select count(*)::int as count from pgboss.job
    where name = 'mails' and state = 'failed' and completed_on > now() - interval '24 hours'`
  return {
    name: 'Thư',
    found: row!.count === 0 ? 'không có thư nào gửi hỏng trong 24 giờ' : `${row!.count} thư gửi hỏng trong 24 giờ`,
    isTrouble: row!.count > 0,
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
