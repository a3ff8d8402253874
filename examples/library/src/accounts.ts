import { accountFields, permissionFields, roleFields } from '@trace/define/features/accounts.ts'
import { reference } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { subjects } from './subjects.ts'

export const users = resource('users', {
  label: 'Tài khoản',
  icon: 'user',
  fields: {
    ...accountFields,
    branch_id: reference('Chi nhánh', 'branches', {
      requiredOf: { of: 'role_id', its: 'scope', is: ['branch'] },
    }),
  },
  columns: ['name', 'email', 'role_id', 'branch_id', 'is_active'],
  filters: ['role_id', 'branch_id'],
  scope: { place: 'branch_id' },
})

export const roles = resource('roles', {
  label: 'Vai trò',
  icon: 'user-shield',
  fields: roleFields({ library: 'Toàn thư viện', branch: 'Một chi nhánh' }),
  columns: ['code', 'name', 'scope', 'is_active'],
  calls: ['list', 'read'],
  form: false,
  scope: { byHand: true },
})

export const permissions = resource('permissions', {
  label: 'Quyền',
  icon: 'shield-lock',
  fields: permissionFields({ ...subjects['Thư viện'], ...subjects['Hệ thống'] }),
  columns: ['group', 'name'],
  calls: ['list', 'read'],
  form: false,
  unique: [['action', 'subject']],
  order: 'sort_order',
})
