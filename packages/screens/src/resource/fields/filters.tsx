import type { Kind } from '@trace/define/field.ts'
import type { ComponentType } from 'react'
import { OptionsFilter } from './choice/options-filter.tsx'
import { DayRangeFilter } from './date/day-range-filter.tsx'
import type { FilterProps } from './field-view.ts'
import { NumberRangeFilter } from './number/number-range-filter.tsx'
import { ReferenceFilter } from './reference/reference-filter.tsx'
import { TextFilter } from './text/text-filter.tsx'

type Filter = ComponentType<FilterProps>

/** Filter component by kind of field; null for kinds without a filter. */
export const filters: Record<Kind, Filter | null> = {
  text: null,
  longText: null,
  richText: null,
  email: TextFilter,
  phone: TextFilter,
  url: null,
  code: TextFilter,
  slug: TextFilter,
  gs1: TextFilter,
  identity: null,
  password: null,
  question: null,
  integer: NumberRangeFilter,
  decimal: NumberRangeFilter,
  money: NumberRangeFilter,
  date: DayRangeFilter,
  moment: DayRangeFilter,
  toggle: OptionsFilter,
  flag: OptionsFilter,
  choice: OptionsFilter,
  choices: OptionsFilter,
  status: OptionsFilter,
  reference: ReferenceFilter,
  references: ReferenceFilter,
  image: null,
  images: null,
  file: null,
  files: null,
  boundary: null,
  list: null,
  group: null,
  rows: null,
  count: null,
}
