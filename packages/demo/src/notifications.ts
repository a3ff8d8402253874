import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { addDays } from '@trace/define/text/dates.ts'
import type { World } from './world.ts'
import { derive } from '@trace/server'

type Values = Record<string, unknown>

/**
 * Notifications of each kind: four that were sent, one scheduled for five days from now and one still being written.
 */
export function planNotifications(world: World): void {
  const { plan, at, day, id, sql } = world
  const channel = ['web']
  const send = (ago: number, who: string, values: () => Values) =>
    plan(at(-ago, '15:00'), who, async (ask) => {
      const { id: row } = await ask('POST', '/notifications', { channel, ...values() })
      await ask('PUT', `/notifications/${row}/change-status/sent`)
    })
  send(96, 'editor', () => ({
    title: 'Bắt buộc ghi thời gian cách ly khi dùng thuốc',
    type: 'system',
    audience: 'all',
    content: '<p>Từ nay nhật ký dùng thuốc phải ghi số ngày cách ly; hệ thống sẽ chặn thu hoạch khi chưa đủ ngày.</p>',
  }))
  send(34, 'editor', () => ({
    title: 'Giá gà Tiên Yên tuần này',
    type: 'market',
    price: 190_000,
    audience: 'all',
    content: '<p>Giá tham khảo tại trại 190.000 đồng/kg.</p>',
  }))
  send(20, 'editor', () => ({
    title: 'Thu hồi lô chả mực',
    type: 'recall',
    audience: 'role',
    role_ids: [id('role appraiser'), id('role commune_officer')],
    content: '<p>Đề nghị kiểm tra các điểm bán trên địa bàn, báo cáo số lượng đã thu hồi.</p>',
    link_type: 'trace',
    link_value: String(id('trace chamuc 1/1')),
  }))
  send(7, 'editor', () => ({
    title: 'Tập huấn ghi nhật ký điện tử',
    type: 'training',
    audience: 'ward',
    ward_ids: ['06874', '07090', '06994'].map((ward) => id(`ward ${ward}`)),
    content: '<p>Lớp mở tại ba xã, phường, đặc khu; mời nông hộ đăng ký.</p>',
  }))
  plan(at(-1, '16:30'), 'editor', async (ask) => {
    const { id: row } = await ask('POST', '/notifications', {
      channel,
      title: 'Nhắc gia hạn chứng nhận',
      type: 'warning',
      audience: 'manufacture',
      manufacture_ids: ['cam', 'hau'].map((key) => id(`manufacture ${key}`)),
      content: '<p>Chứng nhận của cơ sở sắp hết hạn, đề nghị nộp hồ sơ đánh giá lại.</p>',
      send_at: `${addDays(day(0), 5)}T08:00:00+07:00`,
    })
    await ask('PUT', `/notifications/${row}/change-status/scheduled`)
    // Most people have seen announcements within hours, and all have seen the other notices, such as those about
    // orders.
    await sql`
      update notices set seen_at = told_at + interval '1 hour' * (1 + user_id % 20)
      where told_at < ${at(-5)}::timestamptz and (event <> 'announced' or (user_id + row_ids[1]) % 4 > 0)`
    const reads = sql`(
      select count(*) from notification_reads r where r.notification_id = notifications.id and r.read_at is not null)`
    await derive(sql, notifications, sql`true`, { read_count: reads })
    await ask('POST', '/notifications', {
      channel,
      title: 'Lịch nghỉ nhận tem dịp cuối năm',
      type: 'system',
      audience: 'all',
      content: '<p>Đang soạn.</p>',
    })
  })
}
