import { products, shownOfProduct } from '@trace/domain/areas/catalogue/products.ts'
import type { Reason } from '@trace/domain/areas/scans/clone-reasons.ts'
import { codeResults, labelsOf } from '@trace/domain/areas/scans/scan-results.ts'
import type { Fields } from '@trace/define/field.ts'
import {
  boundary,
  choice,
  date,
  decimal,
  email,
  flag,
  group,
  integer,
  list,
  moment,
  richText,
  text,
  url,
} from '@trace/define/kinds/index.ts'
import { always as must, described, one } from '@trace/platform/calls/answers.ts'

/** Some fields of a definition. */
const picked = <F extends Fields, const N extends keyof F & string>(fields: F, names: readonly N[]): Pick<F, N> =>
  Object.fromEntries(names.map((field) => [field, fields[field]])) as Pick<F, N>

const name = text('Tên', must)

const result = choice('Kết quả', labelsOf(codeResults), must)

const recall = group('Thu hồi', {
  kind: text('Hình thức', must),
  reason: text('Lý do', must),
  handling: text('Cách xử lý', must),
  recalled_at: moment('Thời gian'),
})

const picture = { url: text('Địa chỉ ảnh', must), thumbnail_url: text('Địa chỉ ảnh nhỏ'), caption: text('Chú thích') }

const certificates = list(
  'Chứng nhận',
  {
    type: text('Loại', must),
    number: text('Số', must),
    issuer: text('Cơ quan cấp', must),
    issued_at: date('Ngày cấp'),
    expires_at: date('Ngày hết hạn'),
    status: choice('Hiệu lực', { valid: 'Còn hiệu lực', expiring: 'Sắp hết hạn', expired: 'Hết hạn' }, must),
  },
  must,
)

const testResults = list(
  'Kết quả kiểm nghiệm',
  {
    name: text('Chỉ tiêu', must),
    lab: text('Phòng kiểm nghiệm'),
    date: date('Ngày'),
    result: text('Kết quả'),
  },
  must,
)

const compliance = list('10 thông tin bắt buộc', { label: text('Thông tin', must), passed: flag('Đạt') }, must)

const distribution = group('Phân phối', {
  distributor: text('Nhà phân phối'),
  distributor_address: text('Địa chỉ nhà phân phối'),
  carrier: text('Đơn vị vận chuyển'),
  method: text('Phương thức'),
})

const days = { planting_date: date('Ngày trồng'), packaging_date: date('Ngày đóng gói') }

/** How often a code was scanned, and where last. */
export const scans = group('Lượt quét', {
  count: integer('Số lượt quét, mỗi mạng một lượt', must),
  first_on: date('Ngày quét lần đầu'),
  last_on: date('Ngày quét lần cuối'),
  last_place: text('Tỉnh quét gần đây mà hai mạng cùng khai'),
})

