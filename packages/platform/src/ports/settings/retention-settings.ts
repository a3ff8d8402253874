import type { SettingsReader } from './settings-reader.ts'

/** How long rows are kept in tables that would only grow. */
export interface Retention {
  /** Days after which the IP address and the browser are removed from a line of the log. */
  logPersonalDays: number
  logYears: number
  /** Whole years after which the scans of a month are dropped; their figures by day stay. */
  scanYears: number
  /** Days that mails stay in the folder, if there is no mail server. */
  mailDays: number
  /** Days that finished jobs stay, with the files that they made. */
  jobDays: number
  /** Days that an uploaded file stays if nothing refers to it. */
  orphanDays: number
  /** Days that the long texts of earlier versions of rows stay whole. */
  revisionDays: number
  /** Days that deleted rows stay in the trash. */
  trashDays: number
}

export const readRetention = (reader: SettingsReader): Retention => ({
  logPersonalDays: reader.whole('LOG_PERSONAL_DAYS'),
  logYears: reader.whole('LOG_YEARS'),
  scanYears: reader.whole('SCAN_YEARS'),
  mailDays: reader.whole('MAIL_DAYS'),
  jobDays: reader.whole('JOB_DAYS'),
  orphanDays: reader.whole('ORPHAN_DAYS'),
  revisionDays: reader.whole('REVISION_DAYS'),
  trashDays: reader.whole('TRASH_DAYS'),
})
