import { toPrinterEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { printerTextFields, stampSizeFields } from '@trace/domain/areas/labels/printing/stamp-print-fields.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { date, group, integer, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { one, texts } from '@trace/platform/operation/answers.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { findLink, newLinkToken, spendLink } from '@trace/platform/files/links.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { lockIssueRows } from './lock-issue-rows.ts'
import { entryOfRun } from './entry-of-run.ts'
import { unvalidated } from '@trace/platform/operation/query.ts'

const MAY_PRINT = needs(stamps, 'update')

const pathOf = (runId: number) => `print:${runId}`

/** One-time token, valid ten minutes, with which the printer's program fetches one run on behalf of the viewer. */
export const newPrintToken = (sql: Sql, viewer: Viewer, runId: number): Promise<string> =>
  newLinkToken(sql, { viewer, needs: MAY_PRINT, path: pathOf(runId), name: `lan-in-${runId}.json` })

const spent = () => new Refusal(404, 'Mã tải lần in đã hết hạn hoặc đã được sử dụng')

const id = integer('Mã', { required: true })

/** The response to the printer's program for a run. */
export const printed = {
  id,
  lines: integer('Số hàng', { required: true }),
  ...stampSizeFields,
  ...printerTextFields,
  horizontal: integer('Vị trí ngang của mã QR', { required: true, unit: 'mm' }),
  vertical: integer('Vị trí dọc của mã QR', { required: true, unit: 'mm' }),
  horizontal_tenths: integer('Vị trí ngang của mã QR, phần mười mm', { required: true }),
  vertical_tenths: integer('Vị trí dọc của mã QR, phần mười mm', { required: true }),
  product: group('Sản phẩm', { id, name: text('Tên', { required: true }) }, { required: true }),
  packaging_date: date('Ngày đóng gói'),
  product_group: group('Nhóm sản phẩm', { id: integer('Mã') }, { required: true }),
  run_id: integer('Mã lần in', { required: true }),
  qr_text: texts('Nội dung mã QR của từng tem'),
  serials: texts('Số của từng tem'),
  pins: texts('Mã PIN dưới lớp phủ của từng tem chống giả'),
}

/** Print run for the printer's program, which has no session: the token stands for the user who may print. */
export const printRun = operation({
  method: 'GET',
  path: '/api/web/print-runs/:id',
  needs: 'public',
  logs: 'print',
  summary: 'Một lần in, cho chương trình in, bằng mã dùng một lần',
  query: unvalidated({ token: text('Mã dùng một lần', { required: true }) }),
  answers: one(printed),
  allowance: 'lookUp',
  async run({ id, query, store, settings }) {
    const token = query['token'] ?? ''
    const link = await findLink(store.sql, token)
    if (link?.path !== pathOf(id) || !(await spendLink(store.sql, token))) throw spent()
    const run = await store.find(stampStatistics, id)
    const { entry } = await entryOfRun(store, settings, await lockIssueRows(store, run.stamp_id), run, true)
    return { entry: { ...toPrinterEntry(entry), run_id: id } }
  },
})
