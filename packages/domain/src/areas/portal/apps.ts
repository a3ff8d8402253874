import { approval } from '@trace/define/blocks.ts'
import { address } from '../places/address.ts'
import { choice, date, email, image, moment, phone, reference, text, toggle } from '@trace/define/kinds/index.ts'
import { genders } from '../accounts/genders.ts'
import { resource } from '@trace/define/resource.ts'

export const apps = resource('apps', {
  label: 'Tài khoản ứng dụng',
  icon: 'device-mobile',
  screen: 'system/apps',
  fields: {
    avatar: image('Ảnh', { personal: true }),
    name: text('Họ và tên', { required: true, searchable: true, max: 120, personal: true }),
    phone: phone('Số điện thoại', { required: true, unique: true, searchable: true, personal: true }),
    email: email('Email', { unique: true, searchable: true, personal: true }),
    birthday: date('Ngày sinh', { latest: 'today', personal: true }),
    gender: choice('Giới tính', genders, { personal: true }),
    province_id: reference('Tỉnh/thành phố', 'provinces', { only: { system: '2025' } }),
    ward_id: reference('Xã/phường/đặc khu', 'wards', { within: ['province_id'], only: { system: '2025' } }),
    address: { ...address.address, personal: true },
    user_type: choice(
      'Loại',
      {
        consumer: 'Người tiêu dùng',
        labor: 'Lao động, nông hộ',
        distributor: 'Nhà phân phối',
        inspector: 'Cán bộ kiểm tra',
      },
      { required: true, default: 'consumer' },
    ),
    labor_id: reference('Lao động', 'labors', { when: { user_type: ['labor'] } }),
    platform: choice('Nền tảng', { ios: 'iOS', android: 'Android', web: 'Web' }),
    device_id: text('Mã thiết bị', { auto: true, personal: true }),
    push_token: text('Mã nhận thông báo', { auto: true, max: 500, personal: true }),
    last_active_at: moment('Hoạt động gần nhất', { auto: true }),
    is_active: toggle('Trạng thái', 'change-status', {
      choices: { true: 'Hoạt động', false: 'Ngừng' },
      default: true,
      asks: 'Tắt thì tài khoản không dùng được ứng dụng; bật thì dùng lại được.',
    }),
    ...approval,
  },
  columns: [
    'avatar',
    'name',
    'phone',
    'email',
    'user_type',
    'platform',
    'last_active_at',
    'approval_status',
    'is_active',
  ],
  spare: ['platform', 'last_active_at'],
  filters: ['user_type', 'approval_status', 'platform', 'last_active_at', 'is_active'],
})
