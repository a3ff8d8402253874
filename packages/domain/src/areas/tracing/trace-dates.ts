import { addDays } from '@trace/define/text/dates.ts'
import { notBeforeMessage } from '@trace/define/problem.ts'
import type { Problems } from '@trace/define/read.ts'

export interface TraceDates {
  planting_date: string | null
  harvest_date: string | null
  packaging_date: string | null
  expired_date: string | null
}

export type SectorKind = 'plant' | 'animal' | 'seafood' | 'forestry' | 'processing' | 'salt' | 'other'

const plantingLabels: Record<SectorKind, string> = {
  plant: 'Ngày trồng',
  forestry: 'Ngày trồng',
  animal: 'Ngày nhập giống',
  seafood: 'Ngày thả giống',
  processing: 'Ngày nhập nguyên liệu',
  salt: 'Ngày bắt đầu',
  other: 'Ngày bắt đầu',
}

/** Labels of a trace's dates, by sector. */
export const traceDateLabels = (sector: SectorKind): Record<keyof TraceDates, string> => ({
  planting_date: plantingLabels[sector],
  harvest_date: sector === 'processing' ? 'Ngày chế biến' : 'Ngày thu hoạch',
  packaging_date: 'Ngày đóng gói',
  expired_date: 'Hạn sử dụng',
})

const made = ['planting_date', 'harvest_date', 'packaging_date'] as const

/**
 * Errors in the order of the dates, under the later field of each pair; missing dates are skipped. The only rule of
 * their order: goods may be planted, harvested and packed on one day, and keep at least until the day after.
 */
export function traceDateProblems(dates: TraceDates, sector: SectorKind): Problems {
  const labels = traceDateLabels(sector)
  const problems: Problems = {}
  let before: (typeof made)[number] | null = null

  for (const field of made) {
    const date = dates[field]
    if (!date) continue
    if (before && date < dates[before]!) problems[field] = [notBeforeMessage(labels[field], labels[before])]
    else before = field
  }
  if (before && dates.expired_date && dates.expired_date <= dates[before]!) {
    problems['expired_date'] = [`${labels.expired_date} phải sau ${labels[before].toLowerCase()}`]
  }
  return problems
}

/** Default expiry date from the product's shelf life, where that is known. */
export function defaultExpiry(
  { packaging_date, harvest_date }: TraceDates,
  shelfLifeDays: number | null,
): string | null {
  const from = packaging_date ?? harvest_date
  return from && shelfLifeDays ? addDays(from, shelfLifeDays) : null
}
