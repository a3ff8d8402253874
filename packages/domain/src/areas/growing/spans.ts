import { today } from '@trace/define/text/dates.ts'

/** Work that a diary records: when it began, and when it ended if that was told. */
export interface Work {
  performed_at: string
  finished_at?: string | null
}

/** The days of some work, from the first to the last. */
export interface Span {
  first: string
  last: string
}

export const spanOf = ({ performed_at, finished_at }: Work): Span => ({
  first: today(new Date(performed_at)),
  last: today(new Date(finished_at ?? performed_at)),
})

export const isWithin = (day: string, { first, last }: Span): boolean => first <= day && day <= last
