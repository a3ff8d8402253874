import type { Entry, processes } from '@trace/domain'

type Stage = Entry<typeof processes>['process_stages'][number]

/** A stage within a process, as its form holds it: days as they were typed. */
export interface StageItem extends Pick<Stage, 'stage_id' | 'sort_order' | 'is_required' | 'is_traceable' | 'note'> {
  id?: number
  /** Tells new ones apart until the server has given them an id; never sent. */
  _key?: string
  stage?: Stage['stage'] | null
  day_from: Stage['day_from'] | string
  day_to: Stage['day_to'] | string
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

type Days = Pick<StageItem, 'day_from' | 'day_to'>

export const daysOf = ({ day_from, day_to }: Days) => ({
  from: day_from === null ? null : Number(day_from),
  to: day_to === null ? null : Number(day_to),
})

/** All the days that stages take together; nothing when none says its days. */
export function spanOf(items: readonly Days[]): Span | null {
  const days = items
    .map(daysOf)
    .flatMap(({ from, to }) => [from, to])
    .filter((day) => day !== null)
  return days.length > 0 ? { from: Math.min(...days), to: Math.max(...days) } : null
}
