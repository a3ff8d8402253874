import {
  date,
  decimal,
  diaries,
  group,
  integer,
  list,
  moment,
  orders,
  orderStatus,
  scanStatistics,
  stamps,
  stampSizeFields,
  stampStatistics,
  stampTextFields,
  text,
} from '@trace/domain'
import type { Described, Shape } from './describe.ts'
import { counts, id, link, must, name } from './shapes.ts'

const printed: Shape = {
  id,
  lines: integer('Số hàng', must),
  ...stampSizeFields,
  ...stampTextFields,
  horizontal: integer('Vị trí ngang của mã QR', { ...must, unit: 'mm' }),
  vertical: integer('Vị trí dọc của mã QR', { ...must, unit: 'mm' }),
  horizontal_tenths: integer('Vị trí ngang của mã QR, phần mười mm', must),
  vertical_tenths: integer('Vị trí dọc của mã QR, phần mười mm', must),
  product: group('Sản phẩm', { id, name }),
  packaging_date: date('Ngày đóng gói'),
  product_group: group('Nhóm sản phẩm', { id: integer('Mã') }),
  run_id: integer('Mã lần in', must),
  qr_text: { type: 'array', items: { type: 'string' }, title: 'Nội dung mã QR của từng tem' },
  serials: { type: 'array', items: { type: 'string' }, title: 'Số của từng tem' },
  pins: { type: 'array', items: { type: 'string' }, title: 'Mã PIN dưới lớp phủ của từng tem chống giả' },
}

export const byDay = {
  day: date('Ngày', must),
  count: integer('Lượt quét', must),
  suspicious: integer('Nghi vấn', must),
}
const named = { id, name, count: integer('Lượt quét', must) }

/** What is asked of labels, their runs and their scans. */
export const stampCalls: Record<string, Described> = {
  'GET /api/admin/print-stamp/:id': {
    query: { 'line-number': integer('Số hàng tem cần in', { required: true, min: 1, max: 100_000 }) },
    answers: { entry: printed },
  },
  'GET /api/admin/stamp-statistics/:id/print': { answers: { entry: printed } },
  'POST /api/admin/stamp-statistics/:id/printer-ticket': {
    answers: {
      entry: {
        host: text('Địa chỉ máy chủ', must),
        run_id: integer('Mã lần in', must),
        token: text('Mã dùng một lần', must),
      },
    },
  },
  'GET /api/web/print-runs/:id': {
    query: { token: text('Mã dùng một lần', must) },
    answers: { entry: printed },
  },
  'PUT /api/admin/stamp-statistics/:id': {
    form: {
      result: stampStatistics.fields.result,
      damaged_count: stampStatistics.fields.damaged_count,
      note: stampStatistics.fields.note,
    },
    answers: { entry: stampStatistics },
  },
  'GET /api/admin/stamp-statistics/summary': {
    answers: {
      entry: {
        issued: integer('Đã cấp', must),
        printed: integer('Đã in', must),
        activated: integer('Đã kích hoạt', must),
        remaining: integer('Chưa in', must),
        months: list(
          'Theo tháng',
          {
            month: text('Tháng', must),
            printed: integer('Đã in', must),
            damaged: integer('Hỏng', must),
          },
          must,
        ),
      },
    },
  },
  'PUT /api/admin/scan-statistics/:id': {
    form: { note: scanStatistics.fields.note, is_suspicious: scanStatistics.fields.is_suspicious },
    answers: { entry: scanStatistics },
  },
  'GET /api/admin/scan-statistics/summary': {
    query: { manufacture_id: integer('Mã cơ sở'), product_id: integer('Mã sản phẩm'), province_id: integer('Mã tỉnh') },
    answers: {
      entry: {
        today: integer('Hôm nay', must),
        week: integer('7 ngày', must),
        month: integer('Tháng này', must),
        suspicious: integer('Nghi vấn 30 ngày', must),
        days: list('Theo ngày', byDay, must),
        provinces: list('Theo tỉnh', named, must),
        products: list('Theo sản phẩm', named, must),
        results: list(
          'Theo kết quả',
          { result: scanStatistics.fields.result, count: integer('Lượt quét', must) },
          must,
        ),
      },
    },
  },
  'GET /api/admin/scan-statistics/places': {
    query: { manufacture_id: integer('Mã cơ sở'), product_id: integer('Mã sản phẩm'), province_id: integer('Mã tỉnh') },
    answers: {
      entries: {
        ward_id: integer('Mã xã'),
        name: text('Tên xã hoặc tỉnh'),
        count: integer('Lượt quét', must),
        suspicious: integer('Nghi vấn', must),
        latitude: decimal('Vĩ độ', must),
        longitude: decimal('Kinh độ', must),
      },
    },
  },
  'GET /api/admin/stamps/:id/codes': {
    query: {
      serial_from: integer('Từ số', { min: 1 }),
      serial_to: integer('Đến số, nhiều nhất 1.000 tem một lần', { min: 1 }),
    },
    answers: {
      entries: {
        serial: text('Số', must),
        code: text('Mã', must),
        qr_text: text('Nội dung mã QR', must),
        state: text('Tình trạng', must),
        reason: text('Lý do'),
        replaced_by: text('Số tem thay thế'),
        scan_count: integer('Lượt quét'),
        last_scanned_at: moment('Quét lần cuối'),
      },
    },
  },
  'POST /api/admin/stamps/:id/sheet-link': { answers: { data: link } },
  'GET /api/admin/count-stamps': {
    lists: stamps,
    answers: {
      entry: {
        ...counts,
        labels_total: integer('Số tem đã cấp', must),
        labels_printed: integer('Đã in', must),
        labels_active: integer('Đã kích hoạt', must),
      },
    },
  },
  'GET /api/admin/count-orders': {
    lists: orders,
    answers: {
      entry: Object.fromEntries(
        Object.entries(orderStatus.states).map(([state, { label }]) => [state, integer(label)]),
      ),
    },
  },
  'GET /api/admin/diaries-is-traceable': { lists: diaries, answers: { entries: diaries } },
}
