import { sample } from './sample.ts'

/** A farm input used in a diary. */
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

/** A diary on one of the days of a batch. */
export interface Written {
  day: number
  stage: string
  title: string
  /** Of alternatives in braces, `{nhanh nhẹn|khỏe mạnh}`, one is picked for each batch. */
  content: string
  inputs?: Used[]
  details?: Record<string, string | number>
  /** Share of the batch's yield that was harvested. */
  share?: number
  /** Not for the public. */
  hidden?: true
}

/** The diaries of a batch from the first day to the last, by script. */
export const scripts = sample<Record<string, Written[]>>('diaries')
