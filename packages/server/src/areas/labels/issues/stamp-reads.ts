import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { orderStatus, stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { labelsOf, scanResults } from '@trace/domain/areas/scans/scan-results.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Values } from '@trace/define/field.ts'
import { choice, integer, moment, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { stateLabels } from '@trace/define/state-labels.ts'
import { today } from '@trace/define/text/dates.ts'
import { extended, many, one, page } from '@trace/platform/operation/answers.ts'
import { readNeed } from '@trace/platform/calls/crud.ts'
import { countFields } from '@trace/platform/calls/exports.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import { toldResult } from '../find-targets.ts'
import { labelsOfStamp } from './find-labels.ts'
import type { Order, Stamp } from './lock-issue-rows.ts'
import { labelStatus, reviewReason } from './label-status.ts'
import { layoutProblems, problemsField } from './layout-problems.ts'
import { noteReading } from './note-reading.ts'
import { boundsOf, namedLabels } from './mark-labels.ts'
import { codesOfLabels, entryOf, isToPrint } from './print-run.ts'
import { expectProving } from '../proving/prove.ts'
import type { Store } from '@trace/platform/store/store.ts'

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
  needs: readNeed(stamps),
  summary: 'Xem đợt tem',
  answers: one(withOrder, { problems: problemsField }),
  async run({ id, viewer, store, settings }) {
    const stamp = await store.find(stamps, id)
    if (isToPrint(stamp) && can(viewer.permissions, needs(stamps, 'update'))) expectProving()
    const trace = await store.find(traces, stamp.trace_id)
    const [entry] = await withOrderStatus(store, [await store.show(stamps, id)])
    return { entry: entry!, problems: await layoutProblems(store, settings, stamp, trace) }
  },
})

/** Adds the state of the order to each issue: a producer may activate labels only after delivery. */
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

const listCodes = operation({
  method: 'GET',
  path: `${PATH}/:id/codes`,
  needs: readNeed(stamps),
  notesReading: true,
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
    told: choice('Người quét thấy', labelsOf(scanResults), { required: true }),
    reason: text('Lý do'),
    replaced_by: text('Số tem thay thế'),
    scan_count: integer('Lượt quét'),
    last_scanned_at: moment('Quét lần cuối'),
  }),
  async run({ id, query, viewer, store, settings }) {
    const stamp = await store.find(stamps, id)
    const trace = await store.find(traces, stamp.trace_id)
    const all = boundsOf(stamp)
    const serial_from = query.serial_from ?? all.first
    const serial_to = query.serial_to ?? Math.min(serial_from + MOST_CODES - 1, all.last)
    const labels = namedLabels({ serial_from, serial_to }, all)
    if (serial_to - serial_from >= MOST_CODES) throw refuseField('serial_to', 'Mỗi lần xem tối đa 1.000 tem')
    const { codes } = await codesOfLabels(settings, stamp, labels)
    await noteReading(store, viewer, stamp, labels)
    const { serials, qr_text } = await entryOf(store, settings, stamp, trace, [labels], false)
    const states = await labelsOfStamp(store.sql, id, serial_from, serial_to)
    const entries = states.map((label, place) => ({
      serial: serials[place]!,
      code: codes[place]!,
      qr_text: qr_text[place]!,
      state: labelStatus(label),
      told: toldResult(label, today(store.now())),
      reason: label.range_reason ?? reviewReason(label),
      replaced_by: label.replaced_by === null ? null : serialText(label.replaced_by),
      scan_count: label.scan_count,
      last_scanned_at: label.last_scanned_at,
    }))
    return { entries, pagination: { page: 1, length: entries.length, total: entries.length, total_page: 1 } }
  },
})

const figures = {
  ...countFields,
  labels_total: integer('Số tem đã cấp', { required: true }),
  labels_printed: integer('Đã in', { required: true }),
  labels_active: integer('Đã kích hoạt', { required: true }),
}

/** Number of issues and labels, within reach. */
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

export const stampReads = [list, get, listCodes, count]
