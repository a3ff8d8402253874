import type { Values } from '@trace/define/field.ts'
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
import { products, publicProductFields } from '../catalogue/products.ts'
import { productionKinds } from '../producers/sectors.ts'
import type { CodedReason } from './clone-reasons.ts'
import { codeResults, labelsOf } from './scan-results.ts'

/**
 * All public data behind a code, declared once: what `GET /api/web/traces/{code}` and `/stamps/{code}` answer, and what
 * the page of a code draws.
 */

/** For values that every answer contains. */
const must = { required: true } as const

const name = text('Tên', must)

const pictureFields = {
  url: text('Địa chỉ ảnh', must),
  thumbnail_url: text('Địa chỉ ảnh nhỏ'),
  caption: text('Chú thích'),
}
export type Picture = Values<typeof pictureFields>

export const recallField = group('Thu hồi', {
  kind: text('Hình thức', must),
  reason: text('Lý do', must),
  handling: text('Cách xử lý', must),
  recalled_at: moment('Thời gian'),
})

/** Further public fields of a product, from its own definition. */
const ofProduct = Object.fromEntries(publicProductFields.map((field) => [field, products.fields[field]])) as Pick<
  typeof products.fields,
  (typeof publicProductFields)[number]
>

const productFields = {
  name,
  group: text('Nhóm'),
  images: list('Ảnh', pictureFields, must),
  ...ofProduct,
  net_weight_unit: text('Đơn vị khối lượng'),
  /** Sanitised HTML. */
  description_html: richText('Mô tả'),
  applied_standards: list('Tiêu chuẩn', { code: text('Số hiệu', must), name: text('Tên') }, must),
}
export type PublicProduct = Values<typeof productFields>

const producerFields = {
  name,
  form: text('Loại hình'),
  logo_url: text('Logo'),
  /** The first picture and the words of an organisation; never those of a natural person. */
  picture: group('Ảnh', pictureFields),
  introduction: text('Giới thiệu ngắn'),
  address: text('Địa chỉ', must),
  /** The names before 1 July 2025. */
  former_address: text('Địa chỉ cũ'),
  /** Only of organisations: numbers of natural persons are personal data. */
  phone: text('Điện thoại'),
  website: url('Website'),
  gln: text('Mã GLN'),
}
export type PublicProducer = Values<typeof producerFields>

const areaFields = {
  name,
  code: text('Mã vùng', must),
  location_code: text('Mã địa điểm', must),
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
}
export type PublicArea = Values<typeof areaFields>

const diaryFields = {
  stage: text('Công đoạn', must),
  title: text('Việc đã làm', must),
  performed_at: moment('Thời gian', must),
  location_code: text('Mã địa điểm'),
  content: text('Nội dung'),
  /** Abbreviated, as the law on personal data requires: 'Nguyễn V. A.' */
  performer: text('Người làm'),
  images: list('Ảnh', pictureFields, must),
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
}
export type PublicDiary = Values<typeof diaryFields>

const certificateFields = {
  type: text('Loại', must),
  number: text('Số', must),
  issuer: text('Cơ quan cấp', must),
  /** For example 'Na dai, 45 ha'. */
  scope: text('Phạm vi'),
  issued_at: date('Ngày cấp'),
  expires_at: date('Ngày hết hạn'),
  status: choice('Hiệu lực', { valid: 'Còn hiệu lực', expiring: 'Sắp hết hạn', expired: 'Hết hạn' }, must),
}
export type PublicCertificate = Values<typeof certificateFields>

const scanFields = {
  /** Counted scans; includes this one once it is counted. */
  count: integer('Số lượt quét, mỗi mạng một lượt', must),
  first_on: date('Ngày quét lần đầu'),
  last_on: date('Ngày quét lần cuối'),
  last_place: text('Tỉnh quét gần đây mà hai mạng cùng khai'),
}
export const scansField = group('Lượt quét', scanFields, must)
export type PublicScans = Values<typeof scanFields>

