import { approved } from '../blocks.ts'
import { choice, date, email, flag, image, integer, moment, password, phone, question, reference, text, toggle } from '../field.ts'
import { genders } from '../genders.ts'
import { resource } from '../resource.ts'

export const users = resource('users', {
  label: 'Tài khoản',
  plural: 'Tài khoản quản trị',
  screen: 'general/users',
  fields: {
    avatar: image('Ảnh đại diện'),
    name: text('Họ và tên', { required: true, searchable: true, max: 120 }),
    username: text('Tên đăng nhập', {
      required: true, unique: true, searchable: true, min: 4, max: 50,
      pattern: '[a-z0-9._\\-]+', help: 'Chữ thường không dấu, chữ số, dấu chấm, gạch dưới, gạch ngang',
    }),
    email: email('Email', { required: true, unique: true, searchable: true }),
    phone: phone('Số điện thoại', { unique: true, searchable: true }),
    invite: question('Gửi lời mời', { help: 'Người dùng nhận thư có liên kết để tự đặt mật khẩu', onlyNew: true }),
    password: password('Mật khẩu', { required: true, help: 'Từ 8 ký tự. Người dùng phải đổi ở lần đăng nhập đầu tiên', when: { invite: [false] }, chosen: true }),
    role_id: reference('Vai trò', 'roles', { required: true, only: approved }),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { help: 'Bắt buộc với vai trò của cơ sở sản xuất' }),
    ward_id: reference('Xã/phường phụ trách', 'wards', { only: { system: '2025' }, help: 'Bắt buộc với vai trò cấp xã' }),
    department: text('Đơn vị công tác', { max: 150 }),
    position: text('Chức vụ', { max: 100 }),
    birthday: date('Ngày sinh', { latest: 'today' }),
    gender: choice('Giới tính', genders),
    is_active: toggle('Trạng thái', 'change-status', {
      default: true, asks: 'Tắt thì mọi phiên đăng nhập của tài khoản kết thúc ngay; bật thì tài khoản đăng nhập lại được.',
    }),
    is_highlight: toggle('Nổi bật', 'change-highlight'),
    last_login_at: moment('Đăng nhập gần nhất', { auto: true }),
    last_login_ip: text('Địa chỉ đăng nhập gần nhất', { auto: true }),
    must_change_password: flag('Phải đổi mật khẩu', { auto: true }),
    failed_attempts: integer('Số lần đăng nhập sai', { auto: true, default: 0 }),
    locked_until: moment('Tạm khóa đến', { auto: true }),
  },
  columns: [
    'avatar', 'name', 'username', 'email', 'phone', 'role_id', 'department', 'is_active', 'is_highlight', 'last_login_at',
  ],
  spare: ['department', 'is_highlight', 'phone'],
  filters: ['role_id', 'is_active', 'ward_id', 'manufacture_id'],
  calls: ['list', 'read'],
  detail: true,
  sections: {
    'Đăng nhập': ['username', 'email', 'phone', 'invite', 'password'],
    'Vai trò và phạm vi': ['role_id', 'manufacture_id', 'ward_id'],
    'Thông tin cá nhân': ['name', 'avatar', 'department', 'position', 'birthday', 'gender'],
  },
  scope: { manufacture: 'manufacture_id', ward: 'ward_id' },
})
