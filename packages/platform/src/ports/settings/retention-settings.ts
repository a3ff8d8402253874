import type { SettingsReader } from './settings-reader.ts'

/** How long is kept what only grows. */
export interface Retention {
  /** Days after which a line of the log forgets the address and the browser. */
  logPersonalDays: number
  logYears: number
  /** Whole years after which the scans of a month are dropped; their figures by day stay. */
  scanYears: number
  /** Days that mails stay in the folder, where there is no mail server. */
  mailDays: number
  /** Days that finished jobs stay, with the files that they made. */
  jobDays: number
  /** Days that an uploaded file stays to which nothing refers. */
  orphanDays: number
  /** Days that the long texts of earlier versions of rows stay whole. */
  revisionDays: number
  /** Days that deleted rows stay in the trash. */
  trashDays: number
}

export const RETENTION_NAMES = [
  'LOG_PERSONAL_DAYS',
  'LOG_YEARS',
  'SCAN_YEARS',
  'MAIL_DAYS',
  'JOB_DAYS',
  'ORPHAN_DAYS',
  'REVISION_DAYS',
  'TRASH_DAYS',
]

export const readRetention = (reader: SettingsReader): Retention => ({
  logPersonalDays: reader.whole('LOG_PERSONAL_DAYS', 365, 30, 36_500),
  logYears: reader.whole('LOG_YEARS', 10, 1, 100),
  scanYears: reader.whole('SCAN_YEARS', 10, 1, 100),
  mailDays: reader.whole('MAIL_DAYS', 90, 1, 36_500),
  jobDays: reader.whole('JOB_DAYS', 30, 1, 3_650),
  orphanDays: reader.whole('ORPHAN_DAYS', 7, 2, 3_650),
  revisionDays: reader.whole('REVISION_DAYS', 365, 30, 36_500),
  trashDays: reader.whole('TRASH_DAYS', 90, 7, 36_500),
})
