/** Something that was used: kind, name, quantity, unit, and what else is known of it. */
export type Used = [
  kind: string,
  name: string,
  quantity: number,
  unit: string,
  about?: {
    active_ingredient?: string
    dosage?: string
    purpose?: string
    method?: string
    withdrawal_days?: number
    applied_area?: number
  },
]

export interface DiaryDetails {
  inputs?: Used[]
  details?: Record<string, string | number>
  /** Which part of the batch's yield was brought in. */
  share?: number
  /** Not for the public. */
  hidden?: true
}

/**
 * What is written in the diary of a batch, in order: the day of the batch, the stage, the work, and how it went. Of words in
 * braces, `{nhanh nhẹn|khỏe mạnh}`, one is chosen anew for each batch.
 */
export type Script = [day: number, stage: string, title: string, content: string, told?: DiaryDetails][]
