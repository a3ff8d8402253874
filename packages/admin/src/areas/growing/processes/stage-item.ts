/** A stage within a process, as its form holds it. */
export interface StageItem {
  id?: number
  /** Tells new ones apart until the server has given them an id; never sent. */
  _key?: string
  stage_id: number
  stage?: { id: number; name: string } | null
  sort_order: number
  day_from: number | string | null
  day_to: number | string | null
  is_required: boolean
  is_traceable: boolean
  note: string | null
}

/** A stage as it is put in: required, and shown to the public where its stage usually is. */
export const newItem = (stage: { id: number; name: string }, is_traceable: boolean): StageItem => ({
  _key: crypto.randomUUID(),
  stage_id: stage.id,
  stage,
  sort_order: 0,
  day_from: null,
  day_to: null,
  is_required: true,
  is_traceable,
  note: null,
})

const isItem = (value: unknown): value is StageItem =>
  typeof value === 'object' && value !== null && 'stage_id' in value

export const stageItems = (value: unknown): StageItem[] => (Array.isArray(value) ? value.filter(isItem) : [])

export const keyOf = ({ id, _key }: StageItem): string => _key ?? String(id)

export const nameOfStage = ({ stage, stage_id }: StageItem): string => stage?.name ?? `#${stage_id}`

/** Stages in the order they stand, numbered by it. */
export const inOrder = (items: readonly StageItem[]): StageItem[] =>
  items.map((item, index) => ({ ...item, sort_order: index + 1 }))

/** Days counted from the beginning of a batch, the first and the last. */
export interface Span {
  from: number
  to: number
}

export const daysOf = ({ day_from, day_to }: StageItem) => ({
  from: day_from === null ? null : Number(day_from),
  to: day_to === null ? null : Number(day_to),
})

/** All the days that stages take together; nothing when none says its days. */
export function spanOf(items: readonly StageItem[]): Span | null {
  const days = items
    .map(daysOf)
    .flatMap(({ from, to }) => [from, to])
    .filter((day) => day !== null)
  return days.length > 0 ? { from: Math.min(...days), to: Math.max(...days) } : null
}
