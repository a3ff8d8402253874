import {
  activities,
  activitiesBySector,
  inputActivities,
  isQuantityRequired,
} from '@trace/domain/areas/growing/activities.ts'
import type { Activity } from '@trace/domain/areas/growing/activities.ts'
import type { batches } from '@trace/domain/areas/growing/batches.ts'
import type { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { diaryDetails } from '@trace/domain/areas/growing/diary-details.ts'
import { farmInputProblem } from '@trace/domain/areas/growing/farm-input-rules.ts'
import type { Grown, ListedInput, WrittenInput } from '@trace/domain/areas/growing/farm-input-rules.ts'
import type { processes } from '@trace/domain/areas/growing/processes.ts'
import type { stages } from '@trace/domain/areas/growing/stages.ts'
import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import type { Entry, Listed } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Follow, FormFields, FormValues } from '@trace/screens/resource/form/form-state.ts'

/** A stage of the catalogue, with what the batch's process requires of it. */
export type Stage = Pick<Listed<typeof stages>, 'id' | 'name' | 'activity_type' | 'required_fields'> &
  Pick<Entry<typeof processes>['process_stages'][number], 'is_required' | 'is_traceable' | 'day_from' | 'day_to'>

/** What may be recorded for a batch: its stages, each with its activity and required details. */
export interface Plan {
  batch: Entry<typeof batches>
  stages: Stage[]
  /** The stage that a diary of today is probably about. */
  proposed: Stage | null
  /** The latest diary of the batch. */
  last: Listed<typeof diaries> | null
  grown: Grown
  /** The inputs that the department permits or forbids for this sector. */
  listed: ListedInput[]
}

/** Updates dependent fields when the batch or the stage changes. */
export function followOf(plan: Plan | null): Follow<typeof diaries> {
  return (name, value) => {
    if (name === 'batch_id') return { stage_id: null, activity_type: null, labor_id: null }
    const stage = name === 'stage_id' ? stageOf(plan, value) : undefined
    return stage ? { activity_type: stage.activity_type, is_traceable: stage.is_traceable } : {}
  }
}

export const stageOf = (plan: Plan | null, id: unknown): Stage | undefined =>
  plan?.stages.find((stage) => stage.id === Number(id))

/** Fields of a diary for its batch, stage and activity. */
export function shapeDiary(
  fields: FormFields<typeof diaries>,
  plan: Plan | null,
  { activity_type, stage_id }: FormValues<typeof diaries>,
): Fields {
  const activity = typeof activity_type === 'string' ? (activity_type as Activity) : null
  const stage = stageOf(plan, stage_id)
  const { details: told, ...shaped }: { -readonly [K in keyof typeof fields]: Field } = fields
  const put = (name: keyof typeof shaped, changes: Partial<Field>) => {
    if (shaped[name]) shaped[name] = { ...shaped[name], ...changes }
  }
  put('activity_type', { choices: choicesOf(plan, stage) })
  put('inputs', { required: activity !== null && (inputActivities as readonly string[]).includes(activity) })
  put('quantity', { required: isQuantityRequired(activity, plan?.batch.sector_kind) })
  const details = detailsOf(activity, stage)
  return { ...shaped, ...(told && Object.keys(details).length > 0 && { details: { ...told, fields: details } }) }
}

/** Activities of the batch's sector, and the one of its stage. */
function choicesOf(plan: Plan | null, stage: Stage | undefined): Record<string, string> {
  const sector = plan?.batch.sector_kind
  if (!sector) return activities
  const names = new Set<Activity>([...activitiesBySector[sector], ...(stage ? [stage.activity_type] : []), 'other'])
  return Object.fromEntries([...names].map((name) => [name, activities[name]]))
}

/** Detail fields of an activity; the stage makes some of them required. */
function detailsOf(activity: Activity | null, stage: Stage | undefined): Fields {
  const asked = Object.entries<Field>(diaryDetails).filter(([, field]) =>
    isFieldApplicable(field, { activity_type: activity }),
  )
  const required: readonly string[] = stage?.required_fields ?? []
  return Object.fromEntries(
    asked.map(([name, { when: _, ...field }]) => [name, { ...field, required: required.includes(name) }]),
  )
}

type Written = WrittenInput & { farm_input?: unknown }

/** Problems of the typed inputs that the department would refuse, in the words of the server. */
export function inputProblems(plan: Plan | null, { inputs }: FormValues<typeof diaries>): Problems {
  if (!plan || !Array.isArray(inputs)) return {}
  return Object.fromEntries(
    inputs.flatMap((written: Written, index) => {
      const chosen = isWhole(written.farm_input) ? [written.farm_input] : []
      const problem = farmInputProblem(written, [...chosen, ...plan.listed], plan.grown)
      return problem ? [[`inputs.${index}.${problem.field}`, [problem.message]]] : []
    }),
  )
}

/** Whether this is a whole row, just chosen; a saved diary has only its name. */
const isWhole = (row: unknown): row is ListedInput => typeof row === 'object' && row !== null && 'sectors' in row
