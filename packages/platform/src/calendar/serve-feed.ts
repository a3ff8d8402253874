import { catalogue } from '@trace/define/catalogue.ts'
import type { FastifyInstance } from 'fastify'
import { accountViewer, holdSql } from '../access/sessions.ts'
import { countAttempt } from '../access/throttle.ts'
import { hashToken } from '../access/tokens.ts'
import { onBehalfOf } from '../account-usage.ts'
import { API_HEADERS, originOf } from '../request/operation-route.ts'
import { admit } from '../request/authorize.ts'
import { GENERAL } from '../openapi/route.ts'
import type { Route } from '../openapi/route.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { Refusal } from '../refusal.ts'
import { runOperation } from '../request/run-operation.ts'
import { senderOf } from '../sender.ts'
import { Changes } from '../store/changes.ts'
import { unscoped } from '../store/rows.ts'
import { FEED_PATH } from './feed-path.ts'
import { icsOf } from './ics.ts'
import { feedDays } from './operations.ts'
import type { CalendarRow } from './read-calendar.ts'

export const feedRoute: Route = {
  method: 'GET',
  path: `${FEED_PATH}:file`,
  operationId: 'getSubscribedCalendar',
  tag: GENERAL,
  summary: 'Lịch để đăng ký theo dõi trong chương trình khác',
  description: 'Liên kết riêng của một người là chìa khóa; không cần đăng nhập. Chỉ có những gì người ấy được xem.',
  needs: 'public',
  places: { file: 'Chìa khóa trong liên kết, với đuôi .ics' },
  answers: { type: 'text/calendar', description: 'Lịch theo RFC 5545' },
  refusals: ['NotFound'],
}

/**
 * Serves subscribed calendars. The secret in the address stands for one account: the calendar has what that account
 * may see at the time of the request. It is refused once the account is stopped, must set a new password, or has
 * withdrawn the link.
 */
export function serveFeed(app: FastifyInstance, pool: Pool, settings: Settings): void {
  const operation = feedDays(catalogue().calendar)
  app.get<{ Params: { file: string } }>(operation.path, { config: { allowance: 'costly' } }, async (request, reply) => {
    const user = await ownerOf(pool, request.params.file)
    await countAttempt(pool, 'calendarFeed', String(user))
    const rows = await onBehalfOf(pool, user, async () => {
      const viewer = await accountViewer(pool, user)
      const asked = { viewer, params: {}, query: {}, rawBody: {}, upload: undefined, origin: originOf(request) }
      admit(operation, asked)
      return (await runOperation(pool, operation, asked, settings, new Changes())).data as CalendarRow[]
    })
    const { name } = await senderOf(pool, settings)
    return reply
      .headers({ ...API_HEADERS, 'content-disposition': 'inline; filename="lich.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(icsOf(`Lịch ${name}`, settings.adminUrl ?? settings.publicUrl, rows))
  })
}

/** Returns the account of a link, and records at most once an hour that the link was read. */
async function ownerOf(pool: Pool, file: string): Promise<number> {
  const [found] = await unscoped(pool, 'whose calendar it is, told by the secret of its link')<
    { user_id: number; is_noted: boolean }[]
  >`
    select f.user_id, coalesce(f.read_at > now() - interval '1 hour', false) as is_noted
    from calendar_feeds f join users u on u.id = f.user_id and u.is_active and u.deleted_at is null join roles r on r.id = u.role_id
    where f.token_hash = ${hashToken(file.replace(/\.ics$/, ''))} and ${holdSql(pool)} is null`
  if (!found) throw new Refusal(404, 'Liên kết lịch không còn dùng được')
  if (!found.is_noted) await pool`update calendar_feeds set read_at = now() where user_id = ${found.user_id}`
  return found.user_id
}
