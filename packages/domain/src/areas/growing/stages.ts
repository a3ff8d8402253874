import { activities } from './activities.ts'
import { activeToggle, sortOrder } from '@trace/define/blocks.ts'
import { diaryDetails } from './diary-details.ts'
import { choice, choices, code, count, flag, image, richText, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { productionKinds } from '../producers/sectors.ts'
import { stateLabels } from '@trace/define/state-labels.ts'

export const stages = resource('stages', {
  label: 'Công đoạn',
  icon: 'timeline',
  screen: 'culture/stages',
  fields: {
    code: code('Mã công đoạn', 'CD-{5}'),
    name: text('Tên công đoạn', { required: true, searchable: true, max: 150 }),
    sector_kind: choice('Lĩnh vực', productionKinds, { required: true }),
    activity_type: choice('Loại hoạt động', activities, { required: true }),
    description: richText('Hướng dẫn'),
    image: image('Ảnh'),
    is_traceable_default: flag('Cho truy xuất'),
    required_fields: choices('Chi tiết phải ghi', stateLabels({ states: diaryDetails }), {
      help: 'Nhật ký của công đoạn này phải ghi đủ',
    }),
    sort_order: sortOrder,
    is_active: activeToggle,
    process_count: count('Số quy trình', 'process-stages', 'stage_id'),
  },
  columns: ['code', 'name', 'sector_kind', 'activity_type', 'is_traceable_default', 'process_count', 'is_active'],
  filters: ['sector_kind', 'activity_type', 'is_traceable_default', 'is_active'],
  unique: [['name', 'sector_kind']],
  order: 'sort_order',
})
