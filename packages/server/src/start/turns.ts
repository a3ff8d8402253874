import { mailBulletins } from '../areas/figures/index.ts'
import { notifyOverdueOrders } from '../areas/labels/index.ts'
import { deliverMails, mailNotices, NOTICE_MAILS, sendDueNotifications } from '../areas/portal/index.ts'
import { warningDays } from '../areas/producers/index.ts'
import { makeRoomForScans } from '../areas/scans/index.ts'
import { eachAlone } from '@trace/platform/each-alone.ts'
import { tellExpiries } from '@trace/platform/notices/tell-expiries.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Turn } from '@trace/platform/ports/jobs/queue.ts'
import type { Mailer } from '@trace/platform/ports/mail/mailer.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { sweep, sweepNightly } from './sweep.ts'

interface Around {
  pool: Pool
  settings: Settings
  mailer: Mailer
  /** Runs work of the server itself in one transaction, and announces the changed rows. */
  bySystem(path: string, act: (store: Store) => Promise<void>): Promise<void>
}

/** What is done by the clock. Of what has several steps each stands alone. */
export function turnsOf({ pool, settings, mailer, bySystem }: Around): Turn[] {
  return [
    { name: 'sweep', label: 'Dọn dẹp hằng giờ', at: '23 * * * *', every: 60, run: () => sweep(pool, settings) },
    // 02:53 in Vietnam.
    {
      name: 'nightly',
      label: 'Dọn dẹp hằng đêm',
      at: '53 19 * * *',
      every: 1_440,
      run: () => sweepNightly(pool, settings),
    },
    {
      name: 'notices',
      label: 'Gửi thông báo đến hẹn',
      at: '* * * * *',
      every: 1,
      run: () => bySystem('jobs/notices', sendDueNotifications),
    },
    {
      name: NOTICE_MAILS,
      label: 'Gửi thư thông báo',
      at: '* * * * *',
      every: 1,
      startable: true,
      run: () =>
        eachAlone([
          ['thư thông báo', () => deliverMails(pool, mailer, settings)],
          ['thư tóm tắt', () => mailNotices(pool, settings)],
        ]),
    },
    {
      name: 'overdue',
      label: 'Nhắc đơn quá hạn và chứng nhận sắp hết hạn',
      at: '7 * * * *',
      every: 60,
      run: () =>
        eachAlone([
          ['đơn quá hạn', () => bySystem('jobs/overdue', notifyOverdueOrders)],
          [
            'chứng nhận sắp hết hạn',
            () => bySystem('jobs/expiries', async (store) => tellExpiries(store, await warningDays(store))),
          ],
        ]),
    },
    {
      name: 'months',
      label: 'Phân vùng lượt quét và bản tin tháng',
      at: '41 * * * *',
      every: 60,
      run: () =>
        eachAlone([
          ['phân vùng lượt quét', () => makeRoomForScans(pool)],
          ['bản tin tháng', () => mailBulletins(pool, settings)],
        ]),
    },
  ]
}
