import { flag, integer, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

/** A stage as its process lists it; days count from the start of the batch. */
export const processStageFields = {
  stage_id: reference('Công đoạn', 'stages', { required: true, only: { is_active: true } }),
  sort_order: integer('Thứ tự', { min: 0 }),
  day_from: integer('Từ ngày thứ', { min: -365, max: 3650 }),
  day_to: integer('Đến ngày thứ', { min: -365, max: 3650 }),
  is_required: flag('Bắt buộc'),
  is_traceable: flag('Cho truy xuất'),
  note: text('Ghi chú', { max: 500 }),
}

/** Child rows of processes. Defined as a resource so that they can be counted. */
export const processStages = resource('process-stages', {
  label: 'Công đoạn của quy trình',
  subjects: ['processes'],
  fields: { process_id: reference('Quy trình', 'processes', { required: true }), ...processStageFields },
  title: 'stage_id',
  columns: ['process_id', 'stage_id', 'sort_order'],
  calls: [],
  scope: { parents: ['process_id'] },
  order: 'sort_order',
})
