import { isDeepStrictEqual } from 'node:util'
import {
  choice,
  integer,
  labelOf,
  linesFor,
  moment,
  needs,
  orderStatus,
  serialText,
  stampCodeStatus,
  stamps,
  stampStatus,
  stampStatusReached,
  stateLabels,
  text,
  today,
  traces,
} from '@trace/domain'
import type { Values } from '@trace/domain'
import { extended, many, none, one, page } from '../../engine/calls/answers.ts'
import { form } from '../../engine/calls/body.ts'
import { mayEdit, mayRead } from '../../engine/calls/crud.ts'
import { counts } from '../../engine/calls/exports.ts'
import { filters } from '../../engine/calls/query.ts'
import { operation, Told } from '../../engine/operation.ts'
import { Refusal, refuseField } from '../../engine/refusal.ts'
import { labelsOfStamp } from './issues/find-labels.ts'
import { holdIssue, holdOrder } from './issues/hold-issue.ts'
import type { Issue, Order, Stamp } from './issues/hold-issue.ts'
import { draftStamp, issueStamp } from './issues/issue-stamp.ts'
import { labelStatus } from './issues/label-status.ts'
import { boundsOf, countActivated, markLabels, namedLabels } from './issues/mark-labels.ts'
import { codesOfLabels, entryOf } from './issues/print-run.ts'
import { sheetLink } from './issues/serve-sheets.ts'
import type { Store } from '../../engine/store/store.ts'
import { staffOnly } from '../../engine/calls/approvals.ts'
import { labelOperations } from './stamp-labels.ts'
import { checkMove } from '../../engine/calls/status.ts'

const PATH = '/api/admin/stamps'
const MOST_CODES = 1_000

const withOrder = extended(stamps, { order_status: choice('Trạng thái đơn đặt tem', stateLabels(orderStatus)) })

const list = operation({
  method: 'GET',
  path: PATH,
  needs: needs(stamps, 'list'),
  summary: 'Danh sách đợt tem',
  query: filters(stamps),
  answers: page(withOrder),
  async run({ query, store }) {
    const { entries, pagination } = await store.page(stamps, query)
    return { entries: await withOrderStatus(store, entries), pagination }
  },
})

const get = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: mayRead(stamps),
  summary: 'Xem đợt tem',
  answers: one(withOrder),
  async run({ id, store }) {
    const [entry] = await withOrderStatus(store, [await store.show(stamps, id)])
    return { entry: entry! }
  },
})

/** Puts beside each issue how its order stands: a producer activates labels once they have come. */
async function withOrderStatus<R extends Pick<Stamp, 'order_id'>>({ unscoped }: Store, rows: R[]) {
  const ids = rows.flatMap(({ order_id }) => order_id ?? [])
  const found =
    ids.length === 0
      ? []
      : await unscoped('how the orders stand that issues within reach are of, be they gone by now')<
          Pick<Order, 'id' | 'status'>[]
        >`select id, status from orders where id = any(${ids})`
  const states = new Map(found.map(({ id, status }) => [id, status]))
  return rows.map((row) => ({ ...row, order_status: (row.order_id && states.get(row.order_id)) || null }))
}

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(stamps, 'create'),
  summary: 'Lập đợt tem nháp cho một hồ sơ truy xuất',
  body: form(stamps),
  answers: one(stamps),
  async run({ body, store }) {
    const wanted = body as Stamp
    await holdOrder(store, wanted.order_id)
    return { entry: await draftStamp(store, await store.find(traces, wanted.trace_id), wanted) }
  },
})

/** What labels that have numbers already say; once some are printed, only what the issue is called may change. */
const NUMBERED: readonly string[] = ['trace_id', 'order_id', 'stamp_type', 'quantity']

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayEdit(stamps),
  summary: 'Sửa đợt tem chưa in',
  body: form(stamps, {
    complete: async (sent, { id, store }) => {
      const { stamp } = await holdIssue(store, id)
      return { ...stamp, ...sent, trace_id: stamp.trace_id }
    },
  }),
  answers: one(stamps),
  async run({ id, body: values, version, store }) {
    const { stamp } = await holdIssue(store, id)
    for (const name of Object.keys(values) as (keyof typeof values & keyof typeof stamps.fields)[]) {
      const isFree =
        stamp.status === 'draft' || (stamp.status === 'issued' ? !NUMBERED.includes(name) : name === 'name')
      if (isFree || isDeepStrictEqual(values[name], stamp[name])) continue
      const state = labelOf(stampStatus, stamp.status)
      throw refuseField(name, `Không đổi được "${stamps.fields[name].label}" của đợt tem ở trạng thái "${state}"`)
    }
    const lines = linesFor(values.quantity!, values.stamps_per_line!)
    return { entry: await store.update(stamps, id, { ...values, lines }, { version }) }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(stamps, 'update'),
  summary: 'Xóa đợt tem nháp',
  answers: none,
  async run({ id, store }) {
    const { stamp } = await holdIssue(store, id)
    if (stamp.status !== 'draft') throw new Refusal(422, 'Chỉ xóa được đợt tem nháp')
    await store.remove(stamps, id)
  },
})

