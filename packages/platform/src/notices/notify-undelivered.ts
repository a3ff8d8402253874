import type { Sql } from '../ports/postgres/connect.ts'
import type { News } from '../store/changes.ts'
import { deliverNews } from './deliver-news.ts'

export const REFUSED_ADDRESS = 'Máy chủ thư không nhận địa chỉ này'
export const UNSENT = 'Chưa gửi được đến máy chủ thư'

/** Notifies the sender of mails about a row that some could not be delivered. */
export const notifyUndelivered = (sql: Sql, user: number, about: Pick<News, 'resource' | 'id' | 'reason'>) =>
  deliverNews(sql, [{ ...about, event: 'undelivered', by: { id: 0, name: '' }, to: [user] }])
