import { mailBulletins } from './areas/figures/index.ts'
import { notifyOverdueOrders } from './areas/labels/index.ts'
import { deliverMails, mailNotices, NOTIFICATION_MAILS, sendDueNotifications } from './areas/portal/index.ts'
import { warningDays } from './areas/producers/index.ts'
import { createScanPartitions } from './areas/scans/index.ts'
import { runAllSteps } from '@trace/platform/run-all-steps.ts'
import { notifyExpiries } from '@trace/platform/notices/notify-expiries.ts'
import type { ScheduledTask } from '@trace/platform/ports/jobs/queue.ts'
import type { TasksAround } from '@trace/platform/start/product.ts'

/** Tasks that run on a schedule. If one step of a task fails, the others still run. */
export function scheduledTasks({ pool, settings, mailer, bySystem }: TasksAround): ScheduledTask[] {
  return [
    {
      name: 'notices',
      label: 'Gửi thông báo đến hẹn',
      at: '* * * * *',
      every: 1,
      run: () => bySystem('jobs/notices', sendDueNotifications),
    },
    {
      name: NOTIFICATION_MAILS,
      label: 'Gửi thư thông báo',
      at: '* * * * *',
      every: 1,
      startable: true,
      run: () =>
        runAllSteps([
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
        runAllSteps([
          ['đơn quá hạn', () => bySystem('jobs/overdue', notifyOverdueOrders)],
          [
            'chứng nhận sắp hết hạn',
            () => bySystem('jobs/expiries', async (store) => notifyExpiries(store, await warningDays(store))),
          ],
        ]),
    },
    {
      name: 'months',
      label: 'Phân vùng lượt quét và bản tin tháng',
      at: '41 * * * *',
      every: 60,
      run: () =>
        runAllSteps([
          ['phân vùng lượt quét', () => createScanPartitions(pool)],
          ['bản tin tháng', () => mailBulletins(pool, settings)],
        ]),
    },
  ]
}
