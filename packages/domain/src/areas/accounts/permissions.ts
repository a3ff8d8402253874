import { choice, integer, text } from '@trace/define/kinds/index.ts'
import type { Permissions } from '@trace/define/permission.ts'
import { resource } from '@trace/define/resource.ts'
import { stateLabels } from '@trace/define/state-labels.ts'
import { actions } from '@trace/define/subjects.ts'
import { subjects } from './subjects.ts'

/** Permission to override the compliance rules of a trace: only for those who decide on everybody's permissions. */
export const mayOverrule: Permissions = [{ action: 'update', subject: 'permissions' }]

export const permissions = resource('permissions', {
  label: 'Quyền',
  plural: 'Phân quyền',
  screen: 'system/permissions',
  subjects: ['permissions', 'roles'],
  fields: {
    action: choice('Hành động', stateLabels({ states: actions }), { required: true }),
    subject: choice('Đối tượng', subjects, { required: true }),
    name: text('Tên quyền', { required: true, searchable: true, max: 150 }),
    group: text('Nhóm', { required: true, searchable: true, max: 100 }),
    sort_order: integer('Thứ tự', { default: 0 }),
  },
  columns: ['group', 'subject', 'action', 'name'],
  filters: ['action', 'subject'],
  calls: ['read'],
  form: false,
  unique: [['action', 'subject']],
  order: 'sort_order',
})
