import { date, decimal, integer, list, scanStatistics, text } from '@trace/domain'
import type { Described } from './describe.ts'
import { id, must, name } from './shapes.ts'

export const byDay = {
  day: date('Ngày', must),
  count: integer('Lượt quét', must),
  suspicious: integer('Nghi vấn', must),
}
const named = { id, name, count: integer('Lượt quét', must) }

/** What is asked of scans. */
export const stampCalls: Record<string, Described> = {
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
}
