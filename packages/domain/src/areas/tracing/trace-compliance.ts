import { isLineMet, lineLabel, rowLines } from './checklist.ts'
import type { LineKey, RowLineKey } from './checklist.ts'
import { missingStages } from '../growing/batch-progress.ts'
import { harvestDayProblem } from '../growing/harvest-days.ts'
import type { Harvested } from '../growing/harvest-days.ts'
import { traceDateProblems } from './trace-dates.ts'
import type { SectorKind, TraceDates } from './trace-dates.ts'

/** Input of the check-list of ten items. */
export interface TraceFacts {
  trace: { code: string } & TraceDates
  product: {
    name: string
    images: readonly unknown[]
    brand: string | null
    model_code: string | null
    shelf_life_days: number | null
    applied_standards: readonly unknown[]
  }
  manufacture: { name: string; address: string | null; province_id: number | null; ward_id: number | null }
  /** The batch and its harvests. A trace made earlier may have another harvest day than the batch has now. */
  batch: { code: string; sector_kind: SectorKind | null } & Partial<Harvested>
  /** The location code of the place of production; null while no area is chosen. */
  location_code: string | null
  /** The stages of the batch's process. */
  stages: readonly { stage_id: number; name: string; is_required: boolean }[]
  /** The diaries shown with the trace. */
  diaries: readonly { stage_id: number; performed_at: string | null }[]
  /** Number of labels with a serial of their own. */
  serials: number
  /** The valid certificates of trace, product, producer and area. */
  certificates: readonly unknown[]
}

export interface ComplianceItem {
  key: string
  label: string
  passed: boolean
  /** Whether the item may be missing; it then passes anyway. */
  optional: boolean
  /** What is missing. */
  hint?: string | null
}

export interface Compliance {
  passed: boolean
  items: readonly ComplianceItem[]
}

/**
 * The check-list of ten items that every traced product must state: Circular 02/2024/TT-BKHCN. A trace can be activated
 * only when all pass.
 */
export function checkTraceCompliance(facts: TraceFacts): Compliance {
  const { trace, product, manufacture, certificates } = facts
  const items = [
    rowItem('product_name', product),
    rowItem('product_image', product),
    rowItem('manufacture_name', manufacture),
    rowItem('manufacture_address', manufacture),
    stagesItem(facts),
    timeItem(facts),
    item('trace_code', trace.code, 'Chưa có mã truy xuất'),
    optionalItem('brand', product.brand || product.model_code || facts.serials),
    optionalItem('expiry', trace.expired_date || product.shelf_life_days),
    rowItem('standard', { ...product, certificates }),
  ]
  return { passed: items.every(({ passed }) => passed), items }
}

type Answer = string | number | null

const item = (key: LineKey, answer: Answer, hint: string): ComplianceItem => ({
  key,
  label: lineLabel(key),
  optional: false,
  ...(answer ? { passed: true } : { passed: false, hint }),
})

const rowItem = (key: RowLineKey, row: Readonly<Record<string, unknown>>): ComplianceItem =>
  item(key, isLineMet(key, row) ? 1 : null, rowLines[key].hint)

const optionalItem = (key: LineKey, answer: Answer): ComplianceItem => ({
  key,
  label: lineLabel(key),
  passed: true,
  optional: true,
  ...(!answer && { hint: 'Không bắt buộc, chưa khai báo' }),
})

function timeItem({ trace, batch: { sector_kind, harvest_days = [], used = [] } }: TraceFacts): ComplianceItem {
  const { planting_date, harvest_date } = trace
  const [disorder] = Object.values(traceDateProblems(trace, sector_kind ?? 'other')).flat()
  const problem = (harvest_date && harvestDayProblem(harvest_date, { harvest_days, used })) || disorder
  return item(
    'production_time',
    problem ? null : planting_date && harvest_date,
    problem || 'Chưa có ngày bắt đầu sản xuất hoặc ngày thu hoạch',
  )
}

/** Each stage needs a product code, a location code and the time of an event. */
function stagesItem({ batch, location_code, stages, diaries }: TraceFacts): ComplianceItem {
  const told = new Set(diaries.filter(({ performed_at }) => performed_at).map(({ stage_id }) => stage_id))
  const missing = missingStages(stages, told).map(({ name }) => name)
  const hints = [
    !batch.code && 'Lô chưa có mã',
    !location_code && 'Vùng sản xuất chưa có mã truy vết địa điểm',
    told.size === 0 && 'Chưa có nhật ký công khai',
    told.size > 0 && missing.length > 0 && `Thiếu nhật ký công khai của công đoạn: ${missing.join(', ')}`,
  ].filter((hint) => hint !== false)

  return item('stages', hints.length === 0 ? 1 : null, hints.join('. '))
}
