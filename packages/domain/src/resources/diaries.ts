import { activities, quantityActivities } from '../activities.ts'
import { diaryDetails } from '../diary-details.ts'
import {
  choice, code, date, decimal, files, flag, group, images, integer, longText, moment, reference, rows, status, text, url,
} from '../field.ts'
import { resource } from '../resource.ts'
import { diaryStatus } from '../transitions.ts'

/** What was used in the field, and how many days must pass before the harvest. */
const inputFields = {
  kind: choice('Loại vật tư', {
    fertilizer: 'Phân bón', pesticide: 'Thuốc bảo vệ thực vật', feed: 'Thức ăn', vet_drug: 'Thuốc thú y', vaccine: 'Vắc-xin',
    chemical: 'Hóa chất', probiotic: 'Chế phẩm sinh học', seed: 'Giống', other: 'Khác',
  }, { required: true }),
  name: text('Tên vật tư', { required: true }),
  active_ingredient: text('Hoạt chất'),
  registration_no: text('Số đăng ký', { max: 100 }),
  manufacturer: text('Nhà sản xuất'),
  supplier: text('Nơi cung cấp'),
  lot_no: text('Số lô', { max: 100 }),
  expiry_date: date('Hạn dùng'),
  quantity: decimal('Số lượng', { required: true, min: 0 }),
  unit: text('Đơn vị', { required: true, max: 30 }),
  dosage: text('Liều lượng, nồng độ'),
  purpose: text('Đối tượng phòng trừ, mục đích'),
  method: text('Cách dùng'),
  withdrawal_days: integer('Thời gian cách ly', {
    required: true, min: 0, max: 3650, unit: 'ngày', when: { kind: ['pesticide', 'vet_drug', 'chemical'] },
    help: 'Số ngày phải ngừng dùng trước khi thu hoạch, xuất bán',
  }),
  applied_area: decimal('Diện tích áp dụng', { min: 0, unit: 'ha' }),
}

export const diaries = resource('diaries', {
  label: 'Nhật ký sản xuất',
  fields: {
    code: code('Mã nhật ký', 'NK-{7}'),
    manufacture_id: reference('Cơ sở', 'manufactures', { auto: true }),
    batch_id: reference('Lô sản xuất', 'batches', { required: true }),
    stage_id: reference('Công đoạn', 'stages', { required: true }),
    labor_id: reference('Người thực hiện', 'labors', {
      within: ['manufacture_id'], only: { approval_status: 'approved' }, help: 'Để trống nếu người ghi nhật ký tự thực hiện',
    }),
    activity_type: choice('Loại hoạt động', activities, { required: true }),
    title: text('Công việc', { searchable: true, max: 200, help: 'Để trống thì lấy tên công đoạn' }),
    content: longText('Nội dung'),
    performed_at: moment('Thời gian thực hiện', { required: true }),
    finished_at: moment('Thời gian kết thúc'),
    weather: text('Thời tiết', { max: 100 }),
    temperature: decimal('Nhiệt độ', { min: -20, max: 60, unit: '°C' }),
    latitude: decimal('Vĩ độ', { min: -90, max: 90 }),
    longitude: decimal('Kinh độ', { min: -180, max: 180, paired: true }),
    is_far: flag('Ghi xa vùng sản xuất', { auto: true }),
    inputs: rows('Vật tư sử dụng', 'diary_inputs', 'diary_id', inputFields),
    details: group('Chi tiết', diaryDetails),
    quantity: decimal('Sản lượng', {
      min: 0.0001, when: { activity_type: quantityActivities }, help: 'Bắt buộc khi thu hoạch, xuất bán, hoặc đóng gói ở lô chế biến',
    }),
    product_unit_id: reference('Đơn vị tính', 'product-units', { when: { activity_type: quantityActivities } }),
    images: images('Ảnh'),
    video_url: url('Video'),
    attachments: files('Tài liệu'),
    is_traceable: flag('Cho truy xuất'),
    status: status('Trạng thái', diaryStatus),
    reject_reason: text('Lý do từ chối', { auto: true, max: 500 }),
    authority_comment: longText('Nhận xét của cơ quan giám sát', { staff: true }),
    source: choice('Nguồn', { app: 'Ứng dụng', web: 'Trang quản trị', import: 'Nhập tệp' }, { auto: true, default: 'web' }),
  },
  title: 'title',
  columns: ['code', 'batch_id', 'stage_id', 'title', 'labor_id', 'manufacture_id', 'performed_at', 'is_traceable', 'status'],
  spare: ['stage_id', 'labor_id', 'manufacture_id'],
  filters: ['manufacture_id', 'batch_id', 'stage_id', 'activity_type', 'labor_id', 'performed_at', 'status', 'is_traceable'],
  calls: ['list', 'read'],
  detail: true,
  sections: {
    'Công việc': ['batch_id', 'stage_id', 'activity_type', 'title', 'content', 'labor_id', 'performed_at', 'finished_at'],
    'Chi tiết': ['details', 'quantity', 'product_unit_id'],
    'Vật tư sử dụng': ['inputs'],
    'Điều kiện': ['weather', 'temperature', 'latitude', 'longitude'],
    'Hình ảnh, tài liệu': ['images', 'video_url', 'attachments'],
    'Công khai và giám sát': ['is_traceable', 'authority_comment'],
  },
  ordered: [['performed_at', 'finished_at']],
  scope: { manufacture: 'manufacture_id' },
  order: '-performed_at',
})
