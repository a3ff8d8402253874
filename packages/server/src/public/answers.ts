import type { CodedReason } from '@trace/domain/areas/scans/clone-reasons.ts'
import { publicTrace, recallField, scansField } from '@trace/domain/areas/scans/public-trace.ts'
import { choice, date, flag, group, integer, list, moment, text, url } from '@trace/define/kinds/index.ts'
import { always as must, described, one } from '@trace/platform/operation/answers.ts'

const {
  result,
  certificates,
  test_results,
  compliance,
  distribution,
  lot,
  quantity,
  unit,
  planting_date,
  packaging_date,
} = publicTrace

const name = text('Tên', must)

/** Answer to POST /api/web/scans; `counted` tells whether it was a new scan. */
export const scanAnswer = {
  result,
  scans: scansField,
  sentence: text('Câu cho người xem', must),
  warning: text('Cảnh báo'),
  code: text('Mã', must),
  counted: flag('Đã tính là lượt mới'),
}

/** Answer to an entered PIN. */
export const pinAnswer = {
  outcome: choice(
    'Kết quả',
    {
      genuine: 'Đúng, lần đầu',
      again: 'Đúng, đã dùng trước đó',
      wrong: 'Sai',
      spent: 'Sai, hết lượt thử',
      blocked: 'Tạm dừng kiểm tra',
    },
    must,
  ),
  left: integer('Số lần thử còn lại', must),
  verified_at: moment('Lần đầu nhập đúng'),
  title: text('Kết luận', must),
  sentence: text('Câu cho người xem', must),
}

const reasonCodes = described<CodedReason[]>({
  type: 'array',
  title: 'Lý do của hệ thống',
  items: {
    type: 'object',
    required: ['code', 'figures'],
    properties: { code: { type: 'string' }, figures: { type: 'array', items: { type: 'number' } } },
  },
})

/** Answer to the lookup of a code. */
export const found = one({ ...publicTrace, reason_codes: reasonCodes })

/** The digital passport of a product. */
export const passport = one({
  id: url('Địa chỉ của hộ chiếu', must),
  trace_code: text('Mã truy xuất', must),
  gs1_key: text('Khóa GS1'),
  data_carrier: text('Nội dung mã QR', must),
  result,
  product: group('Sản phẩm', {
    name,
    gtin: text('Mã GTIN'),
    brand: text('Thương hiệu'),
    model_code: text('Mã ký hiệu'),
    group: text('Nhóm'),
  }),
  economic_operator: group('Cơ sở sản xuất', {
    name,
    address: text('Địa chỉ', must),
    tax_code: text('Mã số thuế'),
    gln: text('Mã GLN'),
  }),
  origin: group('Nguồn gốc', {
    area: group('Vùng', {
      name,
      location_code: text('Mã địa điểm'),
      puc_code: text('Mã số vùng trồng'),
      address: text('Địa chỉ'),
    }),
    last_processing_site: text('Nơi chế biến, đóng gói cuối'),
    packing_house_code: text('Mã cơ sở đóng gói'),
  }),
  traceability: list(
    'Các công đoạn',
    {
      stage: text('Công đoạn', must),
      title: text('Việc đã làm', must),
      performed_at: moment('Thời gian', must),
      location_code: text('Mã địa điểm'),
    },
    must,
  ),
  certificates,
  standards: list('Tiêu chuẩn', { code: text('Số hiệu', must), name: text('Tên') }, must),
  lot,
  quantity,
  unit,
  planting_date,
  packaging_date,
  production_date: date('Ngày sản xuất'),
  expiry_date: date('Hạn sử dụng'),
  safety: group('An toàn', { warning: text('Cảnh báo'), recall: recallField }),
  test_results,
  distribution,
  compliance,
  issued_by: text('Cơ quan cấp', must),
})
