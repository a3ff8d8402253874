import { accountFields, permissionFields, roleFields } from '@trace/define/features/accounts.ts'
import { resource } from '@trace/define/resource.ts'
import { subjects } from './subjects.ts'

export const users = resource('users', {
  label: 'Tài khoản',
  icon: 'user',
  fields: accountFields,
  columns: ['name', 'email', 'role_id', 'is_active'],
  filters: ['role_id'],
})

export const roles = resource('roles', {
  label: 'Vai trò',
  icon: 'user-shield',
  fields: roleFields({ all: 'Tất cả' }),
  columns: ['code', 'name', 'scope', 'is_active'],
  calls: ['list', 'read'],
  form: false,
  scope: { byHand: true },
})

export const permissions = resource('permissions', {
  label: 'Quyền',
  icon: 'shield-lock',
  fields: permissionFields({ ...subjects['Bảng mẫu'], ...subjects['Hệ thống'] }),
  columns: ['group', 'name'],
  calls: ['list', 'read'],
  form: false,
  unique: [['action', 'subject']],
  order: 'sort_order',
})
