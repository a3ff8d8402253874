import {
  choice,
  code,
  decimal,
  email,
  flag,
  group,
  image,
  integer,
  list,
  longText,
  moment,
  phone,
  reference,
  status,
  text,
  toggle,
  url,
} from './kinds/index.ts'
import type { Choices, Fields } from './field.ts'
import { approvalStatus, proposalStatus } from './approval.ts'

/** Address: the new administrative system first, the names before 1 July 2025 beside it (domain §5, §6). */
export const address = {
  address: text('Địa chỉ', { help: 'Số nhà, đường, thôn hoặc khu', vouched: true }),
  province_id: reference('Tỉnh/thành phố', 'provinces', {
    required: true,
    only: { system: '2025' },
    begins: { where: { is_home: true } },
    vouched: true,
  }),
  ward_id: reference('Xã/phường/đặc khu', 'wards', {
    required: true,
    within: ['province_id'],
    only: { system: '2025' },
    vouched: true,
  }),
  old_district_id: reference('Huyện cũ (trước 01/7/2025)', 'districts', { vouched: true }),
  old_ward_id: reference('Xã cũ (trước 01/7/2025)', 'wards', {
    only: { system: 'legacy' },
    leads: 'ward_id',
    vouched: true,
  }),
  latitude: decimal('Vĩ độ', { min: -90, max: 90, vouched: true }),
  longitude: decimal('Kinh độ', { min: -180, max: 180, paired: true, vouched: true }),
}

export const contact = {
  phone: phone('Số điện thoại', { required: true, searchable: true, vouched: true }),
  email: email('Email', { vouched: true }),
  website: url('Website', { vouched: true }),
}

/** Why a row was refused, by whom and when; empty again as soon as it waits or is accepted. */
export const refusal = {
  reject_reason: text('Lý do từ chối', { auto: true, max: 500 }),
  rejected_by: reference('Người từ chối', 'users', { auto: true }),
  rejected_at: moment('Ngày từ chối', { auto: true }),
}

/** The values of a row that nobody refuses. */
export const notRefused = { reject_reason: null, rejected_by: null, rejected_at: null } as const

/** Approval by staff: waiting, approved or rejected, set by `PUT …/change-approved`. */
export const approval = {
  approval_status: status('Tình trạng duyệt', approvalStatus),
  approved_by: reference('Người duyệt', 'users', { auto: true }),
  approved_at: moment('Ngày duyệt', { auto: true }),
  ...refusal,
}

/**
 * Approval of rows that producers propose for a list that all share (`proposals.ts`): whose proposal it is, and the row
 * that stood for the same already.
 */
const proposal = (list: string) => ({
  manufacture_id: reference('Cơ sở đề nghị', 'manufactures', {
    staff: true,
    help: 'Để trống nếu do cán bộ lập',
  }),
  ...approval,
  approval_status: status('Tình trạng duyệt', proposalStatus),
  same_as_id: reference('Trùng với', list, { auto: true }),
})

/** Rows of such a list that a new row may choose from: approved ones, and one's own that wait. */
export const proposedOrApproved = { approval_status: ['approved', 'pending'] } as const

/**
 * Last approved values of the `vouched` fields, as long as the approval stands; whether newer values wait for approval; and
 * when an approval was withdrawn or the row refused that had one.
 */
export const vouching = {
  approved_values: group('Giá trị đã duyệt', {}, { auto: true }),
  has_changes: flag('Có thay đổi chờ duyệt', { auto: true }),
  withdrawn_at: moment('Ngày bỏ duyệt', { auto: true }),
}

/** Why a row is held: what contradicts one another, of one of these kinds. The server sets these together. */
export const holding = <const K extends Choices>(kinds: K) => ({
  held_reason: text('Lý do tạm giữ', { auto: true, max: 1000 }),
  held_told: text('Giải trình', { auto: true, max: 500 }),
  held_at: moment('Thời gian tạm giữ', { auto: true }),
  held_facts: list(
    'Mâu thuẫn cần xác minh',
    {
      key: text('Khóa', { required: true }),
      kind: choice('Về', kinds, { required: true }),
      certified: text('Đã chứng nhận', { required: true, max: 500 }),
      found: text('Ghi nhận', { required: true, max: 500 }),
    },
    { auto: true },
  ),
  released_facts: list('Mâu thuẫn đã xác minh', { key: text('Khóa', { required: true }) }, { auto: true }),
})

/** Whether a required picture or file is still missing: the row came from a sheet without it (`awaited.ts`). */
export const lacking = (label: string) => ({ lacks_files: flag(label, { auto: true }) })

/** Conditions a producer or product must meet before other rows may refer to it. */
export const approved = { approval_status: 'approved', is_active: true } as const

const works = { true: 'Hoạt động', false: 'Ngừng' }

export const isActive = toggle('Trạng thái', 'change-status', { default: true, choices: works })
/** The same toggle for content of the public site. */
export const isPublished = toggle('Trạng thái', 'change-status', {
  default: true,
  choices: { true: 'Đang hiện', false: 'Đang ẩn' },
  asks: 'Người xem trang công khai thấy thay đổi này ngay.',
  public: { on: 'Cho hiện', off: 'Ẩn đi' },
})
export const sortOrder = integer('Thứ tự', { min: 0, default: 0, help: 'Số nhỏ đứng trước' })
export const note = longText('Ghi chú', { max: 1000 })

/** Fields that the lists of plants, animals and seafoods share; `group` stands after the name. */
export const speciesFields = <const G extends Fields>(list: string, numbering: string, group: G) => ({
  code: code('Mã', numbering),
  name: text('Tên', { required: true, searchable: true, max: 100 }),
  ...group,
  scientific_name: text('Tên khoa học', { searchable: true, max: 150 }),
  default_unit_id: reference('Đơn vị tính', 'product-units'),
  image: image('Ảnh'),
  is_active: isActive,
  ...proposal(list),
})

/** Place and year of an agricultural figure; without a producer it is for the whole commune. */
export const reportedPlace = {
  province_id: address.province_id,
  ward_id: address.ward_id,
  manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { help: 'Để trống nếu là số liệu chung của xã' }),
  product_id: reference('Sản phẩm', 'products', { within: ['manufacture_id'] }),
  material_area_id: reference('Vùng sản xuất', 'material-areas', { within: ['manufacture_id'] }),
  year: integer('Năm', { required: true, min: 2000, latest: 'nextYear', ungrouped: true }),
}
