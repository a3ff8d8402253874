import type { products } from '../catalogue/index.ts'
import type { batches, diaries, materialAreas } from '../growing/index.ts'
import type { manufactures } from '../producers/index.ts'
import type { traces } from './traces.ts'

interface Forms {
  products: typeof products
  manufactures: typeof manufactures
  'material-areas': typeof materialAreas
  batches: typeof batches
  diaries: typeof diaries
  traces: typeof traces
}

/** Fields of forms, by resource. */
type FieldNames = { readonly [N in keyof Forms]?: readonly (keyof Forms[N]['fields'] & string)[] }

/** The ten lines of the check-list in their order, each with the fields of forms that decide it, by resource. */
const checklist = [
  { key: 'product_name', label: 'Tên sản phẩm, hàng hóa', decidedBy: { products: ['name'] } },
  { key: 'product_image', label: 'Hình ảnh sản phẩm, hàng hóa', decidedBy: { products: ['images'] } },
  { key: 'manufacture_name', label: 'Tên đơn vị sản xuất, kinh doanh', decidedBy: { manufactures: ['name'] } },
  {
    key: 'manufacture_address',
    label: 'Địa chỉ đơn vị sản xuất, kinh doanh',
    decidedBy: { manufactures: ['address', 'province_id', 'ward_id'] },
  },
  {
    key: 'stages',
    label: 'Các công đoạn trong sản xuất, kinh doanh',
    decidedBy: { batches: ['process_id', 'material_area_id'], diaries: ['stage_id'], traces: ['diary_ids'] },
  },
  {
    key: 'production_time',
    label: 'Thời gian sản xuất, kinh doanh',
    decidedBy: { batches: ['start_date'], diaries: ['performed_at'], traces: ['planting_date', 'harvest_date'] },
  },
  { key: 'trace_code', label: 'Mã truy xuất nguồn gốc sản phẩm, hàng hóa', decidedBy: {} },
  {
    key: 'brand',
    label: 'Thương hiệu, nhãn hiệu, mã ký hiệu, số sê-ri (nếu có)',
    decidedBy: { products: ['brand', 'model_code'] },
  },
  {
    key: 'expiry',
    label: 'Thời hạn sử dụng (nếu có)',
    decidedBy: { products: ['shelf_life_days'], traces: ['expired_date'] },
  },
  {
    key: 'standard',
    label: 'Tiêu chuẩn, quy chuẩn áp dụng',
    decidedBy: {
      products: ['applied_standards', 'certificates'],
      manufactures: ['certificates'],
      'material-areas': ['certificates'],
      traces: ['certificate_ids'],
    },
  },
] as const satisfies readonly { key: string; label: string; decidedBy: FieldNames }[]

export type LineKey = (typeof checklist)[number]['key']

/** A line of the check-list, with its number from 1 to 10. */
export interface ChecklistLine {
  number: number
  label: string
}

const lines = new Map(
  checklist.flatMap(({ label, decidedBy }, index) =>
    Object.entries<readonly string[]>(decidedBy).flatMap(([resource, names]) =>
      names.map((name): [string, ChecklistLine] => [`${resource}.${name}`, { number: index + 1, label }]),
    ),
  ),
)

/** The line of the check-list that a field of a resource decides. */
export const checklistLineOf = (resource: string, field: string): ChecklistLine | undefined =>
  lines.get(`${resource}.${field}`)

export const labelOf = (key: LineKey): string => checklist.find((line) => line.key === key)!.label