/** Answer to a counted scan. */
export const scanAnswer = {
  result,
  scans,
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

const reasonCodes = described<Reason[]>({
  type: 'array',
  title: 'Lý do của hệ thống',
  items: {
    type: 'object',
    required: ['code', 'figures'],
    properties: { code: { type: 'string' }, figures: { type: 'array', items: { type: 'number' } } },
  },
})

/** Answer to the lookup of a code. */
export const found = one({
  kind: choice('Loại mã', { trace: 'Hồ sơ truy xuất', stamp: 'Tem' }, must),
  result,
  reason: text('Lý do'),
  reason_codes: reasonCodes,
  recall,
  code: text('Mã đã quét', must),
  trace_code: text('Mã truy xuất', must),
  serial: text('Số trên tem'),
  lot: text('Số lô'),
  gs1_key: text('Khóa GS1'),
  quantity: decimal('Số lượng'),
  unit: text('Đơn vị tính'),
  sector: { ...products.fields.sector_kind },
  ...days,
  harvest_date: date('Ngày thu hoạch'),
  expired_date: date('Hạn sử dụng'),
  product: group('Sản phẩm', {
    name,
    group: text('Nhóm'),
    images: list('Ảnh', picture, must),
    ...picked(products.fields, shownOfProduct),
    net_weight_unit: text('Đơn vị khối lượng'),
    description_html: richText('Mô tả'),
    applied_standards: list('Tiêu chuẩn', { code: text('Số hiệu', must), name: text('Tên') }, must),
  }),
  producer: group('Cơ sở sản xuất', {
    name,
    form: text('Loại hình'),
    logo_url: text('Logo'),
    picture: group('Ảnh', picture),
    introduction: text('Giới thiệu ngắn'),
    address: text('Địa chỉ', must),
    former_address: text('Địa chỉ cũ'),
    phone: text('Điện thoại'),
    website: url('Website'),
    gln: text('Mã GLN'),
  }),
  area: group('Vùng sản xuất', {
    name,
    code: text('Mã vùng', must),
    location_code: text('Mã địa điểm'),
    puc_code: text('Mã số vùng trồng'),
    acreage: decimal('Diện tích', { unit: 'ha' }),
    farming_form: text('Hình thức'),
    address: text('Địa chỉ'),
    latitude: decimal('Vĩ độ'),
    longitude: decimal('Kinh độ'),
    boundary: boundary('Ranh giới'),
    around: group('Vòng tròn thay cho tọa độ và ranh giới của cá nhân', {
      latitude: decimal('Vĩ độ', must),
      longitude: decimal('Kinh độ', must),
      kilometres: integer('Bán kính, km', must),
    }),
  }),
  diaries: list(
    'Nhật ký',
    {
      stage: text('Công đoạn', must),
      title: text('Việc đã làm', must),
      performed_at: moment('Thời gian', must),
      location_code: text('Mã địa điểm'),
      content: text('Nội dung'),
      performer: text('Người làm'),
      images: list('Ảnh', picture, must),
      inputs: list(
        'Vật tư',
        {
          kind: text('Loại', must),
          name,
          quantity: decimal('Số lượng'),
          unit: text('Đơn vị'),
          withdrawal_days: integer('Số ngày cách ly'),
        },
        must,
      ),
    },
    must,
  ),
  certificates,
  test_results: testResults,
  compliance,
  distribution,
  scans,
  pin: group('Mã PIN dưới lớp phủ', { verified_at: moment('Lần đầu nhập đúng') }),
  revoked: group('Tem đã hủy', { replaced_by: text('Số tem thay thế') }),
  canonical_url: url('Trang của hồ sơ', must),
  qr_url: text('Nội dung mã QR', must),
  authority: group('Cơ quan quản lý', {
    site_name: text('Tên hệ thống', must),
    organization_name: text('Cơ quan'),
    governing_body: text('Cơ quan chủ quản'),
    address: text('Địa chỉ'),
    phone: text('Điện thoại'),
    email: email('Email'),
    license_text: text('Giấy phép'),
    copyright: text('Bản quyền'),
    logo_url: text('Logo'),
    portal: group('Khung trang', {
      short_name: text('Tên ngắn'),
      slogan: text('Khẩu hiệu'),
      description: text('Giới thiệu'),
      logo_white_url: text('Logo trên nền tối'),
      logo_alt: text('Mô tả logo'),
      favicon_url: text('Biểu tượng'),
      responsible_person: text('Chịu trách nhiệm nội dung'),
      office_phone: text('Điện thoại cơ quan'),
      fax: text('Fax'),
      social: list('Mạng xã hội', { type: text('Tên', must), url: url('Địa chỉ', must) }, must),
      columns: list(
        'Cột liên kết',
        {
          title: text('Tiêu đề', must),
          links: list('Liên kết', { label: text('Chữ hiện', must), url: text('Liên kết', must) }, must),
        },
        must,
      ),
      app_store_url: url('App Store'),
      google_play_url: url('Google Play'),
      certificate_badge_url: url('Dấu chứng nhận'),
    }),
  }),
})

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
  lot: text('Số lô'),
  quantity: decimal('Số lượng'),
  unit: text('Đơn vị tính'),
  ...days,
  production_date: date('Ngày sản xuất'),
  expiry_date: date('Hạn sử dụng'),
  safety: group('An toàn', { warning: text('Cảnh báo'), recall }),
  test_results: testResults,
  distribution,
  compliance,
  issued_by: text('Cơ quan cấp', must),
})
