import type { products } from '../catalogue/products.ts'
import type { batches } from '../growing/batches.ts'
import type { diaries } from '../growing/diaries.ts'
import type { materialAreas } from '../growing/material-areas.ts'
import type { manufactures } from '../producers/manufactures.ts'
import type { traces } from './traces.ts'
import type { Checklist, ChecklistLack, ChecklistLine } from '@trace/define/checklist.ts'

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

const lines = new Map(
  checklist.flatMap(({ label, decidedBy }, index) =>
    Object.entries<readonly string[]>(decidedBy).flatMap(([resource, names]) =>
      names.map((name): [string, ChecklistLine] => [`${resource}.${name}`, { number: index + 1, label }]),
    ),
  ),
)

/**
 * Lines decided by a single row: the values it must have (`all` of them, or `any` one), and the hint while they are
 * missing.
 */
export const rowLines = {
  product_name: { of: 'products', all: ['name'], hint: 'Sản phẩm chưa có tên' },
  product_image: { of: 'products', all: ['images'], hint: 'Sản phẩm chưa có hình ảnh' },
  manufacture_name: { of: 'manufactures', all: ['name'], hint: 'Cơ sở chưa có tên' },
  manufacture_address: {
    of: 'manufactures',
    all: ['address', 'province_id', 'ward_id'],
    hint: 'Địa chỉ cơ sở chưa đủ số nhà, xã và tỉnh',
  },
  standard: {
    of: 'products',
    any: ['applied_standards', 'certificates'],
    hint: 'Sản phẩm chưa có tiêu chuẩn áp dụng hoặc chứng nhận còn hiệu lực',
  },
} as const satisfies { [K in LineKey]?: RowLine }

export type RowLineKey = keyof typeof rowLines

interface RowLine {
  of: keyof Forms
  all?: readonly string[]
  any?: readonly string[]
  hint: string
}

type Row = Readonly<Record<string, unknown>>

/** An unknown value (undefined, since a list does not show it) counts as given. */
const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null && value !== '')

export function isLineMet(key: RowLineKey, row: Row): boolean {
  const { all = [], any = [] }: RowLine = rowLines[key]
  return all.every((name) => isGiven(row[name])) && (any.length === 0 || any.some((name) => isGiven(row[name])))
}

/** Items of the check-list that every trace made with this row would lack. */
const lacksOf = (resource: string, row: Row): ChecklistLack[] =>
  checklist.flatMap(({ key, label }, index) => {
    if (!(key in rowLines)) return []
    const { of, hint, all = [], any = [] }: RowLine = rowLines[key as RowLineKey]
    if (of !== resource || isLineMet(key as RowLineKey, row)) return []
    const field = all.find((name) => !isGiven(row[name])) ?? any[0]!
    return [{ number: index + 1, label, hint, field }]
  })

/** The check-list of traces, for forms and lists of other resources. */
export const traceChecklist: Checklist = {
  lineOf: (resource, field) => lines.get(`${resource}.${field}`),
  isDecidedBy: (resource) => Object.values(rowLines).some(({ of }) => of === resource),
  lacksOf,
}

export const lineLabel = (key: LineKey): string => checklist.find((line) => line.key === key)!.label
