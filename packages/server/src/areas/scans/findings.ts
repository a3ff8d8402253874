import type { Finding } from '@trace/platform/monitoring/finding.ts'
import { findingsOf } from '@trace/platform/monitoring/findings.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { notificationLetters } from '../portal/index.ts'

/** Problems of the server that need a person, for system administrators; `npm run status` shows the same. */
export async function troublesOf(sql: Sql, settings: Settings): Promise<{ name: string; found: string }[]> {
  const findings = await Promise.all([findingsOf(sql, settings, notificationLetters), misplacedScanFindings(sql)])
  return findings
    .flat()
    .filter(({ isTrouble }) => isTrouble)
    .map(({ name, found }) => ({ name, found }))
}

/** Finds scans in the default partition, which wait there until the partition of their month is created. */
export async function misplacedScanFindings(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ astray: boolean }[]>`select exists (select 1 from scan_statistics_other) as astray`
  const found = row!.astray ? 'có lượt quét nằm ngoài phân vùng tháng' : 'đủ phân vùng'
  return [{ name: 'Lượt quét theo tháng', found, isTrouble: row!.astray }]
}