/** What a producer may do with its own labels; a lock is taken off by staff only. */
const PRODUCER_STEPS: readonly string[] = ['activated', 'closed', 'locked']

const changeStatus = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-status/:status`,
  needs: needs(stamps, 'update'),
  logs: 'status',
  summary: 'Chuyển trạng thái đợt tem',
  body: { reason: text('Lý do', { max: 500 }) },
  answers: one(stamps),
  async run({ id, params, body: { reason }, viewer, store, settings }) {
    const issue = await holdIssue(store, id)
    const { stamp, trace } = issue
    const to = params['status'] as Stamp['status']
    checkMove(stampStatus, stamp.status, to, reason)
    if (stamp.status === 'locked' || !PRODUCER_STEPS.includes(to))
      staffOnly(store, 'chuyển đợt tem sang trạng thái này')
    if (stamp.status === 'locked' && to !== 'recalled') return { entry: await unlock(store, issue, to) }
    if (to === 'issued') return { entry: await issueStamp(store, settings, id, trace, stamp.quantity) }
    if (to === 'printed') throw new Refusal(422, 'Hãy in tem hoặc ghi một lần in để đợt tem thành "Đã in"')
    if (to === 'activated') return { entry: await activate(store, issue, {}, viewer.id) }
    if (to === 'closed') return { entry: await store.update(stamps, id, { status: to }) }
    return {
      entry: await store.update(stamps, id, { status: to, lock_reason: reason, locked_at: store.now().toISOString() }),
    }
  },
})

/** A lock that is taken off leaves the issue where it was. */
async function unlock(store: Store, { stamp, order }: Issue, to: Stamp['status']) {
  if (order?.status === 'cancelled') throw new Refusal(422, 'Đơn đặt tem đã hủy, không mở khóa được đợt tem')
  const before = stampStatusReached(stamp)
  if (to !== before)
    throw new Refusal(422, `Đợt tem này chỉ mở khóa được về trạng thái "${labelOf(stampStatus, before)}"`)
  return store.update(stamps, stamp.id, { status: to, lock_reason: null, locked_at: null })
}

const range = { serial_from: integer('Từ số', { min: 1 }), serial_to: integer('Đến số', { min: 1 }) }

const activateLabels = operation({
  method: 'POST',
  path: `${PATH}/:id/activate`,
  needs: needs(stamps, 'update'),
  logs: 'status',
  body: range,
  answers: one(stamps),
  summary: 'Kích hoạt tem đã in',
  async run({ id, body, viewer, store }) {
    const entry = await activate(store, await holdIssue(store, id), body, viewer.id)
    return new Told('Kích hoạt tem thành công', { entry })
  },
})

/** Labels count from now on: printed ones of a trace that is public. A producer does so once the order's labels have come. */
async function activate(
  store: Store,
  { stamp, trace, order }: Issue,
  asked: Partial<Values<typeof range>>,
  by: number,
) {
  if (stamp.status !== 'printed' && stamp.status !== 'activated') {
    throw new Refusal(422, `Không kích hoạt được đợt tem ở trạng thái "${labelOf(stampStatus, stamp.status)}"`)
  }
  if (trace.status !== 'active') throw new Refusal(422, 'Hồ sơ truy xuất chưa được kích hoạt')
  if (order && order.status !== 'completed') staffOnly(store, 'kích hoạt tem khi đơn đặt tem chưa hoàn thành')
  const labels = namedLabels(asked, {
    first: stamp.serial_from!,
    last: stamp.serial_from! + (stamp.printed_count ?? 0) - 1,
  })
  await markLabels(store.sql, stamp.id, 'activated', labels, { by })
  const activated_count = await countActivated(store.sql, stamp.id)
  return store.update(stamps, stamp.id, { status: 'activated', activated_count }, { logs: 'status' })
}

/** Locks some labels, or the whole issue where none are named. */
const lockLabels = operation({
  method: 'PUT',
  path: `${PATH}/:id/lock`,
  needs: needs(stamps, 'update'),
  logs: 'scan_lock',
  summary: 'Khóa tem nghi vấn',
  body: { ...range, reason: text('Lý do', { required: true, max: 500 }) },
  answers: one(stamps),
  async run({ id, body: { reason, ...asked }, viewer, store }) {
    const { stamp } = await holdIssue(store, id)
    if (asked.serial_from === null && asked.serial_to === null) {
      checkMove(stampStatus, stamp.status, 'locked', reason)
      return {
        entry: await store.update(stamps, id, {
          status: 'locked',
          lock_reason: reason,
          locked_at: store.now().toISOString(),
        }),
      }
    }
    const only = asked.serial_from ?? asked.serial_to
    const labels = namedLabels(
      { serial_from: asked.serial_from ?? only, serial_to: asked.serial_to ?? only },
      boundsOf(stamp),
    )
    await markLabels(store.sql, id, 'locked', labels, { reason, by: viewer.id })
    await store.note('scan_lock', { subject: 'stamps', id, label: stamp.code ?? '', new_values: { ...labels, reason } })
    store.touch(stamps, id)
    return new Told('Khóa tem thành công', { entry: await store.show(stamps, id) })
  },
})

const listCodes = operation({
  method: 'GET',
  path: `${PATH}/:id/codes`,
  needs: mayRead(stamps),
  summary: 'Mã của từng tem trong một khoảng số, tối đa 1.000 tem',
  query: {
    serial_from: integer('Từ số', { min: 1 }),
    serial_to: integer('Đến số', { min: 1, help: 'Đến số, nhiều nhất 1.000 tem một lần' }),
  },
  answers: many({
    serial: text('Số', { required: true }),
    code: text('Mã', { required: true }),
    qr_text: text('Nội dung mã QR', { required: true }),
    state: choice('Tình trạng', stateLabels(stampCodeStatus), { required: true }),
    reason: text('Lý do'),
    replaced_by: text('Số tem thay thế'),
    scan_count: integer('Lượt quét'),
    last_scanned_at: moment('Quét lần cuối'),
  }),
  async run({ id, query, store, settings }) {
    const stamp = await store.find(stamps, id)
    const trace = await store.find(traces, stamp.trace_id)
    const all = boundsOf(stamp)
    const serial_from = query.serial_from ?? all.first
    const serial_to = query.serial_to ?? Math.min(serial_from + MOST_CODES - 1, all.last)
    const labels = namedLabels({ serial_from, serial_to }, all)
    if (serial_to - serial_from >= MOST_CODES) throw refuseField('serial_to', 'Mỗi lần xem tối đa 1.000 tem')
    const { codes } = await codesOfLabels(settings, stamp, labels)
    const { serials, qr_text } = await entryOf(store, settings, stamp, trace, labels, false)
    const states = await labelsOfStamp(store.sql, id, serial_from, serial_to)
    const entries = states.map((label, place) => ({
      serial: serials[place]!,
      code: codes[place]!,
      qr_text: qr_text[place]!,
      state: labelStatus(label),
      reason: label.range_reason ?? label.suspicion_reason,
      replaced_by: label.replaced_by === null ? null : serialText(label.replaced_by),
      scan_count: label.scan_count,
      last_scanned_at: label.last_scanned_at,
    }))
    return { entries, pagination: { page: 1, length: entries.length, total: entries.length, total_page: 1 } }
  },
})

const figures = {
  ...counts,
  labels_total: integer('Số tem đã cấp', { required: true }),
  labels_printed: integer('Đã in', { required: true }),
  labels_active: integer('Đã kích hoạt', { required: true }),
}

/** How many issues and labels there are, within reach. */
const count = operation({
  method: 'GET',
  path: '/api/admin/count-stamps',
  needs: needs(stamps, 'list'),
  summary: 'Đếm đợt tem và tem',
  query: filters(stamps),
  answers: one(figures),
  async run({ query, store: { sql, rows } }) {
    const [entry] = await sql<Values<typeof figures>[]>`
      select count(*)::int as total, count(*) filter (where status = 'activated')::int as active,
        count(*) filter (where status in ('closed', 'locked', 'recalled'))::int as inactive,
        count(*) filter (where status in ('draft', 'issued', 'printed'))::int as pending,
        count(*) filter (where created_at >= date_trunc('month', ${today()}::timestamp) at time zone 'Asia/Ho_Chi_Minh')::int as this_month,
        coalesce(sum(quantity) filter (where status <> 'draft'), 0)::int as labels_total,
        coalesce(sum(printed_count), 0)::int as labels_printed, coalesce(sum(activated_count), 0)::int as labels_active
      from ${rows(stamps, query)} t`
    return { entry: entry! }
  },
})

export const stampOperations = [
  list,
  get,
  create,
  edit,
  remove,
  changeStatus,
  activateLabels,
  lockLabels,
  listCodes,
  count,
  sheetLink,
  ...labelOperations,
]
