import { toPrinterEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { labelsPerLine } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { Values } from '@trace/define/field.ts'
import { integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Row, StandardColumns } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import { none, one } from '@trace/platform/operation/answers.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import { filters, unvalidated } from '@trace/platform/operation/query.ts'
import { publicAddress } from '@trace/platform/public-address.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import { newPrintToken, printed, printRun } from './fetch-run.ts'
import { lockIssueRows } from './lock-issue-rows.ts'
import type { Issue, Order } from './lock-issue-rows.ts'
import { moveOrder } from './move-order.ts'
import { entryOfRun } from './entry-of-run.ts'
import { refuseUnprintable } from './labels-to-print.ts'
import { nextLabels } from './print-run.ts'
import type { SerialRange } from './serial-range.ts'
import { acceptRun, proveRun } from '../proving/accept-run.ts'
import { readProof } from '../proving/read-proof.ts'
import { askAboutGoods, confirmFields } from '../../tracing/index.ts'
import type { Store } from '@trace/platform/store/store.ts'

const PATH = '/api/admin/stamp-statistics'
const MOST_LINES = 100_000
const scheme = text('Giao thức của chương trình in', { required: true })

/**
 * Reserves the labels of the requested number of lines and records the run. Reserved labels are never printed by
 * another run; a client that lost the response gets it again by the id of the run.
 */
const print = operation({
  method: 'GET',
  path: '/api/admin/print-stamp/:id',
  needs: needs(stamps, 'update'),
  logs: 'print',
  summary: 'In các tem tiếp theo; line-number là số hàng',
  query: unvalidated({
    'line-number': integer('Số hàng tem cần in', { required: true, min: 1, max: MOST_LINES }),
    line_number: integer('Tên khác của line-number'),
    ...confirmFields,
  }),
  answers: one(printed, { scheme }),
  prepare: ({ id, query, store, settings }) => proveRun(store, settings, id, (issue) => linesAsked(issue, query)),
  async run({ id, query, viewer, store, settings, prepared }) {
    const issue = await lockIssueRows(store, id)
    await askAboutGoods(store, issue.trace, { verb: 'in tem', confirm: query['confirm'] === 'true' })
    const about = { printed_by: viewer.id }
    const { run, entry, left_out } = await acceptRun(store, settings, issue, linesAsked(issue, query), about, prepared)
    const { order } = issue
    if (isFirstRun(order)) await moveOrder({ store, settings, viewer }, order, { to: 'printing', note: null })
    return new AnswerWithMessage(said(`Đã tạo lệnh in của ${issue.stamp.name}`, left_out), {
      entry: { ...toPrinterEntry(entry), run_id: run.id },
      scheme: settings.printScheme,
    })
  },
})

/** The message of a run, with the labels that it leaves out. */
const said = (done: string, left_out: string | null): string => (left_out ? `${done}. ${left_out}` : done)

function linesAsked({ stamp, trace }: Issue, query: Record<string, string | undefined>): SerialRange {
  const lines = linesOf(query['line-number'] ?? query['line_number'])
  return nextLabels(stamp, trace, lines * labelsPerLine(stamp, stamp))
}

const isFirstRun = (order: Order | null): order is Order => order?.status === 'approved'

const reprint = operation({
  method: 'GET',
  path: `${PATH}/:id/print`,
  needs: needs(stamps, 'update'),
  logs: 'print',
  summary: 'In lại đúng các tem của một lần in',
  answers: one(printed, { scheme }),
  async run({ id, store, settings }) {
    const run = await store.find(stampStatistics, id)
    const issue = await lockIssueRows(store, run.stamp_id)
    const { entry, left_out } = await entryOfRun(store, settings, issue, run, true)
    await noteRun(store, run, `In lại ${issue.stamp.code}`)
    return new AnswerWithMessage(said(`Đã tạo lệnh in lại của ${issue.stamp.name}`, left_out), {
      entry: { ...toPrinterEntry(entry), run_id: id },
      scheme: settings.printScheme,
    })
  },
})

const noteRun = (
  store: Store,
  { id, serial_from, serial_to }: Row<typeof stampStatistics>,
  label: string,
): Promise<void> =>
  store.note('print', { subject: 'stamp_statistics', id, label, new_values: { serial_from, serial_to } })

/** Issues a ticket with which the printer's program fetches a run that is too long for a link. */
const ticket = operation({
  method: 'POST',
  path: `${PATH}/:id/printer-ticket`,
  needs: needs(stamps, 'update'),
  logs: 'print',
  summary: 'Mã dùng một lần để chương trình in tự tải một lần in',
  answers: one({
    host: text('Địa chỉ máy chủ', { required: true }),
    run_id: integer('Mã lần in', { required: true }),
    token: text('Mã dùng một lần', { required: true }),
  }),
  async run({ id, viewer, store, settings }) {
    const run = await store.find(stampStatistics, id)
    const { stamp, trace } = await lockIssueRows(store, run.stamp_id)
    refuseUnprintable(stamp, trace)
    await noteRun(store, run, `Gửi máy in ${stamp.code}`)
    const token = await newPrintToken(store.sql, viewer, id)
    const entry = { host: await publicAddress(store.sql, settings), run_id: id }
    return new AnswerWithMessage(
      `Đã tạo mã tải lần in của ${stamp.name}`,
      { entry: { ...entry, token: '' } },
      { entry: { ...entry, token } },
    )
  },
})

const { stamp_id: stampLink, quantity: labelCount, result, damaged_count, note } = stampStatistics.fields
const outcome = { result, damaged_count, note }

/** Records a run made by a printing house, for the next labels. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(stampStatistics, 'create'),
  logs: 'print',
  summary: 'Ghi một lần in đã làm ở nơi khác',
  body: { stamp_id: stampLink, quantity: labelCount, printed_at: moment('Ngày in'), ...outcome },
  answers: one(stampStatistics),
  async check({ body: { stamp_id, quantity, printed_at, damaged_count }, store, problems }) {
    problems.add(damagedProblems(damaged_count, quantity))
    const [issue] = await store.sql<Pick<StandardColumns, 'created_at'>[]>`
      select t.created_at from ${store.rows(stamps)} t where t.id = ${stamp_id ?? 0}`
    if (!printed_at || !issue) return
    const day = today(new Date(printed_at))
    const begun = today(new Date(issue.created_at))
    if (day > today(store.now())) problems.at('printed_at', 'Ngày in không được ở tương lai')
    else if (day < begun) problems.at('printed_at', `Đợt tem được lập ngày ${formatDay(begun)}, không in trước ngày đó`)
  },
  prepare: ({ body: { stamp_id, quantity }, store, settings }) =>
    proveRun(store, settings, stamp_id, (issue) => labelsAsked(issue, quantity)),
  async run({ body: { stamp_id, quantity, printed_at, ...outcome }, viewer, store, settings, prepared }) {
    const issue = await lockIssueRows(store, stamp_id)
    const about = { ...outcome, ...(printed_at && { printed_at }), printed_by: viewer.id }
    const { run } = await acceptRun(store, settings, issue, labelsAsked(issue, quantity), about, prepared)
    const { order } = issue
    if (isFirstRun(order)) await moveOrder({ store, settings, viewer }, order, { to: 'printing', note: null })
    return { entry: run }
  },
})

const damagedProblems = (damaged: number | null | undefined, quantity = 0): Problems =>
  (damaged ?? 0) > quantity ? { damaged_count: [`Số tem hỏng không được lớn hơn ${formatNumber(quantity)}`] } : {}

function labelsAsked({ stamp, trace }: Issue, quantity: number): SerialRange {
  const labels = nextLabels(stamp, trace, quantity)
  const left = labels.serial_to - labels.serial_from + 1
  if (left < quantity) throw refuseField('quantity', `Đợt tem chỉ còn ${left} tem chưa in`)
  return labels
}

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(stampStatistics),
  summary: 'Ghi kết quả của một lần in',
  body: outcome,
  answers: one(stampStatistics),
  async check({ id, body, store, problems }) {
    const { quantity } = await store.find(stampStatistics, id)
    problems.add(damagedProblems(body.damaged_count, quantity))
  },
  run: async ({ id, body, version, store }) => ({
    entry: await store.update(stampStatistics, id, body, { version }),
  }),
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(stampStatistics, 'update'),
  summary: 'Xóa một lần in khỏi thống kê',
  answers: none,
  run: ({ id, store }) => store.remove(stampStatistics, id),
})

const cards = {
  issued: integer('Đã cấp', { required: true }),
  printed: integer('Đã in', { required: true }),
  activated: integer('Đã kích hoạt', { required: true }),
  remaining: integer('Chưa in', { required: true }),
}
const ofMonth = {
  month: text('Tháng', { required: true }),
  printed: integer('Đã in', { required: true }),
  damaged: integer('Hỏng', { required: true }),
}

/** Totals of issued, printed and activated labels within reach, and print totals of the last twelve months. */
const summary = operation({
  method: 'GET',
  path: `${PATH}/summary`,
  needs: needs(stampStatistics, 'list'),
  summary: 'Số tem đã cấp, đã in, đã kích hoạt, còn lại và theo tháng',
  fromReplica: true,
  query: filters(stampStatistics),
  answers: one({ ...cards, months: list('Theo tháng', ofMonth, { required: true }) }),
  async run({ query, store: { sql, rows } }) {
    const { manufacture_id, product_id, stamp_id } = query
    const narrowed = { manufacture_id: manufacture_id ?? '', product_id: product_id ?? '', id: stamp_id ?? '' }
    const [[total], months] = await Promise.all([
      sql<Values<typeof cards>[]>`
        select coalesce(sum(quantity), 0)::int as issued, coalesce(sum(printed_count), 0)::int as printed,
          coalesce(sum(activated_count), 0)::int as activated, coalesce(sum(quantity - printed_count), 0)::int as remaining
        from ${rows(stamps, narrowed)} t where status <> 'draft'`,
      sql<Values<typeof ofMonth>[]>`
        select to_char(month, 'YYYY-MM') as month, coalesce(sum(t.quantity), 0)::int as printed,
          coalesce(sum(t.damaged_count), 0)::int as damaged
        from generate_series(date_trunc('month', ${today()}::timestamp) - interval '11 months', ${today()}::timestamp, '1 month') month
          left join ${rows(stampStatistics, query)} t
            on date_trunc('month', t.printed_at at time zone 'Asia/Ho_Chi_Minh') = month
        group by month order by month`,
    ])
    return { entry: { ...total!, months } }
  },
})

export const stampStatisticsOperations = [print, reprint, ticket, printRun, create, edit, remove, summary, readProof]

function linesOf(raw: string | undefined): number {
  if (!raw) throw refuseField('line-number', 'Số hàng in bắt buộc')
  const lines = /^\d{1,6}$/.test(raw) ? Number(raw) : 0
  if (lines < 1 || lines > MOST_LINES)
    throw refuseField('line-number', `Số hàng in phải là số nguyên từ 1 đến ${formatNumber(MOST_LINES)}`)
  return lines
}
