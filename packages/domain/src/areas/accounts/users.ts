import { accountFields } from '@trace/define/features/accounts.ts'
import {
  choice,
  date,
  flag,
  image,
  moment,
  password,
  phone,
  question,
  reference,
  text,
  toggle,
} from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { genders } from './genders.ts'

const { name, username, email, role_id, ...usual } = accountFields

export const users = resource('users', {
  label: 'Tài khoản',
  icon: 'user',
  plural: 'Tài khoản quản trị',
  screen: 'general/users',
  fields: {
    avatar: image('Ảnh đại diện', { personal: true }),
    name,
    username: { ...username, required: true },
    email,
    phone: phone('Số điện thoại', { unique: true, searchable: true, personal: true }),
    invite: question('Gửi lời mời', { help: 'Người dùng nhận thư có liên kết để tự đặt mật khẩu', onlyNew: true }),
    password: password('Mật khẩu', {
      required: true,
      help: 'Từ 8 ký tự. Người dùng phải đổi ở lần đăng nhập đầu tiên',
      when: { invite: [false] },
      chosen: true,
    }),
    role_id,
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', {
      help: 'Bắt buộc với vai trò của cơ sở sản xuất',
      requiredOf: { of: 'role_id', its: 'scope', is: ['manufacture'] },
    }),
    ward_id: reference('Xã/phường phụ trách', 'wards', {
      only: { system: '2025' },
      help: 'Bắt buộc với vai trò cấp xã',
      requiredOf: { of: 'role_id', its: 'scope', is: ['commune'] },
    }),
    department: text('Đơn vị công tác', { max: 150, personal: true }),
    position: text('Chức vụ', { max: 100, personal: true }),
    gets_bulletin: flag('Nhận bản tin tháng', {
      help: 'Mỗi tháng một thư, nếu vai trò được xem số liệu của bản tin',
    }),
    birthday: date('Ngày sinh', { latest: 'today', personal: true }),
    gender: choice('Giới tính', genders, { personal: true }),
    ...usual,
    is_highlight: toggle('Nổi bật', 'change-highlight', { staff: true }),
    locked_until: moment('Tạm khóa đến', { auto: true }),
  },
  columns: [
    'avatar',
    'name',
    'username',
    'email',
    'phone',
    'role_id',
    'department',
    'is_active',
    'is_highlight',
    'last_login_at',
  ],
  spare: ['department', 'is_highlight', 'phone'],
  filters: ['role_id', 'is_active', 'ward_id', 'manufacture_id'],
  calls: ['list', 'read'],
  detail: true,
  sections: {
    'Đăng nhập': ['username', 'email', 'phone', 'invite', 'password'],
    'Vai trò và phạm vi': ['role_id', 'manufacture_id', 'ward_id', 'gets_bulletin'],
    'Thông tin cá nhân': ['name', 'avatar', 'department', 'position', 'birthday', 'gender'],
  },
  scope: { owner: 'manufacture_id', place: 'ward_id' },
})
