import { sample } from './sample.ts'

/** Something that was used, and what is known of it. */
export interface Used {
  kind: string
  name: string
  quantity: number
  unit: string
  active_ingredient?: string
  dosage?: string
  purpose?: string
  method?: string
  withdrawal_days?: number
  applied_area?: number
}

/** What is written in the diary of a batch on one of its days. */
export interface Written {
  day: number
  stage: string
  title: string
  /** Of alternatives in braces, `{nhanh nhẹn|khỏe mạnh}`, one is picked for each batch. */
  content: string
  inputs?: Used[]
  details?: Record<string, string | number>
  /** Which part of the batch's yield was brought in. */
  share?: number
  /** Not for the public. */
  hidden?: true
}

/** What is written from the first day of a batch to its last. */
export const scripts = sample<Record<string, Written[]>>('diaries')
