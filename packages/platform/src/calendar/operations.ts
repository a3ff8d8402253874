import type { CalendarSource } from '@trace/define/calendar.ts'
import { date, flag, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { addDays, daysBetween, today } from '@trace/define/text/dates.ts'
import { always, data, many, none } from '../operation/answers.ts'
import { AnswerWithMessage, operation } from '../operation/operation.ts'
import { refuseField } from '../refusal.ts'
import { hashToken, newToken } from '../access/tokens.ts'
import { FEED_PATH } from './feed-path.ts'
import { openTo, readCalendar } from './read-calendar.ts'

/** Six weeks: a month including the partial weeks at its beginning and end. */
const MOST_DAYS = 42
/** Maximum of rows per source and day; the page links to the list for the rest. */
const EACH = 6

const row = {
  kind: text('Loại', always),
  label: text('Việc', always),
  resource: text('Danh sách', always),
  field: text('Trường ngày', always),
  id: integer('Mã', always),
  day: date('Ngày', always),
  name: text('Tên', always),
  of: text('Của'),
}

/** The number of rows of a day beyond those in the answer, and the list query that finds them all. */
const rest = {
  kind: row.kind,
  label: row.label,
  resource: row.resource,
  day: row.day,
  count: integer('Số lượng', always),
  query: text('Bộ lọc của danh sách', always),
}

const shownDays = (sources: readonly CalendarSource[]) =>
  operation({
    method: 'GET',
    path: '/api/admin/calendar',
    needs: 'signedIn',
    summary: 'Lịch: việc theo ngày trong mọi danh sách được phép xem, nhiều nhất sáu tuần',
    fromReplica: true,
    query: { from: date('Từ ngày', always), to: date('Đến ngày', always) },
    answers: many(row, {
      kinds: list('Loại việc', { kind: row.kind }, always),
      rest: list('Việc còn lại trong ngày', rest, always),
    }),
    async run({ query: { from, to }, viewer, store }) {
      const days = daysBetween(from, to) + 1
      if (days < 1 || days > MOST_DAYS) throw refuseField('to', `Lịch xem nhiều nhất ${MOST_DAYS} ngày mỗi lần`)
      const open = openTo(sources, viewer)
      const found = await readCalendar(store, open, { from, to, each: EACH, most: MOST_DAYS * EACH * sources.length })
      const kinds = [...new Set(open.map(({ kind }) => kind.key))].map((kind) => ({ kind }))
      const entries = found.map(({ source: { kind, label, resource, day: field }, count: _, ...at }) => ({
        kind: kind.key,
        label,
        resource: resource.name,
        field,
        ...at,
      }))
      const groups = Map.groupBy(found, ({ source, day }) => `${open.indexOf(source)} ${day}`)
      const more = [...groups.values()].flatMap((of) => {
        const { source, day, count } = of[0]!
        const { kind, label, resource, only } = source
        const left = count - of.length
        const search = new URLSearchParams({ ...only, [`${source.day}_from`]: day, [`${source.day}_to`]: day })
        return left > 0
          ? [{ kind: kind.key, label, resource: resource.name, day, count: left, query: search.toString() }]
          : []
      })
      return { entries, kinds, rest: more }
    },
  })

const feed = {
  is_on: flag('Đang có liên kết', always),
  made_at: moment('Tạo lúc'),
  read_at: moment('Chương trình lịch đọc lần cuối lúc'),
}

const readFeed = operation({
  method: 'GET',
  path: '/api/admin/calendar/feed',
  needs: 'signedIn',
  summary: 'Liên kết lịch của mình có hay không',
  answers: data(feed),
  async run({ viewer, store: { sql } }) {
    const [kept] = await sql<{ made_at: string; read_at: string | null }[]>`
      select made_at, read_at from calendar_feeds where user_id = ${viewer.id}`
    return { is_on: kept !== undefined, made_at: null, read_at: null, ...kept }
  },
})

/** Creates one's own calendar link and ends an older one. It is shown only once: the database keeps only its hash. */
const makeFeed = operation({
  method: 'POST',
  path: '/api/admin/calendar/feed',
  needs: 'signedIn',
  summary: 'Tạo hoặc đổi liên kết lịch của mình',
  answers: data({ url: text('Liên kết, chỉ hiện một lần') }),
  async run({ viewer, store, settings }) {
    const token = newToken('cnc')
    await store.sql`
      insert into calendar_feeds (user_id, token_hash) values (${viewer.id}, ${hashToken(token)})
      on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = now(), read_at = null`
    await store.note('update', { subject: 'users', id: viewer.id, label: `Tạo liên kết lịch: ${viewer.name}` })
    const url = `${settings.adminUrl ?? settings.publicUrl}${FEED_PATH}${token}.ics`
    return new AnswerWithMessage('Đã tạo liên kết lịch; liên kết cũ, nếu có, không còn dùng được', {}, { url })
  },
})

const endFeed = operation({
  method: 'DELETE',
  path: '/api/admin/calendar/feed',
  needs: 'signedIn',
  summary: 'Hủy liên kết lịch của mình',
  answers: none,
  async run({ viewer, store }) {
    await store.sql`delete from calendar_feeds where user_id = ${viewer.id}`
    await store.note('update', { subject: 'users', id: viewer.id, label: `Hủy liên kết lịch: ${viewer.name}` })
    return new AnswerWithMessage('Đã hủy liên kết lịch', {})
  },
})

/** A subscribed calendar: days back and ahead, maximum of rows per source and day (`each`) and in all (`most`). */
const BACK_DAYS = 31
const AHEAD_DAYS = 366
const FEED = { each: 20, most: 1_000 }

/**
 * The days of a subscribed calendar; `serve-feed.ts` serves them. Days that are personal data are left out: they
 * need a sign-in.
 */
export const feedDays = (sources: readonly CalendarSource[]) =>
  operation({
    method: 'GET',
    path: `${FEED_PATH}:file`,
    needs: 'signedIn',
    summary: 'Lịch để đăng ký theo dõi',
    answers: none,
    run({ viewer, store }) {
      const day = today(store.now())
      const impersonal = openTo(sources, viewer).filter(({ resource, day: field }) => !resource.fields[field]!.personal)
      return readCalendar(store, impersonal, { from: addDays(day, -BACK_DAYS), to: addDays(day, AHEAD_DAYS), ...FEED })
    },
  })

/** The viewer's calendar, and the link by which other programs show it. */
export const calendarOperations = (sources: readonly CalendarSource[]) =>
  [shownDays(sources), readFeed, makeFeed, endFeed] as const