/** Settings for the frame of every public page. */
const portalFields = {
  short_name: text('Tên ngắn'),
  slogan: text('Khẩu hiệu'),
  description: text('Giới thiệu'),
  logo_white_url: text('Logo trên nền tối'),
  logo_alt: text('Mô tả logo'),
  favicon_url: text('Biểu tượng'),
  responsible_person: text('Chịu trách nhiệm nội dung'),
  /** May differ from the number for reports. */
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
}
export type Portal = Values<typeof portalFields>

/** The authority that runs the platform; from the settings of the footer and the contact page. */
const authorityFields = {
  site_name: text('Tên hệ thống', must),
  organization_name: text('Cơ quan'),
  governing_body: text('Cơ quan chủ quản'),
  address: text('Địa chỉ'),
  phone: text('Điện thoại'),
  email: email('Email'),
  license_text: text('Giấy phép'),
  copyright: text('Bản quyền'),
  logo_url: text('Logo'),
  portal: group('Khung trang', portalFields),
}
export type Authority = Values<typeof authorityFields>

export const publicTrace = {
  kind: choice('Loại mã', { trace: 'Hồ sơ truy xuất', stamp: 'Tem' }, must),
  result: choice('Kết quả', labelsOf(codeResults), must),
  /** Why a label is suspect or locked, or why its trace is suspended, as a sentence. */
  reason: text('Lý do'),
  recall: recallField,
  /** The scanned code: a label's or the trace's. */
  code: text('Mã đã quét', must),
  trace_code: text('Mã truy xuất', must),
  serial: text('Số trên tem'),
  lot: text('Số lô'),
  /** GTIN and lot as the labels carry them; null for a lot that was made without a GTIN. */
  gs1_key: text('Khóa GS1'),
  quantity: decimal('Số lượng'),
  unit: text('Đơn vị tính'),
  sector: choice('Lĩnh vực', productionKinds, must),
  planting_date: date('Ngày trồng'),
  packaging_date: date('Ngày đóng gói'),
  harvest_date: date('Ngày thu hoạch'),
  expired_date: date('Hạn sử dụng'),
  product: group('Sản phẩm', productFields, must),
  producer: group('Cơ sở sản xuất', producerFields, must),
  area: group('Vùng sản xuất', areaFields),
  /** In order of time; only approved and public ones. */
  diaries: list('Nhật ký', diaryFields, must),
  /** Null unless all inputs of the batch, also those that are not public, allowed its harvest and slaughter. */
  withdrawal_kept: group('Thời gian cách ly đã đủ: vật tư công khai có hạn muộn nhất', {
    name,
    used_on: date('Ngày dùng cuối cùng', must),
    days: integer('Số ngày cách ly', must),
  }),
  certificates: list('Chứng nhận', certificateFields, must),
  test_results: list(
    'Kết quả kiểm nghiệm',
    { name: text('Chỉ tiêu', must), lab: text('Phòng kiểm nghiệm'), date: date('Ngày'), result: text('Kết quả') },
    must,
  ),
  /** In the order of Circular 02/2024/TT-BKHCN. */
  compliance: list('10 thông tin bắt buộc', { label: text('Thông tin', must), passed: flag('Đạt') }, must),
  distribution: group('Phân phối', {
    distributor: text('Nhà phân phối'),
    distributor_address: text('Địa chỉ nhà phân phối'),
    carrier: text('Đơn vị vận chuyển'),
    /** For example 'xe lạnh'. */
    method: text('Phương thức'),
  }),
  scans: scansField,
  /** For a label with a PIN: when the right PIN was first entered. */
  pin: group('Mã PIN dưới lớp phủ', { verified_at: moment('Lần đầu nhập đúng') }),
  /** For a revoked label: the serial of its replacement, if any. */
  revoked: group('Tem đã hủy', { replaced_by: text('Số tem thay thế') }),
  /** The page of the trace, also for a label. */
  canonical_url: url('Trang của hồ sơ', must),
  qr_url: text('Nội dung mã QR', must),
  authority: group('Cơ quan quản lý', authorityFields, must),
}

export type PublicTrace = Values<typeof publicTrace> & {
  /** The reasons, if the system gives them; empty if an officer worded the reason. */
  reason_codes: CodedReason[]
}
