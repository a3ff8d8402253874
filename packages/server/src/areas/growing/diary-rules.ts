import { activitiesBySector, inputActivities, isQuantityRequired } from '@trace/domain/areas/growing/activities.ts'
import type { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { stages } from '@trace/domain/areas/growing/stages.ts'
import type { Row } from '@trace/define/resource.ts'
import { kilometresBetween } from '@trace/define/geo/travel.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { Readable } from '@trace/platform/operation/body.ts'
import type { ProblemList } from '@trace/platform/operation/problem-list.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'

type Diary = Readable<Partial<Row<typeof diaries>>>
type Batch = Row<typeof batches>
type Stage = Pick<Row<typeof stages>, 'name' | 'activity_type' | 'required_fields'> & { is_traceable: boolean | null }

const ONE_HOUR = 3_600_000
const FAR_KILOMETRES = 5

/** A stage as defined in the process of a batch. */
export async function stageOf({ unscoped }: Store, processId: number, stageId: number): Promise<Stage> {
  const [stage] = await unscoped('the process of a batch that its caller holds')<Stage[]>`
    select s.name, s.activity_type, s.required_fields, p.is_traceable
    from process_stages p join stages s on s.id = p.stage_id
    where p.process_id = ${processId} and p.stage_id = ${stageId} limit 1`
  if (!stage) throw refuseField('stage_id', 'Công đoạn không thuộc quy trình của lô')
  return stage
}

export function checkDiary(diary: Diary, batch: Batch, stage: Stage | null, problems: ProblemList): void {
  if (diary.activity_type) checkActivity({ ...diary, activity_type: diary.activity_type }, batch, stage, problems)
  checkDetails(diary, stage, problems)
  if (diary.performed_at && today(new Date(diary.performed_at)) < batch.start_date)
    problems.at('performed_at', 'Thời gian thực hiện không được trước ngày bắt đầu lô')
}

function checkActivity(
  { activity_type, inputs, quantity }: Diary & Pick<Row<typeof diaries>, 'activity_type'>,
  { sector_kind }: Batch,
  stage: Stage | null,
  problems: ProblemList,
): void {
  const known: readonly string[] = [...(sector_kind ? activitiesBySector[sector_kind] : []), 'other']
  if (stage && stage.activity_type !== activity_type && !known.includes(activity_type))
    problems.at('activity_type', 'Loại hoạt động không thuộc lĩnh vực của lô')
  const needsInputs = (inputActivities as readonly string[]).includes(activity_type)
  if (needsInputs && inputs?.length === 0) problems.at('inputs', 'Vật tư sử dụng bắt buộc với hoạt động này')
  if (isQuantityRequired(activity_type, sector_kind) && (quantity === null || quantity === 0))
    problems.at('quantity', `${diaries.fields.quantity.label} bắt buộc`)
}

/** Checks the details that the stage requires, as far as they belong to the activity. */
function checkDetails({ activity_type, details }: Diary, stage: Stage | null, problems: ProblemList): void {
  for (const name of stage?.required_fields ?? []) {
    const field = diaries.fields.details.fields![name]
    const isMissing = details?.[name] == null && field?.when?.['activity_type']?.includes(activity_type!)
    if (isMissing) problems.at(`details.${name}`, `${field.label} bắt buộc`)
  }
}

/** Refuses times more than an hour in the future. */
export function checkTimes({ performed_at, finished_at }: Diary, now: Date, problems: ProblemList): void {
  for (const [field, moment] of Object.entries({ performed_at, finished_at }))
    if (moment && Date.parse(moment) > now.getTime() + ONE_HOUR)
      problems.at(field, `${diaries.fields[field as 'performed_at'].label} không được ở tương lai`)
}

/** Reports a worker who had left before the day of a diary. */
export async function checkWorker({ unscoped }: Store, diary: Diary, problems: ProblemList): Promise<void> {
  const { labor_id, performed_at } = diary
  if (!labor_id || !performed_at) return
  const [left] = await unscoped('a worker whom the form names, within its reach; only when he left is told')<
    { name: string; left_at: string }[]
  >`
    select name, left_at from labors where id = ${labor_id} and left_at < ${today(new Date(performed_at))}`
  if (left) problems.at('labor_id', `${left.name} đã nghỉ việc từ ngày ${formatDay(left.left_at)}`)
}

/** Whether a diary was recorded more than five kilometres from its area; false where a position is unknown. */
export async function isFarFrom({ unscoped }: Store, areaId: number, { latitude, longitude }: Diary): Promise<boolean> {
  const [area] = await unscoped('the area of a batch that its caller holds; only a distance is told')<
    { latitude: number | null; longitude: number | null }[]
  >`
    select latitude, longitude from material_areas where id = ${areaId}`
  if (latitude == null || longitude == null || area?.latitude == null || area.longitude == null) return false
  return (
    kilometresBetween({ latitude, longitude }, { latitude: area.latitude, longitude: area.longitude }) > FAR_KILOMETRES
  )
}
