import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultExpiry, traceDateLabels, traceDateProblems } from './trace-dates.ts'
import type { SectorKind, TraceDates } from './trace-dates.ts'

const none: TraceDates = { planting_date: null, harvest_date: null, packaging_date: null, expired_date: null }
const chicken: TraceDates = {
  planting_date: '2026-07-05',
  harvest_date: '2026-11-10',
  packaging_date: '2026-11-11',
  expired_date: '2026-11-18',
}

const cases: [what: string, dates: TraceDates, sector: SectorKind, problems: Record<string, string[]>][] = [
  ['the dates of the chickens', chicken, 'animal', {}],
  ['no dates', none, 'plant', {}],
  [
    'all on one day but the last',
    { ...chicken, planting_date: '2026-11-11', harvest_date: '2026-11-11' },
    'animal',
    {},
  ],
  [
    'harvest before planting',
    { ...chicken, harvest_date: '2026-07-04' },
    'animal',
    { harvest_date: ['Ngày thu hoạch không được trước ngày nhập giống'] },
  ],
  [
    'packaging before harvest',
    { ...chicken, packaging_date: '2026-11-09' },
    'plant',
    { packaging_date: ['Ngày đóng gói không được trước ngày thu hoạch'] },
  ],
  [
    'packaging before planting, no harvest',
    { ...chicken, harvest_date: null, packaging_date: '2026-07-04' },
    'seafood',
    { packaging_date: ['Ngày đóng gói không được trước ngày thả giống'] },
  ],
  [
    'expired on the day of packaging',
    { ...chicken, expired_date: '2026-11-11' },
    'plant',
    { expired_date: ['Hạn sử dụng phải sau ngày đóng gói'] },
  ],
  [
    'expired on the day of harvest, not packed',
    { ...chicken, packaging_date: null, expired_date: '2026-11-10' },
    'plant',
    { expired_date: ['Hạn sử dụng phải sau ngày thu hoạch'] },
  ],
  ['expired the day after', { ...chicken, expired_date: '2026-11-12' }, 'plant', {}],
  [
    'everything backwards',
    {
      planting_date: '2026-04-01',
      harvest_date: '2026-03-01',
      packaging_date: '2026-02-01',
      expired_date: '2026-01-01',
    },
    'processing',
    {
      harvest_date: ['Ngày chế biến không được trước ngày nhập nguyên liệu'],
      packaging_date: ['Ngày đóng gói không được trước ngày nhập nguyên liệu'],
      expired_date: ['Hạn sử dụng phải sau ngày nhập nguyên liệu'],
    },
  ],
]

for (const [what, dates, sector, problems] of cases) {
  test(`${what}: ${Object.values(problems).join(', ') || 'in order'}`, () => {
    assert.deepEqual(traceDateProblems(dates, sector), problems)
  })
}

const labels: [sector: SectorKind, label: string][] = [
  ['plant', 'Ngày trồng'],
  ['seafood', 'Ngày thả giống'],
  ['animal', 'Ngày nhập giống'],
  ['processing', 'Ngày nhập nguyên liệu'],
]

for (const [sector, label] of labels) {
  test(`in the sector '${sector}' a trace begins with '${label}'`, () => {
    assert.equal(traceDateLabels(sector).planting_date, label)
  })
}

const expiries: [what: string, dates: TraceDates, days: number | null, expiry: string | null][] = [
  ['packed', chicken, 7, '2026-11-18'],
  ['not packed', { ...chicken, packaging_date: null }, 7, '2026-11-17'],
  ['without shelf life', chicken, null, null],
  ['neither harvested nor packed', none, 7, null],
]

for (const [what, dates, days, expiry] of expiries) {
  test(`a product ${what} that keeps ${days} days is good until ${expiry}`, () => {
    assert.equal(defaultExpiry(dates, days), expiry)
  })
}
