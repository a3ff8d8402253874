import { approval, approvedAndActive } from '../blocks.ts'
import type { Choices } from '../field.ts'
import { choice, email, flag, integer, moment, reference, references, text, toggle } from '../kinds/index.ts'
import { stateLabels } from '../state-labels.ts'
import { actions } from '../subjects.ts'

/**
 * Fields of accounts that the platform reads and writes; their resource is called 'users'. A product adds its own
 * fields.
 */
export const accountFields = {
  name: text('Họ và tên', { required: true, searchable: true, max: 120, personal: true }),
  username: text('Tên đăng nhập', {
    unique: true,
    searchable: true,
    min: 4,
    max: 50,
    format: 'username',
    personal: true,
  }),
  email: email('Email', { required: true, unique: true, searchable: true, personal: true }),
  role_id: reference('Vai trò', 'roles', { required: true, only: approvedAndActive }),
  is_active: toggle('Trạng thái', 'change-status', {
    choices: { true: 'Hoạt động', false: 'Ngừng' },
    default: true,
    asks: 'Tắt thì mọi phiên đăng nhập của tài khoản kết thúc ngay; bật thì tài khoản đăng nhập lại được.',
  }),
  last_login_at: moment('Đăng nhập gần nhất', { auto: true }),
  last_login_ip: text('Địa chỉ đăng nhập gần nhất', { auto: true, personal: true }),
  must_change_password: flag('Phải đổi mật khẩu', { auto: true }),
  failed_attempts: integer('Số lần đăng nhập sai', {
    auto: true,
    default: 0,
    help: 'Kể từ lần đăng nhập được gần nhất, do bất cứ ai thử',
  }),
}

/** Fields of roles that the platform reads; `scopes` are the choices that the product's `reach` names. */
export const roleFields = <const C extends Choices>(scopes: C) => ({
  code: text('Mã vai trò', { required: true, unique: true, searchable: true, max: 50, format: 'roleCode' }),
  name: text('Tên vai trò', { required: true, unique: true, searchable: true, max: 100 }),
  scope: choice('Phạm vi dữ liệu', scopes, { required: true }),
  permission_ids: references('Quyền', 'permissions', { max: 500 }),
  is_active: toggle('Kích hoạt', 'change-status', {
    default: true,
    asks: 'Tắt thì mọi tài khoản giữ vai trò này mất hết quyền ngay; bật thì có lại.',
  }),
  requires_two_factor: toggle('Bắt buộc xác thực hai lớp', 'change-two-factor', {
    asks: 'Bật thì ai giữ vai trò này mà chưa có xác thực hai lớp phải thiết lập trước khi làm việc tiếp.',
  }),
  ...approval,
})

/** A permission: an action on one of the subjects of the product. */
export const permissionFields = <const C extends Choices>(subjects: C) => ({
  action: choice('Hành động', stateLabels({ states: actions }), { required: true }),
  subject: choice('Đối tượng', subjects, { required: true }),
  name: text('Tên quyền', { required: true, searchable: true, max: 150 }),
  group: text('Nhóm', { required: true, searchable: true, max: 100 }),
  sort_order: integer('Thứ tự', { default: 0 }),
})
