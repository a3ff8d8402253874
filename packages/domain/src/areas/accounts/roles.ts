import { roleFields } from '@trace/define/features/accounts.ts'
import { choice, count, flag, longText } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import type { RoleScope } from './default-roles.ts'
import { homes } from './homes.ts'

/** Row-level access: which rows the holders of a role see. */
export const dataScopes = {
  province: 'Toàn tỉnh',
  commune: 'Xã/phường phụ trách',
  manufacture: 'Cơ sở của mình',
} satisfies Record<RoleScope, string>

const { code, name, scope, permission_ids, ...usual } = roleFields(dataScopes)

export const roles = resource('roles', {
  label: 'Vai trò',
  icon: 'user-shield',
  fields: {
    code,
    name,
    description: longText('Mô tả'),
    scope,
    home: choice('Trang chủ', homes, { help: 'Để trống thì theo quyền của vai trò' }),
    permission_ids,
    is_system: flag('Vai trò hệ thống', { auto: true }),
    user_count: count('Số người dùng', 'users', 'role_id'),
    ...usual,
  },
  columns: ['code', 'name', 'scope', 'user_count', 'requires_two_factor', 'approval_status', 'is_active'],
  spare: ['requires_two_factor'],
  filters: ['scope', 'approval_status', 'is_active'],
  calls: ['list', 'read'],
  scope: { byHand: true },
})
