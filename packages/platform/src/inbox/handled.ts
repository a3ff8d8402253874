import { date, integer, moment, text } from '@trace/define/kinds/index.ts'
import { INBOX_PAGE_ROWS, MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Store } from '../store/store.ts'
import { operation } from '../operation/operation.ts'
import { always, many } from '../operation/answers.ts'

/** Number of log lines searched for reasons, and of reasons offered. */
const LOOKED_THROUGH = 200
const MOST_REASONS = 8

/** Lists by the table name that the log uses. */
const listsByTable = () =>
  new Map(
    catalogue()
      .resources.filter(({ handmade }) => !handmade)
      .map((resource) => [resource.table, resource]),
  )

/** The names of all fields that hold the state of a row. */
const stateFields = () => [
  ...new Set(
    catalogue().resources.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]!.machine)),
  ),
]

const handledRow = {
  key: integer('Mã dòng nhật ký', always),
  resource: text('Danh sách', always),
  label: text('Loại', always),
  id: integer('Mã', always),
  name: text('Tên', always),
  field: text('Trường trạng thái', always),
  state: text('Trạng thái đã chuyển sang', always),
  reason: text('Lý do từ chối'),
  at: moment('Thời gian', always),
}

interface Line {
  key: number
  subject: string
  id: number
  name: string | null
  action: string
  values: Record<string, unknown> | null
  at: string
}

/** Rows that the viewer approved, refused or moved to another state, latest first; of one day if it is named. */
export const listHandled = operation({
  method: 'GET',
  path: '/api/admin/inbox/handled',
  needs: 'signedIn',
  summary: 'Việc mình đã xử lý',
  query: {
    day: date('Chỉ một ngày'),
    page: integer('Trang', { min: 1, max: 50 }),
    length: integer('Số dòng mỗi trang', { min: 1, max: MOST_PAGE_ROWS }),
  },
  answers: many(handledRow),
  async run({ query, store, viewer }) {
    const [page, length] = [query.page ?? 1, query.length ?? INBOX_PAGE_ROWS]
    const { sql } = store
    const byTable = listsByTable()
    const ofDay = query.day
      ? sql`and created_at >= (${query.day}::timestamp at time zone 'Asia/Ho_Chi_Minh')
          and created_at < ((${query.day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh')`
      : sql``
    const lines = await store.unscoped("one's own acts, as they were noted when one could see the row")<Line[]>`
      select id as key, subject, entity_id as id, entity_label as name, action, new_values as values, created_at as at
      from system_logs
      where user_id = ${viewer.id} and action in ('approve', 'reject', 'status') and entity_id is not null
        and subject = any(${[...byTable.keys()]}) and (action <> 'status' or new_values ?| ${stateFields()}) ${ofDay}
      order by key desc limit ${length + 1} offset ${(page - 1) * length}`
    const entries = lines.slice(0, length).map(({ subject, action, values, name, ...line }) => {
      const resource = byTable.get(subject)!
      const field = Object.keys(resource.fields).find((one) => resource.fields[one]!.machine && values?.[one])
      return {
        ...line,
        resource: resource.name,
        label: resource.label,
        name: name ?? `#${line.id}`,
        field: field ?? 'has_changes',
        state: field ? String(values?.[field]) : action === 'reject' ? 'rejected' : 'approved',
        reason: reasonOf(values),
      }
    })
    const total = (page - 1) * length + lines.length
    return { entries, pagination: { page, length, total, total_page: Math.ceil(total / length) } }
  },
})

const reasonOf = (values: Line['values']): string | null => {
  const reason = values?.['reject_reason']
  return typeof reason === 'string' ? reason : null
}

export const reasonGiven = { resource: text('Danh sách', always), reason: text('Lý do', always) }

/** The reasons that an account gave last, each once. */
export async function lastReasons(store: Store, userId: number) {
  const lines = await store.unscoped("reasons in one's own words")<{ subject: string; reason: string }[]>`
    select subject, new_values->>'reject_reason' as reason from (
      select subject, new_values from system_logs
      where user_id = ${userId} and action in ('reject', 'status') order by id desc limit ${LOOKED_THROUGH}) l
    where new_values->>'reject_reason' is not null`
  const byTable = listsByTable()
  const once = new Map<string, string>()
  for (const { subject, reason } of lines) if (!once.has(reason)) once.set(reason, subject)
  return [...once].slice(0, MOST_REASONS).flatMap(([reason, subject]) => {
    const resource = byTable.get(subject)?.name
    return resource ? [{ resource, reason }] : []
  })
}
