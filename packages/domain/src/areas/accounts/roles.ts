import { approval } from '@trace/define/blocks.ts'
import { choice, count, flag, longText, references, text, toggle } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import type { RoleScope } from './default-roles.ts'
import { homes } from './homes.ts'

/** Row-level access: which rows the holders of a role see. */
export const dataScopes = {
  province: 'Toàn tỉnh',
  commune: 'Xã/phường phụ trách',
  manufacture: 'Cơ sở của mình',
} satisfies Record<RoleScope, string>

export const roles = resource('roles', {
  label: 'Vai trò',
  fields: {
    code: text('Mã vai trò', {
      required: true,
      unique: true,
      searchable: true,
      max: 50,
      format: 'roleCode',
    }),
    name: text('Tên vai trò', { required: true, unique: true, searchable: true, max: 100 }),
    description: longText('Mô tả'),
    scope: choice('Phạm vi dữ liệu', dataScopes, { required: true }),
    home: choice('Trang chủ', homes, { help: 'Để trống thì theo quyền của vai trò' }),
    permission_ids: references('Quyền', 'permissions', { max: 500 }),
    is_system: flag('Vai trò hệ thống', { auto: true }),
    is_active: toggle('Kích hoạt', 'change-status', {
      default: true,
      asks: 'Tắt thì mọi tài khoản giữ vai trò này mất hết quyền ngay; bật thì có lại.',
    }),
    requires_two_factor: toggle('Bắt buộc xác thực hai lớp', 'change-two-factor', {
      asks: 'Bật thì ai giữ vai trò này mà chưa có xác thực hai lớp phải thiết lập trước khi làm việc tiếp.',
    }),
    user_count: count('Số người dùng', 'users', 'role_id'),
    ...approval,
  },
  columns: ['code', 'name', 'scope', 'user_count', 'requires_two_factor', 'approval_status', 'is_active'],
  spare: ['requires_two_factor'],
  filters: ['scope', 'approval_status', 'is_active'],
  calls: ['list', 'read'],
  scope: { byHand: true },
})
