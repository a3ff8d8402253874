import type { processes } from '@trace/domain/areas/growing/processes.ts'
import type { Entry } from '@trace/define/entry.ts'

type Stage = Entry<typeof processes>['process_stages'][number]

/** A stage of a process as form values: days are texts as typed. */
export interface StageItem extends Pick<Stage, 'stage_id' | 'sort_order' | 'is_required' | 'is_traceable' | 'note'> {
  id?: number
  /** React key for new stages until the server assigns an id; never sent. */
  _key?: string
  stage?: Stage['stage'] | null
  day_from: Stage['day_from'] | string
  day_to: Stage['day_to'] | string
}

/** Defaults of a stage that is added: required, and public if the catalogue says so. */
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

/** Stages in their present order, with new order numbers. */
export const inOrder = (items: readonly StageItem[]): StageItem[] =>
  items.map((item, index) => ({ ...item, sort_order: index + 1 }))

/** First and last day of a stage, counted from the start of the batch. */
export interface Span {
  from: number
  to: number
}

type Days = Pick<StageItem, 'day_from' | 'day_to'>

export const daysOf = ({ day_from, day_to }: Days) => ({
  from: day_from === null ? null : Number(day_from),
  to: day_to === null ? null : Number(day_to),
})

/** The days that all stages cover together; null if no stage has days. */
export function spanOf(items: readonly Days[]): Span | null {
  const days = items
    .map(daysOf)
    .flatMap(({ from, to }) => [from, to])
    .filter((day) => day !== null)
  return days.length > 0 ? { from: Math.min(...days), to: Math.max(...days) } : null
}
