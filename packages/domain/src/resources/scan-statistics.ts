import { choice, decimal, flag, integer, moment, reference, text } from '../field.ts'
import { resource } from '../resource.ts'

/** One scan of a stamp. Kept by month in a table of its own make. */
export const scanStatistics = resource('scan-statistics', {
  label: 'Lượt quét',
  plural: 'Thống kê lượt quét',
  screen: 'origin/scan-statistics',
  fields: {
    scanned_at: moment('Thời gian', { required: true }),
    code: text('Mã tem, mã truy xuất', { required: true, searchable: true, max: 50 }),
    trace_id: reference('Hồ sơ truy xuất', 'traces', { auto: true }),
    stamp_id: reference('Đợt tem', 'stamps', { auto: true }),
    stamp_code_id: integer('Tem', { auto: true }),
    manufacture_id: reference('Cơ sở', 'manufactures', { auto: true }),
    product_id: reference('Sản phẩm', 'products', { auto: true }),
    result: choice('Kết quả', {
      valid: 'Hợp lệ', inactive: 'Chưa kích hoạt', expired: 'Hết hạn', suspended: 'Tạm dừng', suspect: 'Nghi vấn', locked: 'Đã khóa',
      recalled: 'Đã thu hồi', not_found: 'Không tìm thấy',
    }, { auto: true }),
    channel: choice('Kênh', { web: 'Web', app: 'Ứng dụng', zalo: 'Zalo' }, { default: 'web' }),
    app_user_id: reference('Tài khoản ứng dụng', 'apps'),
    ip_hash: text('Dấu địa chỉ mạng', { auto: true }),
    ip_province: text('Tỉnh theo địa chỉ mạng', { auto: true }),
    latitude: decimal('Vĩ độ', { min: -90, max: 90 }),
    longitude: decimal('Kinh độ', { min: -180, max: 180 }),
    province_id: reference('Tỉnh/thành phố', 'provinces', { auto: true }),
    ward_id: reference('Xã/phường/đặc khu', 'wards', { auto: true }),
    device_type: text('Thiết bị', { max: 50 }),
    os: text('Hệ điều hành', { max: 50 }),
    browser: text('Trình duyệt', { max: 50 }),
    is_first: flag('Lần quét đầu', { auto: true }),
    is_suspicious: flag('Nghi vấn'),
    suspicion_reason: text('Lý do nghi vấn', { auto: true, max: 500 }),
    note: text('Ghi chú', { max: 500 }),
  },
  title: 'code',
  columns: [
    'scanned_at', 'code', 'product_id', 'manufacture_id', 'province_id', 'ward_id', 'device_type', 'result', 'is_suspicious',
  ],
  filters: ['scanned_at', 'manufacture_id', 'product_id', 'province_id', 'result', 'is_suspicious'],
  calls: ['list', 'read'],
  form: false,
  scope: { manufacture: 'manufacture_id' },
  order: '-scanned_at',
  handmade: true,
})
