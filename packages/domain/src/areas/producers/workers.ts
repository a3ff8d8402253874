import { phone, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

/** A view of `labors` for pickers: those who are approved and still work. */
export const workers = resource('workers', {
  label: 'Người lao động',
  subjects: ['labors', 'diaries', 'production-plans'],
  fields: {
    code: text('Mã lao động', { searchable: true }),
    name: text('Họ và tên', { required: true, searchable: true }),
    phone: phone('Số điện thoại', { searchable: true }),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { required: true }),
    manufacture_name: text('Tên cơ sở'),
  },
  columns: ['code', 'name', 'phone', 'manufacture_name'],
  filters: ['manufacture_id'],
  calls: ['list', 'read'],
  scope: { owner: 'manufacture_id' },
  order: 'name',
  handmade: true,
})
