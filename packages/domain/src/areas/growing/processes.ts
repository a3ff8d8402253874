import { proposedOrApproved } from '@trace/define/blocks.ts'
import { certificateTypes } from '../producers/certificate-fields.ts'
import { productionKinds } from '../producers/sectors.ts'
import {
  choice,
  code,
  count,
  file,
  integer,
  longText,
  reference,
  rows,
  status,
  text,
} from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { processStatus } from './states.ts'
import { processStageFields } from './process-stages.ts'

export const processes = resource('processes', {
  label: 'Quy trình',
  icon: 'list-check',
  screen: 'culture/processes',
  fields: {
    code: code('Mã quy trình', 'QT-{5}'),
    name: text('Tên quy trình', { required: true, searchable: true, max: 200 }),
    sector_kind: choice('Lĩnh vực', productionKinds, { required: true }),
    product_group_id: reference('Nhóm sản phẩm', 'product-groups', { within: ['sector_kind'] }),
    plant_id: reference('Cây trồng', 'plants', {
      only: proposedOrApproved,
      when: { sector_kind: ['plant', 'processing'] },
    }),
    animal_id: reference('Vật nuôi', 'animals', {
      only: proposedOrApproved,
      when: { sector_kind: ['animal', 'processing'] },
    }),
    seafood_id: reference('Thủy sản', 'seafoods', {
      only: proposedOrApproved,
      when: { sector_kind: ['seafood', 'processing'] },
    }),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', {
      only: { approval_status: 'approved' },
      help: 'Để trống nếu là quy trình mẫu của tỉnh',
    }),
    standard: choice('Tiêu chuẩn', certificateTypes),
    total_days: integer('Tổng số ngày', { min: 1, max: 36_500, unit: 'ngày' }),
    description: longText('Mô tả'),
    document: file('Tài liệu'),
    version_number: integer('Phiên bản', { auto: true, default: 1 }),
    parent_id: reference('Phiên bản trước', 'processes', { auto: true }),
    process_stages: rows('Công đoạn', 'process_stages', 'process_id', processStageFields),
    stage_count: count('Số công đoạn', 'process-stages', 'process_id'),
    status: status('Trạng thái', processStatus),
  },
  columns: [
    'code',
    'name',
    'sector_kind',
    'plant_id',
    'animal_id',
    'seafood_id',
    'standard',
    'stage_count',
    'manufacture_id',
    'version_number',
    'status',
  ],
  spare: ['version_number', 'sector_kind', 'stage_count'],
  filters: ['sector_kind', 'product_group_id', 'manufacture_id', 'standard', 'status'],
  calls: ['list', 'read', 'remove'],
  detail: true,
  sections: {
    'Thông tin chung': [
      'name',
      'sector_kind',
      'product_group_id',
      'plant_id',
      'animal_id',
      'seafood_id',
      'manufacture_id',
      'standard',
      'total_days',
      'description',
      'document',
    ],
    'Các công đoạn': ['process_stages'],
  },
  scope: { owner: 'manufacture_id', shared: true },
})
