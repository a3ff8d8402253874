import { today } from '@trace/define/text/dates.ts'
import type { BackgroundStep } from '@trace/platform/run-all-steps.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { dropOldScans, forgetPlaces, judgeLabels, PLACE_DAYS } from './areas/scans/index.ts'

/** Each hour: judges labels by the latest day that counts, and deletes data past its retention period. */
export const hourly = (pool: Pool, { retention }: Settings): readonly BackgroundStep[] => [
  ['đánh giá tem', () => judgeLabels(pool)],
  [
    'thư của thông báo',
    () => pool`
      delete from notification_mails where coalesce(sent_at, failed_at, due_at) < now() - interval '90 days'`,
  ],
  [
    'sổ bản tin',
    () => pool`
      delete from bulletin_mails where month < to_char(now() - interval '13 months', 'YYYY-MM')`,
  ],
  [
    'người nhận thông báo',
    () => pool`
      delete from notices where event = 'announced' and told_at < now() - interval '2 years'`,
  ],
  [
    'thông báo về đơn',
    () => pool`
      delete from notices where event in ('created', 'status_changed', 'overdue') and told_at < now() - interval '1 year'`,
  ],
  ['nơi quét theo ngày', () => pool`delete from scan_places where day <= ${today()}::date - ${PLACE_DAYS}::int`],
  ['nơi quét', () => forgetPlaces(pool)],
  ['SCAN_YEARS', () => dropOldScans(pool, retention.scanYears)],
]
