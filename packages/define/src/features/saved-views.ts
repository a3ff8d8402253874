import { longText, references, text } from '../kinds/index.ts'
import { needs, resource } from '../resource.ts'

/** Saved list settings with a name, for the account that saved them and for the holders of a role. */
export const savedViews = resource('saved-views', {
  label: 'Chế độ xem',
  subjects: ['roles', 'permissions'],
  fields: {
    name: text('Tên chế độ xem', { required: true, searchable: true, max: 80 }),
    screen: text('Danh sách', {
      required: true,
      max: 100,
      format: 'listScreen',
    }),
    query: longText('Bộ lọc, sắp xếp và cột', { max: 2000, help: 'Phần sau dấu hỏi trong địa chỉ của danh sách' }),
    role_ids: references('Chia sẻ với vai trò', 'roles'),
  },
  columns: ['name', 'screen'],
  calls: [],
  scope: { personal: true },
  order: 'name',
})

/** Permission to share a view with a role: for those who may change the permissions of roles. */
export const shareViewsNeed = needs(savedViews, 'edit', 'update')
