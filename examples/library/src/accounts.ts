import { approval } from '@trace/define/blocks.ts'
import { choice, email, flag, integer, moment, reference, references, text, toggle } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { actions } from '@trace/define/subjects.ts'

/** Accounts. The platform reads what is named here; a product adds what it likes. */
export const users = resource('users', {
  label: 'Tài khoản',
  fields: {
    name: text('Họ và tên', { required: true, searchable: true, max: 120, personal: true }),
    email: email('Email', { required: true, unique: true, searchable: true, personal: true }),
    role_id: reference('Vai trò', 'roles', { required: true }),
    branch_id: reference('Chi nhánh', 'branches', {
      requiredOf: { of: 'role_id', its: 'scope', is: ['branch'] },
    }),
    is_active: toggle('Hoạt động', 'change-status', { default: true }),
    must_change_password: flag('Phải đổi mật khẩu', { auto: true }),
    last_login_at: moment('Đăng nhập gần nhất', { auto: true }),
    last_login_ip: text('Địa chỉ đăng nhập gần nhất', { auto: true, personal: true }),
  },
  columns: ['name', 'email', 'role_id', 'branch_id', 'is_active'],
  filters: ['role_id', 'branch_id'],
  scope: { place: 'branch_id' },
})

/** Roles: what accounts may do, and on which rows. */
export const roles = resource('roles', {
  label: 'Vai trò',
  fields: {
    code: text('Mã', { required: true, unique: true, max: 50 }),
    name: text('Tên vai trò', { required: true, searchable: true, max: 100 }),
    scope: choice('Phạm vi', { library: 'Toàn thư viện', branch: 'Một chi nhánh' }, { required: true }),
    permission_ids: references('Quyền', 'permissions', { max: 500 }),
    is_active: toggle('Hoạt động', 'change-status', { default: true }),
    requires_two_factor: flag('Bắt buộc xác thực hai lớp', { auto: true }),
    ...approval,
  },
  columns: ['code', 'name', 'scope', 'is_active'],
  calls: ['list', 'read'],
  scope: { byHand: true },
})

export const permissions = resource('permissions', {
  label: 'Quyền',
  fields: {
    action: choice(
      'Hành động',
      {
        menu: actions.menu.label,
        list: actions.list.label,
        read: actions.read.label,
        create: actions.create.label,
        edit: actions.edit.label,
        update: actions.update.label,
      },
      { required: true },
    ),
    subject: text('Đối tượng', { required: true }),
    name: text('Tên quyền', { required: true, searchable: true, max: 150 }),
    group: text('Nhóm', { required: true, max: 100 }),
    sort_order: integer('Thứ tự', { default: 0 }),
  },
  columns: ['group', 'name'],
  calls: ['list', 'read'],
  form: false,
  unique: [['action', 'subject']],
  order: 'sort_order',
})
