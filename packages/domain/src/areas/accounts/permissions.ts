import { permissionFields } from '@trace/define/features/accounts.ts'
import type { Permissions } from '@trace/define/permission.ts'
import { resource } from '@trace/define/resource.ts'
import { subjects } from './subjects.ts'

/** Permission to override the compliance rules of a trace: only for users who decide on everybody's permissions. */
export const overruleNeed: Permissions = [{ action: 'update', subject: 'permissions' }]

export const permissions = resource('permissions', {
  label: 'Quyền',
  icon: 'shield-lock',
  plural: 'Phân quyền',
  screen: 'system/permissions',
  subjects: ['permissions', 'roles'],
  fields: permissionFields(subjects),
  columns: ['group', 'subject', 'action', 'name'],
  filters: ['action', 'subject'],
  calls: ['read'],
  form: false,
  unique: [['action', 'subject']],
  order: 'sort_order',
})
